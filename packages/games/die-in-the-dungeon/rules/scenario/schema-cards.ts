/** Cards made up for a scenario. */
import { choice, count, id, record, whole } from '@tumblekeep/kernel/scenario';
import { z } from 'zod';
import type { CombatRules, Effect, Option } from '../cards.ts';
import { BACKS, CHANGING, HEROES, SIDES, STATS, TOKENS, TRACKS } from '../vocabulary.ts';

const stat = choice(STATS, 'stat');
const track = choice(TRACKS, 'track');
const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

const amount = z.union([
  whole,
  record({ each: choice(['minion', 'hero'], 'thing to count'), times: whole, per: count.exactOptional() }),
]);

const points = z.partialRecord(track, whole);

const effect: z.ZodType<Effect> = z
  .lazy(() =>
    z.discriminatedUnion('verb', [
      record({ verb: z.literal('gain'), tracks: z.partialRecord(track, amount) }),
      record({ verb: z.literal('regain'), amount }),
      record({ verb: z.literal('lose'), track, amount }),
      record({ verb: z.literal('damage'), stat, amount }),
      record({ verb: z.literal('upgrade'), of: z.array(choice(CHANGING, 'track')) }),
      record({ verb: z.literal('downgrade'), of: z.array(choice(CHANGING, 'track')) }),
      record({ verb: z.literal('gain-minion'), die: z.literal(SIDES) }),
      record({ verb: z.literal('lose-minion'), count }),
      record({
        verb: z.literal('check'),
        stat,
        target: count,
        fail: z.array(effect),
        pass: z.array(effect).exactOptional(),
      }),
      record({ verb: z.literal('choose'), options: z.array(option) }),
      record({ verb: z.literal('hit'), count: amount }),
      record({ verb: z.literal('pass-check') }),
    ]),
  )
  .meta({ id: 'effect' });

const option: z.ZodType<Option> = record({
  text: z.string(),
  pay: points.exactOptional(),
  effects: z.array(effect),
});

const byStat = z.partialRecord(stat, whole);

const combatRules: z.ZodType<CombatRules> = record({
  while: choice(HEROES, 'hero').exactOptional(),
  noAbilities: z.literal(true).exactOptional(),
  noMinions: z.literal(true).exactOptional(),
  noPips: z.literal(true).exactOptional(),
  noPoints: z.literal(true).exactOptional(),
  barred: z.array(stat).exactOptional(),
  party: byStat.exactOptional(),
  heroRolls: whole.exactOptional(),
  creatureRolls: whole.exactOptional(),
  damage: byStat.exactOptional(),
});

const HEAD = new RegExp(`^(\\?|(${HEROES.join('|')})( [1-4])?)$`);

const tile = record({
  back: choice(BACKS, 'back').exactOptional(),
  level: level.exactOptional(),
  number: count.exactOptional(),
  heads: z
    .array(z.string().regex(HEAD, 'is no head, like fighter, cleric 2 or ?'))
    .describe('Heroes, each at the level of the tile or at its own: cleric 2.')
    .exactOptional(),
  effects: z.array(effect).exactOptional(),
  rules: combatRules.describe('What the tile changes about its Combat.').exactOptional(),
});

export const tokens = z.array(choice(TOKENS, 'token'));

export const win = z
  .union([
    record({ epicParties: count.min(1) }),
    record({ points: count.min(1) }),
    record({ reach: id }),
    record({ explored: count.min(1) }),
  ])
  .describe('The goal: Epic Parties defeated, points, a place that is reached, or tiles explored.');

/** A dungeon drawn as in the maps of the game. */
export const ownMap = record({
  picture: z
    .union([z.string(), z.array(z.string())])
    .describe('S is a Start, D an Epic Party, o a path tile, # solid rock; - and | are passages.'),
  win,
});

const ability = record({
  cost: count.describe('Another cost than the printed one.').exactOptional(),
});

export const cardsSchema = record({
  abilities: z.record(id, ability).describe('Printed abilities with other costs.').exactOptional(),
  tiles: z.record(z.string(), tile).describe('Tiles by id; without a back, four-way.').optional(),
  heroes: z
    .record(z.string(), z.tuple([count, count, count]))
    .describe('Might, Agility and Magic of heroes: barbarian, or "cleric 2" for a level.')
    .optional(),
});
