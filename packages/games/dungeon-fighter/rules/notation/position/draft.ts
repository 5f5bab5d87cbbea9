import type { Edition } from '../../edition.ts';
import type { CombatState, FoeState, Frame, HeroState, State, ThrowState } from '../../state.ts';
import { type CardId, COLORS } from '../../vocabulary.ts';
import type { LineReader } from './reader.ts';

/** What has been read so far; a line may name a hero only after that hero's own line. */
export interface Draft {
  readonly edition: Edition;
  readonly state: Partial<State>;
  readonly decks: Partial<State['decks']>;
  readonly heroes: HeroState[];
  readonly frames: Frame[];
  foe?: FoeState;
  combat?: CombatState;
  throw?: ThrowState;
}

export type Topic = (reader: LineReader, draft: Draft) => void;

export const color = (reader: LineReader) => reader.oneOf(COLORS, 'colour');
export const ability = (draft: Draft) => (reader: LineReader) =>
  reader.known(draft.edition.ability, 'ability');
export const equipment = (draft: Draft) => (reader: LineReader) =>
  reader.known(draft.edition.equipment, 'equipment card');
export const room = (draft: Draft) => (reader: LineReader) => reader.known(draft.edition.room, 'room');
export const monster = (draft: Draft) => (reader: LineReader) =>
  reader.known(draft.edition.monster, 'monster');
export const boss = (draft: Draft) => (reader: LineReader) => reader.known(draft.edition.boss, 'boss');

export function anyCard(draft: Draft): (reader: LineReader) => CardId {
  const { monster: monsters, equipment: cards, boss: bosses, room: rooms } = draft.edition;
  return reader => {
    const known = new Map<string, unknown>([...monsters, ...cards, ...bosses, ...rooms]);
    return reader.known(known, 'card');
  };
}

/** A hero of the party, as a seat. */
export const seat = (draft: Draft) => (reader: LineReader) => {
  const names = draft.heroes.map((hero, at) => [hero.hero, at] as const);
  const name = reader.known(new Map(names), 'hero of the party');
  return names.findIndex(([hero]) => hero === name);
};
