import {
  fail,
  isOneOf,
  makeStream,
  nextInt,
  ok,
  quoted,
  type Refusal,
  type Result,
  type Sink,
  type Stream,
  shuffle,
} from '@tumblekeep/kernel';
import type { Edition } from '../edition.ts';
import type { Event } from '../event.ts';
import { refuse } from '../refusals.ts';
import type { HeroState, Options, State } from '../state.ts';
import type { CardId, HeroId } from '../vocabulary.ts';
import { drawMaps } from './map.ts';
import { type BeginningId, beginningOf, beginningsIn, stack } from './setup/beginning.ts';
import { HANDICAP, handicapEffects, isHandicap } from './setup/handicap.ts';

/** A seat in the party for whom the draw decides. */
export const RANDOM_HERO = 'random';

/** What a player may leave open; the rest is drawn or takes its default. */
export interface Wishes {
  /** Names in clockwise order, `random` among them for heroes that are drawn, or how many to draw. */
  readonly heroes?: readonly HeroId[] | number;
  readonly leader?: HeroId;
  readonly difficulty?: string;
  readonly solo?: boolean;
  /** Of our own (DF2-R-130, DF2-R-132): without it the decks lie as they were shuffled. */
  readonly beginning?: BeginningId;
  /** Of our own (DF2-R-131): help above zero, hindrance below. */
  readonly handicap?: number;
}

type Open = 'leader' | 'beginning' | 'handicap';

/** Turns untrusted options into wishes, or says what is wrong with them. */
function readWishes(
  edition: Edition,
  options: unknown,
): Result<Required<Omit<Wishes, Open>> & Pick<Wishes, Open>, Refusal> {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return fail(refuse('options', 'options-are-an-object'));
  const { constants } = edition;
  const {
    heroes: party = constants.heroes.usual,
    leader,
    difficulty,
    solo,
    beginning,
    handicap,
    ...rest
  } = options as Record<string, unknown>;
  const stray = Object.keys(rest)[0];
  if (stray !== undefined) return fail(refuse('options', 'unknown-option', { option: quoted(stray) }));
  if (solo !== undefined && typeof solo !== 'boolean')
    return fail(refuse('options', 'solo-is-true-or-false'));
  const isSolo = solo ?? false;
  const count = Array.isArray(party) ? party.length : party;
  const { fewest, most } = constants.heroes;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < fewest || count > most) {
    return fail(refuse('options', 'party-size', { fewest, most }));
  }
  if (isSolo && !constants.heroes.solo.includes(count))
    return fail(refuse('options', 'solo-size', { heroes: constants.heroes.solo }));
  if (Array.isArray(party)) {
    const named = party.filter(hero => hero !== RANDOM_HERO);
    for (const hero of named)
      if (!edition.hero.has(hero)) return fail(refuse('options', 'unknown-hero', { hero: quoted(hero) }));
    if (new Set(named).size !== named.length) return fail(refuse('options', 'hero-twice'));
  }
  if (
    difficulty !== undefined &&
    (typeof difficulty !== 'string' || !Object.hasOwn(constants.difficulties, difficulty))
  ) {
    const known = Object.keys(constants.difficulties);
    return fail(refuse('options', 'unknown-difficulty', { difficulty: quoted(difficulty), known }));
  }
  if (
    leader !== undefined &&
    (typeof leader !== 'string' ||
      (Array.isArray(party) && !party.includes(leader) && !party.includes(RANDOM_HERO)))
  ) {
    return fail(refuse('options', 'leader-not-in-party', { hero: quoted(leader) }));
  }
  const known = beginningsIn(edition);
  if (beginning !== undefined && !isOneOf(known, beginning))
    return fail(
      refuse('options', 'unknown-beginning', {
        beginning: quoted(beginning),
        known,
      }),
    );
  if (handicap !== undefined && !isHandicap(handicap))
    return fail(refuse('options', 'unknown-handicap', HANDICAP));
  return ok({
    heroes: party as HeroId[] | number,
    difficulty: difficulty ?? constants.defaultDifficulty,
    solo: isSolo,
    ...(leader !== undefined && { leader }),
    ...(beginning !== undefined && { beginning }),
    // None and zero are the same game.
    ...(handicap !== undefined && handicap !== 0 && { handicap }),
  });
}

