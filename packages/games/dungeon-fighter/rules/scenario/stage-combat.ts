/** A combat that a position begins in: as it stands, with a throw just made, or with the monster defeated. */

import { sayPlainly, settle } from '@tumblekeep/kernel';
import { impossible } from '@tumblekeep/kernel/scenario';
import { sayIn } from '../../texts/refusals.ts';
import type { Action } from '../action.ts';
import { endCombat } from '../chapters/combat.ts';
import type { Edition } from '../edition.ts';
import { parseAction } from '../notation/action.ts';
import { isStanding, nameAt, type Play, topFrame } from '../play.ts';
import { answer } from '../questions.ts';
import type { CombatState, HeroState, Question, State } from '../state.ts';
import { markerSays } from '../verbs/markers.ts';
import { hasPartIn } from '../verbs/verb.ts';
import { type CardId, COLORS } from '../vocabulary.ts';
import type { CombatStage } from './stage.ts';
import type { Held } from './stage-decks.ts';
import { seatNamed } from './stage-parts.ts';

export function beginCombat(
  edition: Edition,
  state: State,
  combat: CombatStage,
  held: Held,
  round: number,
): void {
  state.round = round;
  if (held.boss !== null) {
    state.decks.bosses.push(held.boss);
    state.frames = [{ at: 'do', what: 'boss', step: 0 }];
    return;
  }
  if (state.map === null) state.room = held.room ?? plainRoom(edition, state);
  else state.room = combat.room ?? edition.map.get(state.map.floors[0] as CardId)?.rooms[0]?.id ?? null;
  if (state.room !== null && !edition.room.has(state.room))
    impossible(['combat', 'room'], `there is no room ${state.room}`);
  if (held.monster !== null) state.decks.monsters.push(held.monster);
  if (state.decks.monsters.length === 0) impossible(['decks', 'monsters'], 'there is no monster to fight');
  state.frames = [{ at: 'do', what: 'encounter', step: 0 }];
}

function plainRoom(edition: Edition, state: State): CardId {
  const { dungeon } = state.decks;
  const plain = edition.tables.dungeon.find(
    card =>
      card.onReveal.length === 0 &&
      card.monsterAdvantage === 0 &&
      card.requirement === undefined &&
      dungeon.includes(card.id),
  );
  if (plain === undefined) return impossible(['combat'], 'there is no plain room left; name a room');
  return dungeon.splice(dungeon.lastIndexOf(plain.id), 1)[0] as CardId;
}

export function adjustCombat({ edition, state }: Play, stage: CombatStage, held: Held): void {
  const { combat } = state;
  if (combat === null) return;
  const { foe } = combat;
  foe.life = stage.life ?? foe.life;
  foe.initialLife = stage.initialLife ?? Math.max(foe.initialLife, foe.life);
  if (stage.active !== undefined) {
    combat.active = seatNamed(state, stage.active, ['combat', 'active']);
    if (!isStanding(state.heroes[combat.active] as HeroState))
      impossible(['combat', 'active'], `${stage.active} cannot act`);
    combat.lastThrower = combat.active;
  }
  if (stage.lastThrower !== undefined)
    combat.lastThrower = seatNamed(state, stage.lastThrower, ['combat', 'lastThrower']);
  combat.defeats = stage.defeats ?? 0;
  combat.stolen.push(...held.stolen);
  combat.usedThisCombat.push(...(stage.usedThisCombat ?? []));
  combat.usedThisTurn.push(...(stage.usedThisTurn ?? []));
  combat.epic = stage.epic ?? false;
  for (const [id, hero] of Object.entries(stage.markers ?? {})) {
    combat.markers.push({ id, seat: seatNamed(state, hero, ['combat', 'markers', id]) });
    const marker = edition.marker.get(id);
    if (marker !== undefined && hasPartIn(markerSays(marker), 'silences')) combat.silenced = true;
  }
  if (stage.dice !== undefined) {
    combat.dice = [...stage.dice];
    combat.throws = COLORS.length - stage.dice.length;
  }
  if (stage.bonusDiceThrown !== undefined) {
    combat.bonusDiceThrown = stage.bonusDiceThrown;
    combat.throws += stage.bonusDiceThrown;
    state.supply.dice -= stage.bonusDiceThrown;
  }
}

/** The monster is defeated, and Resting begins. */
export function rest(play: Play, stage: CombatStage): void {
  const combat = play.state.combat as CombatState;
  if (combat.foe.boss) impossible(['begin'], 'nobody rests after the boss: the game is won');
  if (stage.throw !== undefined) impossible(['combat', 'throw'], 'the fight is over, nobody throws');
  combat.foe.life = Math.min(0, stage.life ?? 0);
  endCombat(play);
  settle(play, play.state.frames, play.edition.procedures);
}

const asked = (play: Play): Question | undefined => topFrame(play.state) as Question | undefined;

function act(play: Play, action: Action, path: readonly string[]): void {
  const question = asked(play) ?? impossible(path, 'the game is over before that');
  const refusal = answer(play, question, action);
  if (refusal) impossible(path, sayIn(play.edition)(refusal));
  settle(play, play.state.frames, play.edition.procedures);
}

/** The throw of the stage, and every window before the one it wants passed by. */
export function throwOnce(play: Play, { throw: thrown, window }: CombatStage): void {
  if (thrown === undefined) {
    if (window !== undefined)
      impossible(['combat', 'window'], 'a window opens after a throw: say which one as combat.throw');
    return;
  }
  const hero = nameAt(play, (play.state.combat as CombatState).active);
  const { die, weapons = [], lands } = thrown;
  act(play, { type: 'throw', hero, die, weapons }, ['combat', 'throw']);
  if (lands !== undefined) {
    const landing = parseAction(`lands ${lands}`);
    if (!landing.ok) impossible(['combat', 'throw', 'lands'], sayPlainly(landing.error));
    else act(play, landing.value, ['combat', 'throw', 'lands']);
  }
  if (window === undefined) return;
  const passed: string[] = [];
  for (let question = asked(play); ; question = asked(play)) {
    if (question?.at !== 'window')
      impossible(
        ['combat', 'window'],
        `no ${window} window opens after this throw${passed.length === 0 ? '' : `, only ${passed.join(', ')}`}; ${question === undefined ? 'the game is over' : `"${question.at}" is asked`}`,
      );
    else if (question.kind === window) return;
    else {
      passed.push(`${question.kind} (${nameAt(play, question.seat)})`);
      act(play, { type: 'pass', hero: nameAt(play, question.seat) }, ['combat', 'window']);
    }
  }
}
