/** What is counted over many games. Whole numbers only, so that tallies add up in any order. */
import type { PlayedGame } from '../../bots/index.ts';
import type { Action, CardId, Edition, Event, HeroState, State } from '../../rules/index.ts';

type Counts<Key extends string> = Record<Key, number>;
type Table<Key extends string> = Record<string, Counts<Key>>;

export interface Tally {
  games: number;
  wins: number;
  rounds: number;
  throws: number;
  actions: number;
  /** Why games were lost. */
  losses: Record<string, number>;
  /** Where they were lost: the level of the monster, or the boss. */
  lostAtLevel: Record<string, number>;
  lostInRound: Record<string, number>;
  scores: Record<string, number>;
  heroes: Table<'games' | 'wins' | 'faints' | 'eliminated'>;
  /** `affordable`: shown when the chest could pay for it and a hero had a place for it. */
  equipment: Table<'shown' | 'affordable' | 'bought' | 'free' | 'used'>;
  /** Bought in the shop besides cards. */
  services: Record<string, number>;
  monsters: Table<'met' | 'fatal' | 'left'>;
  bosses: Table<'met' | 'fatal' | 'left'>;
  /** Dungeon cards; editions with maps count `entered` instead. */
  rooms: Table<'offered' | 'taken'>;
  /** Rooms of maps, by kind. */
  entered: Record<string, number>;
  /** How often parties paid to have their dice back, by the level of the monster. */
  defeats: Record<string, number>;
  markers: Table<'placed'>;
  /** Monsters that went along with a hero. */
  captures: Record<string, number>;
  abilities: Table<'activated'>;
}

const rows = <Key extends string>(
  records: readonly { readonly id: string }[],
  keys: readonly Key[],
): Table<Key> =>
  Object.fromEntries(
    records.map(({ id }) => [id, Object.fromEntries(keys.map(key => [key, 0])) as Counts<Key>]),
  );

export const makeTally = ({ tables, marker }: Edition): Tally => ({
  games: 0,
  wins: 0,
  rounds: 0,
  throws: 0,
  actions: 0,
  losses: {},
  lostAtLevel: {},
  lostInRound: {},
  scores: {},
  heroes: rows(tables.heroes, ['games', 'wins', 'faints', 'eliminated']),
  equipment: rows(tables.equipment, ['shown', 'affordable', 'bought', 'free', 'used']),
  services: { healing: 0, die: 0 },
  monsters: rows(tables.monsters, ['met', 'fatal', 'left']),
  bosses: rows(tables.bosses, ['met', 'fatal', 'left']),
  rooms: rows(tables.dungeon, ['offered', 'taken']),
  entered: {},
  defeats: {},
  markers: rows([...marker.values()], ['placed']),
  captures: {},
  abilities: rows(tables.abilities, ['activated']),
});

const bump = (counts: Record<string, number>, key: string, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

const bumpRow = <Key extends string>(table: Table<Key>, id: string, key: Key): void => {
  const row = table[id];
  if (row !== undefined) row[key] += 1;
};

/** Adds the numbers of one tally to another, at any depth. */
export function addTally(to: Tally, from: Tally): void {
  const add = (target: Record<string, unknown>, source: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(source)) {
      if (typeof value === 'number') target[key] = ((target[key] as number | undefined) ?? 0) + value;
      else add(target[key] as Record<string, unknown>, value as Record<string, unknown>);
    }
  };
  add(to as unknown as Record<string, unknown>, from as unknown as Record<string, unknown>);
}

/** Counts what happens; one for any number of games, each ended by `end`. */
export function makeRecorder(edition: Edition, tally: Tally) {
  let shops = 0;
  const enter = (card: CardId): void => {
    const kind = edition.mapRoom.get(card)?.kind;
    if (kind !== undefined) bump(tally.entered, kind);
  };
  return {
    sink(event: Event): void {
      switch (event.type) {
        case 'drew-paths':
          for (const card of event.cards) bumpRow(tally.rooms, card, 'offered');
          break;
        case 'room':
          bumpRow(tally.rooms, event.card, 'taken');
          enter(event.card);
          break;
        case 'marked':
          bumpRow(tally.markers, event.marker, 'placed');
          break;
        case 'captured':
          bump(tally.captures, event.card);
          break;
        case 'monster':
          bumpRow(tally.monsters, event.card, 'met');
          break;
        case 'boss':
          bumpRow(tally.bosses, event.card, 'met');
          break;
        case 'backed-down':
          bumpRow(tally.monsters, event.card, 'left');
          break;
        case 'threw':
          tally.throws++;
          for (const card of event.weapons) bumpRow(tally.equipment, card, 'used');
          break;
        case 'used':
          bumpRow(tally.equipment, event.card, 'used');
          break;
        case 'ability':
          bumpRow(tally.abilities, event.ability, 'activated');
          break;
        case 're-thrown':
          bumpRow(tally.abilities, event.why, 'activated');
          break;
        case 'fainted':
          bumpRow(tally.heroes, event.hero, 'faints');
          break;
        case 'eliminated':
          bumpRow(tally.heroes, event.hero, 'eliminated');
          break;
        case 'shop':
          for (const card of event.cards) bumpRow(tally.equipment, card, 'shown');
          break;
        case 'bought':
          if (event.what === 'healing' || event.what === 'die') bump(tally.services, event.what);
          else bumpRow(tally.equipment, event.what, 'bought');
          break;
        default:
          break;
      }
    },
    onAction(state: State, action: Action): void {
      if (action.type === 'assign') bumpRow(tally.equipment, action.card, 'free');
      if (action.type === 'retrieve') bump(tally.defeats, `level ${state.combat?.foe.level}`);
      if (state.shops === shops) return;
      shops = state.shops;
      for (const card of state.display)
        if (isAffordable(edition, state, card)) bumpRow(tally.equipment, card, 'affordable');
    },
    end({ state, outcome, actions }: PlayedGame): void {
      shops = 0;
      tally.games++;
      tally.actions += actions;
      tally.rounds += state.round;
      for (const { hero } of state.heroes) bumpRow(tally.heroes, hero, 'games');
      if (outcome.won) {
        tally.wins++;
        bump(tally.scores, String(outcome.score));
        for (const { hero } of state.heroes) bumpRow(tally.heroes, hero, 'wins');
        return;
      }
      bump(tally.losses, outcome.why);
      bump(tally.lostInRound, String(state.round));
      const foe = state.combat?.foe;
      if (foe === undefined) return;
      bumpRow(foe.boss ? tally.bosses : tally.monsters, foe.card, 'fatal');
      bump(tally.lostAtLevel, foe.boss ? 'boss' : `level ${foe.level}`);
    },
  };
}

function isAffordable(edition: Edition, state: State, id: CardId): boolean {
  const card = edition.equipment.get(id);
  if (card === undefined || card.price > state.chest.coins) return false;
  const hasPlace = (hero: HeroState): boolean => {
    if (hero.eliminated) return false;
    const ofKind = hero.equipment.filter(carried => edition.equipment.get(carried.card)?.kind === card.kind);
    const isOneOnly = edition.constants.uniqueWeapons && card.kind === 'weapon';
    if (isOneOnly && ofKind.some(carried => carried.card === id)) return false;
    return ofKind.length < (edition.hero.get(hero.hero)?.slots[card.kind] ?? 0);
  };
  return state.heroes.some(hasPlace);
}