/** Those who were named, in their places, and others from the sheets that are left. */
function drawHeroes({ tables }: Edition, people: Stream, wanted: readonly HeroId[] | number): HeroId[] {
  const party = typeof wanted === 'number' ? Array<HeroId>(wanted).fill(RANDOM_HERO) : wanted;
  if (!party.includes(RANDOM_HERO)) return [...party];
  const left = shuffle(
    people,
    tables.heroes.map(hero => hero.id).filter(hero => !party.includes(hero)),
  );
  let drawn = 0;
  return party.map(hero => (hero === RANDOM_HERO ? (left[drawn++] as HeroId) : hero));
}

export function setUp(
  edition: Edition,
  input: unknown,
  seed: string,
  sink?: Sink<Event>,
): Result<State, Refusal> {
  const wishes = readWishes(edition, input);
  if (!wishes.ok) return wishes;
  const { heroes: wanted, leader, difficulty, solo, beginning, handicap } = wishes.value;
  const { constants, tables, piles } = edition;

  const people = makeStream(seed, 'people');
  const party = drawHeroes(edition, people, wanted);
  if (leader !== undefined && !party.includes(leader))
    return fail(refuse('options', 'leader-not-in-party', { hero: leader }));
  const first = leader === undefined ? nextInt(people, party.length) : party.indexOf(leader);
  const options: Options = {
    heroes: party,
    leader: party[first] as HeroId,
    difficulty,
    solo,
    ...(beginning !== undefined && { beginning }),
    ...(handicap !== undefined && { handicap }),
  };

  const decks = makeStream(seed, 'decks');
  const monsters: string[] = [];
  const unused: string[] = [];
  const wantedMonsters = constants.difficulties[difficulty]?.monsters ?? [];
  const { more = [], isStacked = false, rooms } = beginningOf(beginning) ?? {};
  for (let i = wantedMonsters.length - 1; i >= 0; i--) {
    const pile = shuffle(decks, [...(piles.monsters[i] as readonly CardId[])]);
    const wantedCards = rooms !== undefined && i < rooms ? 1 : (wantedMonsters[i] as number | 'all');
    const taken = wantedCards === 'all' ? pile : pile.slice(0, wantedCards + (more[i] ?? 0));
    monsters.push(...taken);
    unused.push(...pile.slice(taken.length));
  }
  const { coins: moreCoins, dice: moreDice } = handicapEffects(handicap ?? 0);
  const printed = Math.max(0, constants.startCoins.perPlayer * party.length + constants.startCoins.plus);
  const coins = Math.min(constants.coins, printed + moreCoins);
  const dice = Math.min(constants.bonusDice, constants.startBonusDice + moreDice);
  const state: State = {
    rules: edition.id,
    options,
    random: { decks },
    phase: 'dungeon',
    round: 0,
    heroes: party.map(hero => makeHero(edition, hero)),
    leader: first,
    first: constants.firstHero === 'leader' ? first : (first + 1) % party.length,
    chest: { coins, dice },
    supply: {
      coins: constants.coins - coins,
      dice: constants.bonusDice - dice,
      scars: constants.scarTokens,
    },
    decks: {
      dungeon: shuffle(decks, [...piles.dungeon]),
      monsters,
      shop: shuffle(decks, [...piles.shop]),
      bosses: shuffle(decks, [...piles.bosses]),
    },
    unused,
    discard: [],
    scrap: [],
    box: [],
    setAside: [],
    icons: 0,
    room: null,
    map: null,
    refused: [],
    combat: null,
    display: [],
    // The last shop is the only one of a short game.
    shops: rooms === undefined ? 0 : (constants.dungeonCards?.shops ?? 1) - 1,
    frames: [{ at: 'do', what: 'round', step: 0 }],
    scarsTaken: 0,
    faints: 0,
    result: null,
  };
  if (tables.maps.length > 0) drawMaps(edition, state);
  if (isStacked) stack(edition, state);
  sink?.({ type: 'began', heroes: party, leader: options.leader, difficulty });
  return ok(state);
}

function makeHero(edition: Edition, hero: HeroId): HeroState {
  return {
    hero,
    life: edition.constants.life,
    scars: [],
    fainted: false,
    eliminated: false,
    equipment: [],
    token: edition.tokenOf.has(hero) ? 'inactive' : 'none',
    captives: [],
  };
}
