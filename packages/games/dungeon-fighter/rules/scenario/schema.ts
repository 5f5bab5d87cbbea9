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
import { BEGINNINGS, type BeginningId } from '../chapters/setup/beginning.ts';
import { HANDICAP } from '../chapters/setup/handicap.ts';
import { LOSSES, WINDOWS } from '../state.ts';
import { COLORS, DICE } from '../vocabulary.ts';
import { cardsSchema, type } from './schema-cards.ts';

const colors = z.array(choice(COLORS, 'colour'));
const ids = z.array(id);

const hero = record({
  hero: id.describe('The hero, by id.'),
  life: whole.describe('Life left; the maximum if not said.').optional(),
  scars: colors.describe('Colours of scarred abilities.').optional(),
  equipment: ids.describe('Cards carried, in order.').optional(),
  used: ids.describe('Carried armors that are turned.').optional(),
  token: choice(['inactive', 'active'], 'side of a token').optional(),
  captives: ids.describe('Captured monsters.').optional(),
  fainted: z.boolean().optional(),
  eliminated: z.boolean().optional(),
  abilities: record({
    red: id.exactOptional(),
    green: id.exactOptional(),
    blue: id.exactOptional(),
  })
    .describe('Other abilities than the sheet prints.')
    .optional(),
  swornEnemy: type.describe('Another sworn enemy than the sheet prints.').optional(),
  slots: record({
    weapon: count.exactOptional(),
    armor: count.exactOptional(),
    spendable: count.exactOptional(),
  })
    .describe('Other equipment limits than the sheet prints.')
    .optional(),
});

const combat = record({
  room: id.describe('The room; without one, a room that does nothing.').optional(),
  monster: id.describe('The monster; without one, the next of the monster deck.').optional(),
  boss: id.describe('The boss, in place of a monster.').optional(),
  life: whole.describe('Life left to the monster.').optional(),
  initialLife: whole.describe('Life it began with.').optional(),
  dice: colors.describe('Coloured dice not thrown yet.').optional(),
  bonusDiceThrown: count.describe('Bonus dice lying on the table.').optional(),
  active: id.describe('The hero whose turn it is.').optional(),
  defeats: count.describe('How often the party was defeated.').optional(),
  markers: z.record(id, id).describe('Markers in play, each with the hero it belongs to.').optional(),
  lastThrower: id.describe('Who threw last; the active hero if not said.').optional(),
  stolen: ids.describe('Cards lying face down before the thief.').optional(),
  usedThisCombat: ids.describe('Abilities used up for this combat.').optional(),
  usedThisTurn: ids.describe('Abilities used up for this turn.').optional(),
  epic: z.boolean().describe('The last blow was an Epic Shot.').optional(),
  throw: record({
    die: choice(DICE, 'die'),
    weapons: ids.optional(),
    lands: z.string().describe('How it landed, as in the action: 4 icon bounces 1.').optional(),
  })
    .describe('A throw of the active hero that is made already.')
    .optional(),
  window: choice(WINDOWS, 'window')
    .describe('Begins in this window after the throw; those before it are passed.')
    .optional(),
});

const deck = z
  .union([
    ids,
    record({
      top: ids.describe('The next cards, from the top.').optional(),
      exactly: ids.describe('The whole deck, from the top.').optional(),
      size: count.describe('How many cards there are in all.').optional(),
    }),
  ])
  .meta({ id: 'deck' });

const outcome = z.union([
  choice(['none', 'won', ...LOSSES], 'outcome'),
  record({
    won: z.boolean().optional(),
    why: choice(LOSSES, 'loss').optional(),
    score: whole.optional(),
    title: z.string().optional(),
    parts: z.record(z.string(), whole).describe('Points by reason, all of them.').optional(),
  }),
]);

const expectation = expectationSchema(outcome);

const step = z.union([
  z.string().describe('An action in notation.'),
  record({
    do: lines.describe('Actions in notation, one after another.'),
    expect: expectation.optional(),
  }),
]);

export const scenarioSchema = record({
  rules: z.string().describe('The rule set.'),
  title: z.string().min(1).describe('What the scenario shows, in one sentence.'),
  proves: provesSchema.optional(),
  cards: cardsSchema.describe('Cards made up for this scenario, by id.').optional(),
  party: z
    .array(z.union([id, hero]))
    .describe('The heroes, clockwise.')
    .optional(),
  leader: id.describe('The Leader; the first hero if not said.').optional(),
  first: id.describe('Who begins the next fight.').optional(),
  difficulty: id.optional(),
  solo: z.boolean().describe('One player controls all heroes.').optional(),
  beginning: choice(Object.keys(BEGINNINGS) as [BeginningId], 'beginning')
    .describe('A stacked beginning of our own.')
    .optional(),
  handicap: whole
    .min(HANDICAP.least)
    .max(HANDICAP.most)
    .describe('Help above zero or hindrance below, of our own.')
    .optional(),
  seed: z.string().describe('Shuffles what the scenario leaves open.').optional(),
  round: count.min(1).describe('The round that is played.').optional(),
  tally: record({ scars: count.optional(), faints: count.optional() })
    .describe('Scars taken and faints over the whole game; those of the party if not said.')
    .optional(),
  chest: record({ coins: count.optional(), dice: count.optional() }).optional(),
  decks: record({
    dungeon: deck.optional(),
    monsters: deck.optional(),
    shop: deck.optional(),
    bosses: deck.optional(),
  })
    .describe('The next cards of each deck, from the top, or the whole of it.')
    .optional(),
  map: record({ floors: ids, room: id.optional() })
    .describe('The maps joined to a dungeon, and the room the party is in.')
    .optional(),
  setAside: ids.describe('Rooms won since the last shop.').optional(),
  discard: ids.describe('Monsters defeated so far.').optional(),
  scrap: ids.describe('Equipment that can come back.').optional(),
  box: ids.describe('Cards out of the game.').optional(),
  shops: count.describe('Shops visited so far.').optional(),
  combat: combat.describe('Begins in this combat.').optional(),
  begin: choice(['rest'], 'beginning').describe('Begins with Resting, after this combat.').optional(),
  shop: record({ display: ids }).describe('Begins in a shop that shows these cards first.').optional(),
  position: z.string().describe('The whole position in notation, in place of party and all that.').optional(),
  expect: expectation.describe('Expected before the first step.').optional(),
  steps: z.array(step).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;

/** The schema for editors, as JSON Schema. */
export const scenarioJsonSchema = (): Record<string, unknown> => ({
  title: 'Scenario',
  ...z.toJSONSchema(scenarioSchema, { io: 'input' }),
});
