/** Decks and piles of a staged position. A card that is named somewhere is taken out of its deck. */
import { impossible, type Path } from '@tumblekeep/kernel/scenario';
import type { Edition } from '../edition.ts';
import type { State } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import type { Stage } from './stage.ts';

/** The next cards from the top; or the whole deck from the top; or the next cards and how many there are in all. */
export type DeckStage =
  | readonly CardId[]
  | {
      readonly top?: readonly CardId[] | undefined;
      readonly exactly?: readonly CardId[] | undefined;
      readonly size?: number | undefined;
    };

/** Cards that lie elsewhere when the game begins. */
export interface Held {
  readonly room: CardId | null;
  readonly monster: CardId | null;
  readonly boss: CardId | null;
  readonly display: readonly CardId[];
  readonly stolen: readonly CardId[];
}

export function takeOut(deck: CardId[], card: CardId, what: string, path: Path): CardId {
  const at = deck.lastIndexOf(card);
  if (at < 0) impossible(path, `${card} is not in the ${what}, or lies elsewhere already`);
  return deck.splice(at, 1)[0] as CardId;
}

export const onTop = (deck: CardId[], cards: readonly CardId[], what: string, path: Path): void => {
  const taken = cards.map((card, i) => takeOut(deck, card, what, cards.length === 1 ? path : [...path, i]));
  deck.push(...taken.reverse());
};

/** A monster that was not picked for this game trades places with one of its level that was. */
export function pickMonster(
  edition: Edition,
  state: State,
  card: CardId,
  wanted: readonly CardId[],
  path: Path,
): void {
  const at = state.unused.indexOf(card);
  if (at < 0) return;
  const level = edition.monster.get(card)?.level;
  const { monsters } = state.decks;
  const other = monsters.findIndex(id => edition.monster.get(id)?.level === level && !wanted.includes(id));
  if (other < 0) impossible(path, `there is no place for ${card} in the monster deck`);
  state.unused[at] = monsters[other] as CardId;
  monsters[other] = card;
}

/** Takes out what the stage names outside of the decks, so that decks can be counted without it. */
export function holdCards(edition: Edition, state: State, stage: Stage): Held {
  const { decks } = state;
  const { combat, shop } = stage;
  const all = (cards: readonly CardId[] | undefined, take: (card: CardId, i: number) => CardId): CardId[] =>
    (cards ?? []).map(take);
  const monster = (card: CardId, path: Path): CardId => {
    pickMonster(edition, state, card, [card], path);
    return takeOut(decks.monsters, card, 'monster deck', path);
  };
  const { room, monster: foe } = combat?.boss === undefined ? (combat ?? {}) : {};
  state.setAside = all(stage.setAside, (card, i) =>
    takeOut(decks.dungeon, card, 'dungeon deck', ['setAside', i]),
  );
  for (const card of state.setAside) state.icons += edition.dungeonCard.get(card)?.shopIcons ?? 0;
  const held: Held = {
    room:
      room === undefined || state.map !== null
        ? null
        : takeOut(decks.dungeon, room, 'dungeon deck', ['combat', 'room']),
    monster: foe === undefined ? null : monster(foe, ['combat', 'monster']),
    boss:
      combat?.boss === undefined ? null : takeOut(decks.bosses, combat.boss, 'boss deck', ['combat', 'boss']),
    display: all(shop?.display, (card, i) => takeOut(decks.shop, card, 'shop deck', ['shop', 'display', i])),
    stolen: all(combat?.stolen, (card, i) => takeOut(decks.shop, card, 'shop deck', ['combat', 'stolen', i])),
  };
  state.discard = all(stage.discard, (card, i) => monster(card, ['discard', i]));
  state.scrap = all(stage.scrap, (card, i) => takeOut(decks.shop, card, 'shop deck', ['scrap', i]));
  state.box = all(stage.box, (card, i) => boxed(edition, state, card, ['box', i]));
  return held;
}

function boxed(edition: Edition, state: State, card: CardId, path: Path): CardId {
  const { dungeon, monsters, shop, bosses } = state.decks;
  if (state.unused.includes(card)) return takeOut(state.unused, card, 'unused monsters', path);
  const deck = edition.monster.has(card)
    ? monsters
    : edition.boss.has(card)
      ? bosses
      : edition.equipment.has(card)
        ? shop
        : dungeon;
  return takeOut(deck, card, 'decks', path);
}

const isList = (deck: DeckStage): deck is readonly CardId[] => Array.isArray(deck);

/** What the stage says about a deck: cards from the top and, if it is said, how many there are. */
export function deckOf(deck: DeckStage | undefined): {
  readonly top: readonly CardId[];
  readonly size?: number;
} {
  if (deck === undefined) return { top: [] };
  if (isList(deck)) return { top: deck };
  if (deck.exactly !== undefined) return { top: deck.exactly, size: deck.exactly.length };
  return { top: deck.top ?? [], ...(deck.size !== undefined && { size: deck.size }) };
}

/** Where the cards of a deck are named. */
export const deckPath = (name: keyof State['decks'], deck: DeckStage | undefined): Path =>
  deck === undefined || isList(deck)
    ? ['decks', name]
    : ['decks', name, deck.exactly === undefined ? 'top' : 'exactly'];

/** Cards that a smaller deck leaves out are out of the game, monsters among those that nobody will meet. */
export function stageDecks(edition: Edition, state: State, { decks }: Stage): void {
  const out = (name: 'dungeon' | 'shop' | 'bosses', what: string): void => {
    const { top, size } = deckOf(decks?.[name]);
    const deck = state.decks[name];
    const path = deckPath(name, decks?.[name]);
    const taken = top.map((card, i) => takeOut(deck, card, what, [...path, i]));
    deck.push(...taken.reverse());
    if (size !== undefined) state.box.push(...shrink(deck, size, ['decks', name]));
  };
  out('dungeon', 'dungeon deck');
  out('shop', 'shop deck');
  out('bosses', 'boss deck');
  stageMonsters(edition, state, decks?.monsters);
}

function shrink(deck: CardId[], size: number, path: Path): CardId[] {
  if (size > deck.length) impossible([...path, 'size'], `there are only ${deck.length} cards for this deck`);
  return deck.splice(0, deck.length - size);
}

function stageMonsters(edition: Edition, state: State, stage: DeckStage | undefined): void {
  const { top, size } = deckOf(stage);
  const path = deckPath('monsters', stage);
  const { monsters } = state.decks;
  const isWhole = stage !== undefined && !isList(stage) && stage.exactly !== undefined;
  if (isWhole) monsters.unshift(...state.unused.splice(0));
  top.forEach((card, i) => {
    pickMonster(edition, state, card, top, [...path, i]);
  });
  const taken = top.map((card, i) => takeOut(monsters, card, 'monster deck', [...path, i]));
  monsters.push(...taken.reverse());
  if (size !== undefined) state.unused.push(...shrink(monsters, size, ['decks', 'monsters']));
}
