/** Every verb has words, a worth and a deed, and a card that says it is known everywhere. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ABILITY_VERBS,
  ARMOR_VERBS,
  type EquipmentVerb,
  MARKER_VERBS,
  MONSTER_VERBS,
  type MonsterVerb,
  ROOM_VERBS,
  RULE_SETS,
  SPENDABLE_VERBS,
  TOKEN_VERBS,
  texts,
  WEAPON_VERBS,
} from '../../rules/index.ts';
import {
  editionWith,
  makeAbility,
  makeMonsterAbility,
  readScenarios,
  runScenario,
  scenarioJsonSchema,
} from '../../rules/scenario/index.ts';

const { edition } = RULE_SETS['second'] as (typeof RULE_SETS)[string];

const FAMILIES = {
  abilities: ABILITY_VERBS,
  armors: ARMOR_VERBS,
  markers: MARKER_VERBS,
  monsterAbilities: MONSTER_VERBS,
  rooms: ROOM_VERBS,
  spendables: SPENDABLE_VERBS,
  tokens: TOKEN_VERBS,
  weapons: WEAPON_VERBS,
} as const;

const VERBS = Object.entries(FAMILIES).flatMap(([family, verbs]) =>
  Object.entries(verbs).map(([name, verb]) => ({
    family,
    name,
    verb: verb as { does: unknown; schema: unknown },
  })),
);

const chapterOf = (does: unknown): string | undefined => (does as { chapter?: string }).chapter;

test.each(VERBS.filter(({ verb }) => chapterOf(verb.does) !== undefined))(
  '$name of $family is read by the chapter it names',
  ({ name, verb }) => {
    const file = new URL(`../../rules/chapters/${chapterOf(verb.does)}.ts`, import.meta.url);
    const sources = [file, new URL('../../rules/landing.ts', import.meta.url)];
    expect(sources.some(source => new RegExp(`\\.${name}\\b`).test(readFileSync(source, 'utf8')))).toBe(true);
  },
);

const schema = scenarioJsonSchema() as unknown as {
  properties: { cards: { properties: Record<string, { additionalProperties: { properties: object } }> } };
};

test.each(['abilities', 'armors', 'monsterAbilities', 'spendables', 'weapons'] as const)(
  'scenario files can write every verb of %s that is no hook',
  family => {
    const fields = schema.properties.cards.properties[family]?.additionalProperties.properties ?? {};
    const sayable = VERBS.filter(one => one.family === family && typeof one.verb.schema === 'function');
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(sayable.map(({ name }) => name)));
  },
);

describe('an ability without a text of its own', () => {
  test('is told in the words of its verbs', () => {
    const ability = makeAbility('snack', { sectionBonus: 1, heal: { amount: 2, whom: 'thrower' } });
    const altered = editionWith(edition, { abilities: [ability] });
    expect(texts.abilityText(altered, ability)).toBe('+1 damage and you heal 2.');
    expect(texts.explanation(altered, 'snack').join(' ')).toContain(
      '+1 damage and you heal 2. Works on a hit.',
    );
  });

  test('of a monster likewise', () => {
    const ability = makeMonsterAbility('sulk', { missSections: [2, 5], missCostsCoins: 1 });
    const altered = editionWith(edition, { monsterAbilities: [ability] });
    const text = 'A die in section 2 or 5 is a miss and on a miss the chest loses 1 coin.';
    expect(texts.monsterAbilityText(altered, ability)).toBe(text);
    expect(texts.explanation(altered, 'sulk').join(' ')).toContain(text);
  });
});

test('a scenario makes up abilities of heroes and monsters', () => {
  const { scenarios, problems } = readScenarios(`rules: second
title: Made-up abilities work
cards:
  abilities: { snack: { works: hit, heal: { amount: 2, whom: thrower } } }
  monsterAbilities: { sulk: { missSections: [2] } }
  monsters: { brute: { ability: sulk } }
party: [murka, { hero: brad, life: 3, abilities: { red: snack } }]
combat: { monster: brute, active: brad }
steps:
  - do: [brad throws red, lands 3 icon]
    expect: { view: { heroes.brad.life: 5 } }
  - do: [murka throws green, lands 2 blank]
    expect: { view: { combat.life: 9 }, events: { include: "murka missed: sulk" } }`);
  expect(problems).toEqual([]);
  const [scenario] = scenarios;
  expect(scenario && runScenario(scenario).mismatches).toEqual([]);
});

test('an ability that nobody has made up is a mistake of the file', () => {
  const { problems } = readScenarios(`rules: second
title: Nobody knows it
cards: { abilities: { snack: {} }, monsterAbilities: { sulk: {} }, monsters: { brute: { ability: sulc } } }
party: [murka, { hero: brad, abilities: { red: snak } }]
expect: { decision: { at: path } }`);
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    expect.stringMatching(/brute.*did you mean "sulk"/),
    expect.stringMatching(/party.*did you mean "snack"/),
  ]);
});

describe('a verb that lacks something does not compile', () => {
  const whole: EquipmentVerb<number> = {
    schema: ({ count }) => count,
    words: bonus => `+${bonus}`,
    worth: bonus => bonus,
    does: { adds: bonus => bonus },
  };
  const { words, worth, does, schema: written } = whole;

  test('words, worth, deed and schema are all asked for', () => {
    // @ts-expect-error there are no words
    const mute: EquipmentVerb<number> = { schema: written, worth, does };
    // @ts-expect-error there is no worth
    const worthless: EquipmentVerb<number> = { schema: written, words, does };
    // @ts-expect-error there is no deed
    const idle: EquipmentVerb<number> = { schema: written, words, worth };
    // @ts-expect-error there is nothing that could be written
    const unwritten: EquipmentVerb<number> = { words, worth, does };
    // @ts-expect-error a deed needs a moment
    const timeless: EquipmentVerb<number> = { schema: written, words, worth, does: {} };
    // @ts-expect-error a monster's ability costs something or is seen in landings
    const harmless: MonsterVerb<true> = {
      schema: ({ flag }) => flag,
      words: () => '',
      does: { hurtsAll: true },
    };
    expect([mute, worthless, idle, unwritten, timeless, harmless]).toHaveLength(6);
  });
});
