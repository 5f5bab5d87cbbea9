/** Everything that others have to know of DIE in the Dungeon! */

import type { GameFolder, Hosted, Kinds, Proving } from '@tumblekeep/host';
import type { AnyGame, FuzzTarget } from '@tumblekeep/kernel';
import { makeSearchCrawler } from './bots/index.ts';
import { botsRevision } from './bots/revision.ts';
import { hostedCrawl } from './hosted/hosted.ts';
import { provingCrawl } from './hosted/prove.ts';
import { sayAtTable } from './hosted/sentences.ts';
import { fuzzTarget } from './rules/fuzz.ts';
import {
  CONTENT,
  type DieInTheDungeon,
  printPosition,
  RULE_SETS,
  RULES_ID,
  type State,
} from './rules/index.ts';
import { makeReady, scenarioJsonSchema } from './rules/scenario/index.ts';
import { wordsPage } from './rules/scenario/words.ts';

/** Every map and every creature in turn. */
function ordinaryOptions(i: number): unknown {
  const { maps, creatures } = CONTENT.tables;
  const map = maps[i % maps.length] as (typeof maps)[number];
  const first = Math.floor(i / maps.length);
  const players = Array.from(
    { length: map.players },
    (_, seat) => creatures[(first + seat) % creatures.length]?.id,
  );
  return { map: map.id, players };
}

const folder: GameFolder = {
  id: RULES_ID,
  name: 'DIE in the Dungeon!',
  url: import.meta.url,
  rules: RULE_SETS as Readonly<Record<string, unknown>> as Readonly<Record<string, AnyGame>>,
  ordinary: (_rules, i) => ordinaryOptions(i),
  settingOf(options) {
    const { players, map } = options as State['options'];
    return { seats: players.map(({ creature }) => creature), difficulty: map };
  },
  say: () => sayAtTable(CONTENT),
  hosted: async rules =>
    hostedCrawl(
      RULE_SETS[rules] as DieInTheDungeon,
      makeSearchCrawler(),
      botsRevision,
    ) as unknown as Hosted<Kinds>,
  proving: async rules => provingCrawl(RULE_SETS[rules] as DieInTheDungeon) as unknown as Proving<Kinds>,
  fuzz: () => fuzzTarget() as FuzzTarget<unknown, unknown>,
  scenarios: {
    makeReady,
    jsonSchema: scenarioJsonSchema,
    words: wordsPage,
    printPosition: (_rules, state) => printPosition(CONTENT, state as State),
  },
};

export default folder;
