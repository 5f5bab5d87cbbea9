/** MONSTER: a monster steps in. */
import { shuffle } from '@tumblekeep/kernel';
import type { MonsterCard } from '../cards.ts';
import type { Part } from '../event.ts';
import { go, type Play } from '../play.ts';
import type { CardId } from '../vocabulary.ts';
import { beginCombat } from './combat.ts';
import { dungeonCardOf } from './room.ts';
import { handicapLife } from './setup/handicap.ts';

const difficultyLife = (play: Play): number =>
  play.edition.constants.difficulties[play.state.options.difficulty]?.monsterLife ?? 0;

/** A monster's initial life, and its parts that are not zero (DF2-MONSTER-04). */
export function lifeParts(
  play: Play,
  card: { readonly id: CardId; readonly life: number },
  advantage: number,
) {
  const difficulty = difficultyLife(play);
  const handicap = handicapLife(play.state.options.handicap, card.life + advantage + difficulty);
  const parts: Part[] = [
    { why: card.id, amount: card.life },
    { why: 'room', amount: advantage },
    { why: 'difficulty', amount: difficulty },
    { why: 'handicap', amount: handicap },
  ];
  return {
    life: parts.reduce((sum, part) => sum + part.amount, 0),
    parts: parts.filter(part => part.amount !== 0),
  };
}

export const meetMonster = (play: Play): void => go(play, 'encounter');

/** With an empty tower a room has no encounter (DF1-R-10). */
export function meetMonsterIfAny(play: Play): void {
  if (play.state.decks.monsters.length > 0) {
    meetMonster(play);
    return;
  }
  play.state.phase = 'rest';
  go(play, 'leave-room');
}

export function revealMonster(play: Play): void {
  const { state, sink } = play;
  const card = drawMonster(play);
  const advantage = dungeonCardOf(play)?.monsterAdvantage ?? 0;
  const { life, parts } = lifeParts(play, card, advantage);
  const coins = Math.min(card.coins, state.supply.coins);
  state.supply.coins -= coins;
  sink?.({ type: 'monster', card: card.id, life, parts, coins });
  beginCombat(play, { card: card.id, boss: false, level: card.level, life, initialLife: life, coins });
}

/** The topmost monster that the party has not backed down from in this room (DF1-R-75). */
function drawMonster(play: Play): MonsterCard {
  const { decks, refused } = play.state;
  const at = decks.monsters.findLastIndex(card => !refused.includes(card));
  return play.edition.monster.get(decks.monsters.splice(at, 1)[0] as CardId) as MonsterCard;
}

/** DF2-R-22: an empty deck is made anew from the discarded monsters of the highest level, else from all of them. */
export function refillMonsters(play: Play): void {
  const { state, edition } = play;
  if (state.decks.monsters.length > 0) return;
  const highest = edition.piles.monsters.length;
  const isHighest = (id: CardId) => edition.monster.get(id)?.level === highest;
  const again = state.discard.some(isHighest) ? state.discard.filter(isHighest) : state.discard;
  state.decks.monsters = shuffle(state.random.decks, [...again]);
  state.discard = state.discard.filter(id => !again.includes(id));
}
