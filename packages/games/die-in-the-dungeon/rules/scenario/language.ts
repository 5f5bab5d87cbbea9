/** The words of the crawl that scenarios may use. */
import { sayPlainly } from '@tumblekeep/kernel';
import { type Language, meant } from '@tumblekeep/kernel/scenario';
import type { Content } from '../content.ts';
import type { LaidMap } from '../dungeon.ts';
import { parseAction } from '../notation/action.ts';
import { ACTION_LINES } from '../notation/action-lines.ts';
import { EVENT_LINES } from '../notation/event-lines.ts';
import { REFUSALS } from '../refusals.ts';
import { LOSSES, type QuestionAt } from '../state.ts';
import { SPECTATOR } from '../view.ts';
import { CLASSES, DICE, HEROES, STATS, TOKENS, TRACKS } from '../vocabulary.ts';
import { VIEW } from './view-shape.ts';

/** Where the rules wait for the creature of the turn, and for what. */
export const PLACES: Readonly<Record<QuestionAt, string>> = {
  'power-up': 'abilities before the Power-Up',
  rest: 'how much to rest',
  move: 'which tile to explore',
  trap: 'an ability before a Stat Check, or the roll',
  modify: 'what is done about a failing roll',
  order: 'which gain comes first',
  resize: 'which die changes',
  choose: 'an option of the tile',
  class: 'the class of a question mark',
  round: 'an ability before the hero attacks',
  damage: 'how damage is split',
  loss: 'a token before Health is lost to 0',
  destroy: 'which DieMinion goes',
  attack: 'the attack of the round',
  hit: 'which hero falls',
  'last-chance': 'the end of the turn',
};

/** What events give as a reason besides tiles, abilities and tracks. */
const REASONS = [
  'attack',
  'clerics',
  'die',
  'fighters',
  'hit',
  'minion',
  'move',
  'power-up',
  'ranged-attack',
  'rest',
  'roll',
  'rogues',
  'tile',
  'token',
  'trap',
  'turn',
  'wizards',
] as const;

/** Names of heroes in a party: the second of a kind is `cleric-2`. */
const MOST_OF_A_KIND = 9;
const MEMBERS = HEROES.flatMap(hero => [
  hero,
  ...Array.from({ length: MOST_OF_A_KIND - 1 }, (_, i) => `${hero}-${i + 2}`),
]);

export function languageOf(
  content: Content,
  map?: LaidMap,
  creatures: readonly string[] = [...content.creature.keys()],
): Language {
  const places = map?.cells.map(({ at }) => at);
  const abilities = [...content.ability.keys()];
  const misnamed = (word: string, known: readonly string[], what: string): string | undefined =>
    known.includes(word) ? undefined : `there is no ${what} "${word}"${meant(word, known)}`;
  return {
    view: VIEW,
    events: Object.values(EVENT_LINES).flat(),
    actions: Object.values(ACTION_LINES).flat(),
    refusals: Object.keys(REFUSALS),
    places: Object.keys(PLACES),
    deciders: creatures,
    viewers: [...creatures, SPECTATOR],
    words: {
      CREATURE: creatures,
      ...(places && { PLACE: places }),
      TILE: [...content.tile.keys()],
      TRACK: TRACKS,
      STAT: STATS,
      DIE: DICE,
      TOKEN: TOKENS,
      ABILITY: abilities,
      MEMBER: MEMBERS,
      CLASS: CLASSES,
      LOSS: LOSSES,
      MAP: [...content.map.keys(), ...(map ? [map.map.id] : [])],
      REASON: REASONS,
      MEANS: ['minion', 'pips', 'points', 'time'],
    },
    unreadable: line => {
      const parsed = parseAction(line);
      return parsed.ok ? undefined : sayPlainly(parsed.error);
    },
    misnamed: line => {
      const parsed = parseAction(line);
      if (!parsed.ok) return sayPlainly(parsed.error);
      const action = parsed.value;
      if (action.type === 'use') return misnamed(action.ability, abilities, 'ability');
      if (action.type === 'explore' && places) return misnamed(action.cell, places, 'place');
      if (action.type === 'hit') return misnamed(action.hero, MEMBERS, 'hero');
      return undefined;
    },
  };
}
