/** VP: Victory Points and the Die-Namic Dice they unlock (DIE-DICE-04 to 07). */
import { THRESHOLDS } from '../constants.ts';
import { me, type Play } from '../play.ts';
import { checkWin } from './win.ts';

export function gainVictoryPoints(play: Play, points: number): void {
  const creature = me(play);
  creature.points += points;
  while (creature.boxes < THRESHOLDS.length && creature.points >= (THRESHOLDS[creature.boxes] as number)) {
    const box = creature.boxes + 1;
    creature.pips[creature.boxes] = box;
    creature.boxes = box;
    play.sink?.({ type: 'die-namic', box, pips: box, points: creature.points });
  }
  checkWin(play);
}
