/**
 * BEGINNING: options of our own. For people who have never thrown more of the weakest monsters come first, and the
 * first cards are stacked (DF2-R-130); a short game has three rooms (DF2-R-132). Logs depend on every number here: a
 * change needs a new revision.
 */
import type { DungeonCard, MonsterCard } from '../../cards.ts';
import type { Edition } from '../../edition.ts';
import type { State } from '../../state.ts';
import type { CardId, Throw } from '../../vocabulary.ts';

export interface Beginning {
  /** How many more monsters of each level are taken, from level 1 on. */
  readonly more: readonly number[];
  /** The first cards are chosen. */
  readonly isStacked: boolean;
  /** So many rooms and then one shop before the boss, for a dungeon of cards; one monster of each of the first levels. */
  readonly rooms?: number;
}

export const BEGINNINGS = {
  gentle: { more: [2, 1], isStacked: true },
  short: { more: [], isStacked: false, rooms: 3 },
} as const satisfies Readonly<Record<string, Beginning>>;
export type BeginningId = keyof typeof BEGINNINGS;

export const beginningOf = (id: BeginningId | undefined): Beginning | undefined =>
  id === undefined ? undefined : BEGINNINGS[id];

/** A short game needs a dungeon that is drawn card by card. */
export const beginningsIn = ({ constants }: Pick<Edition, 'constants'>): readonly BeginningId[] =>
  (Object.keys(BEGINNINGS) as BeginningId[]).filter(
    id => beginningOf(id)?.rooms === undefined || constants.dungeonCards !== undefined,
  );

/** The same flick as ever, or nearly so; the first that a level has is taken. */
const SIMPLE: readonly Throw[] = ['sitting', 'two-bounce', 'weak-hand', 'one-eye', 'wrist-on-table', 'palms'];

type Wanted<Card> = (card: Card) => boolean;

const isHarmless: Wanted<MonsterCard> = card =>
  card.requirement === undefined && card.ability === undefined && card.immuneTo === undefined;
const demands =
  (wanted: Throw): Wanted<MonsterCard> =>
  card =>
    card.requirement === wanted && card.ability === undefined;
const hasAbility: Wanted<MonsterCard> = card => card.ability !== undefined && card.requirement === undefined;

/** The first three fights; where nothing fits the first wish, the next one is tried. */
const FIGHTS: readonly (readonly Wanted<MonsterCard>[])[] = [
  [isHarmless],
  [...SIMPLE.map(demands), card => card.requirement !== undefined],
  [hasAbility],
];

const isCalm: Wanted<DungeonCard> = card => card.requirement === undefined && card.monsterAdvantage === 0;
const isEmpty: Wanted<DungeonCard> = card => isCalm(card) && card.onReveal.length === 0;

/** Both paths of the first three rounds. */
const ROOMS: readonly (readonly Wanted<DungeonCard>[])[] = [
  [isEmpty, isCalm],
  [isEmpty, isCalm],
  [isCalm],
  [isCalm],
  [isCalm],
  [isCalm],
];

export function stack(edition: Edition, state: State): void {
  stackMonsters(edition, state);
  ROOMS.forEach((wishes, nth) => {
    bring(state.decks.dungeon, nth, wishes, edition.dungeonCard, () => true);
  });
}

/** Every level keeps its number of cards: a monster changes places with one of its own level. */
function stackMonsters({ monster }: Edition, { decks, unused }: State): void {
  FIGHTS.forEach((wishes, nth) => {
    const { length } = decks.monsters;
    if (nth >= length) return;
    const { level } = monster.get(decks.monsters[length - 1 - nth] as CardId) as MonsterCard;
    const all = [...unused, ...decks.monsters];
    bring(all, nth, wishes, monster, card => card.level === level);
    unused.splice(0, unused.length, ...all.slice(0, unused.length));
    decks.monsters = all.slice(unused.length);
  });
}

/** Brings the topmost card that is wished for to the nth place from the top; the cards above it stay. */
function bring<Card>(
  pile: CardId[],
  nth: number,
  wishes: readonly Wanted<Card>[],
  cards: ReadonlyMap<CardId, Card>,
  may: Wanted<Card>,
): void {
  const to = pile.length - 1 - nth;
  if (to < 0) return;
  for (const wish of wishes) {
    const from = pile.findLastIndex((id, at) => {
      const card = at <= to ? cards.get(id) : undefined;
      return card !== undefined && may(card) && wish(card);
    });
    if (from < 0) continue;
    [pile[from], pile[to]] = [pile[to] as CardId, pile[from] as CardId];
    return;
  }
}
