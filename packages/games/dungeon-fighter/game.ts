/** Everything that others have to know of Dungeon Fighter. */

import type { GameFolder, Hosted, Kinds, Proving } from '@tumblekeep/host';
import type { AnyGame, FuzzTarget } from '@tumblekeep/kernel';
import { daily } from './hosted/daily.ts';
import { hostedFight } from './hosted/hosted.ts';
import { physicsOf } from './hosted/physics.ts';
import { provingFight } from './hosted/prove.ts';
import { sayAtTable } from './hosted/sentences.ts';
import { fuzzTarget } from './rules/fuzz.ts';
import { type DungeonFighter, printPosition, RULE_SETS, type State } from './rules/index.ts';
import { makeReady, scenarioJsonSchema } from './rules/scenario/index.ts';
import { wordsPage } from './rules/scenario/words.ts';

const rulesOf = (rules: string): DungeonFighter => RULE_SETS[rules] as DungeonFighter;

const HEROES = 3;

const folder: GameFolder = {
  id: 'dungeon-fighter',
  name: 'Dungeon Fighter',
  url: import.meta.url,
  rules: RULE_SETS as Readonly<Record<string, unknown>> as Readonly<Record<string, AnyGame>>,
  ordinary: () => ({ heroes: HEROES }),
  settingOf(options) {
    const { heroes, difficulty } = options as State['options'];
    return { seats: heroes, difficulty };
  },
  say: rules => sayAtTable(rulesOf(rules).edition),
  hosted: async rules => hostedFight(rulesOf(rules), physicsOf(rulesOf(rules))) as unknown as Hosted<Kinds>,
  proving: async rules =>
    provingFight(rulesOf(rules), physicsOf(rulesOf(rules))) as unknown as Proving<Kinds>,
  fuzz: rules => fuzzTarget(rules) as FuzzTarget<unknown, unknown>,
  scenarios: {
    makeReady,
    jsonSchema: scenarioJsonSchema,
    words: wordsPage,
    printPosition: (rules, state) => printPosition(rulesOf(rules).edition, state as State),
  },
  daily,
};

export default folder;
