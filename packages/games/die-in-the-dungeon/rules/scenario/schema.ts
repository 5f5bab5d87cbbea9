/** The scenario language. This schema is the source: checks, types and the JSON Schema derive from it. */
import {
  choice,
  count,
  expectationSchema,
  id,
  lines,
  provesSchema,
  record,
  whole,
} from '@tumblekeep/kernel/scenario';
import { z } from 'zod';
import { RULES_ID } from '../chapters/setup.ts';
import { LOSSES } from '../state.ts';
import { DICE, HEROES, TRACKS } from '../vocabulary.ts';
import { cardsSchema, ownMap, tokens, win } from './schema-cards.ts';

const slot = z
  .union([whole, z.string().regex(/^d\d+ \d+$/, 'is a value, or die and value like d8 5')])
  .describe('A value on the die that is there, or die and value: d8 5.');

const creature = record({
  creature: id.describe('The creature, by id; any if not said.').exactOptional(),
  time: slot.exactOptional(),
  might: slot.exactOptional(),
  agility: slot.exactOptional(),
  magic: slot.exactOptional(),
  health: slot.exactOptional(),
  ability: slot.exactOptional(),
  minions: z
    .array(choice(DICE, 'die'))
    .describe('DieMinions, in place of the one it begins with.')
    .exactOptional(),
  tokens: z.array(choice(TRACKS, 'track')).describe('Saved tokens.').exactOptional(),
  points: count.describe('Victory Points.').exactOptional(),
  pips: z.array(count).describe('Pips left in each box, from the first.').exactOptional(),
  cards: z.array(id).describe('Ability Cards left.').exactOptional(),
  boons: z.array(id).describe('Abilities at work.').exactOptional(),
  epicParties: count.describe('Defeated Epic Party tiles.').exactOptional(),
  at: id.describe('The place it stands on; its Start if not said.').exactOptional(),
});

const HERO = new RegExp(`^(${HEROES.join('|')})( [1-4])?( rotated)?$`);

const combat = record({
  heroes: z.array(z.string().regex(HERO, 'is no hero, like fighter, cleric 2 or barbarian rotated')),
  level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).exactOptional(),
  round: count.describe('The round that begins; 1 if not said.').exactOptional(),
});

const rolls = z
  .array(z.string().regex(/^d\d+ \d+$/, 'is no roll; write die and face like d10 8'))
  .describe('What dice show, in the order in which they are rolled; all of them must be.');

const outcome = z.union([
  choice(['none', 'won', ...LOSSES], 'outcome'),
  record({
    won: z.boolean().optional(),
    winner: id.nullable().optional(),
    why: choice(['goal', ...LOSSES], 'end').optional(),
    turns: count.optional(),
  }),
]);

const expectation = expectationSchema(outcome);

const step = z.union([
  z.string().describe('An action in notation.'),
  record({
    rolls: rolls.optional(),
    do: lines.describe('Actions in notation, one after another.'),
    expect: expectation.optional(),
  }),
]);

export const scenarioSchema = record({
  rules: z.literal(RULES_ID).describe('The rule set.'),
  title: z.string().min(1).describe('What the scenario shows, in one sentence.'),
  proves: provesSchema.optional(),
  cards: cardsSchema.describe('Cards made up for this scenario.').optional(),
  map: z
    .union([id, ownMap])
    .describe('The map, by id or drawn; if not said, a Start at b2 with plain tiles around it.')
    .exactOptional(),
  win: win.exactOptional(),
  tokens: z
    .record(id, tokens)
    .describe('Tokens that lie at named places, in place of those of the map.')
    .exactOptional(),
  creature: z.union([id, creature]).describe('The only creature.').optional(),
  creatures: z
    .array(z.union([id, creature]))
    .describe('Both creatures, on a map for two.')
    .optional(),
  first: id.describe('Whose turn it is.').exactOptional(),
  seed: z.string().describe('Shuffles what the scenario leaves open.').exactOptional(),
  turn: count.describe('The number of the turn.').exactOptional(),
  tiles: z.record(id, id).describe('Tiles that lie at named places.').optional(),
  explored: z.array(id).describe('Places explored so far, the Start aside.').exactOptional(),
  begin: choice(['turn', 'rest', 'move', 'end'], 'step of a turn').exactOptional(),
  enter: id.describe('Begins with this tile just turned.').exactOptional(),
  combat: combat.describe('Begins in this Combat, its perks suffered already.').exactOptional(),
  position: z.string().describe('The whole position in notation, in place of all that.').exactOptional(),
  rolls: rolls.optional(),
  expect: expectation.describe('Expected before the first step.').optional(),
  steps: z.array(step).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Step = z.infer<typeof step>;

/** The schema for editors, as JSON Schema. */
export const scenarioJsonSchema = (): Record<string, unknown> => ({
  title: 'Scenario of DIE in the Dungeon!',
  ...z.toJSONSchema(scenarioSchema, { io: 'input' }),
});
