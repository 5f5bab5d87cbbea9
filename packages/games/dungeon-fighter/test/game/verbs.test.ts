/** Every verb has words, a worth and a deed, and a card that says it is known everywhere. */
import { readdirSync, readFileSync } from 'node:fs';
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
import { barredColor, offeringOf } from '../../rules/verbs/index.ts';

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

const HERE = new URL('../../', import.meta.url);

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, HERE), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => `${folder}${file}`);

/** Names of verbs that are also printed on cards, counted in the state or done by lists. */
const ALSO_ELSEWHERE = ['bonus', 'bonusDice', 'coins', 'damage', 'marker', 'reduce', 'token', 'total'];
/** What says verbs, as code calls it. */
const SAYER =
  /(?:\b(?:ability|acts|curse|effect|second)|Ability\(\w*\)|as (?:Spendable|Armor)Card(?: \| undefined)?\))\??$/;
/** Weights of players and the records of verbs have such names for what they are about. */
const NO_CARD = /\b(?:[A-Z_]+|does|verb|worth|anyTime)\??$/;
const TAKEN =
  /\{([^{}]*)\}(?:: \w+)? = (?:[^;{}]* as \w+Card\b|\w*[aA]bility\b|activatedAbility|marker;|token;|effect;)/g;

/** `ability.rethrow`, `card?.heal`, `const { heal } = card`: whoever does so would have to know every verb. */
function readsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const names = new Set(VERBS.map(verb => verb.name));
  const found: string[] = [];
  for (const { 1: name = '', index } of code.matchAll(/\.(\w+)\b/g)) {
    if (!names.has(name)) continue;
    const before = code.slice(Math.max(0, index - 80), index);
    if (SAYER.test(before) || !(ALSO_ELSEWHERE.includes(name) || NO_CARD.test(before))) found.push(name);
  }
  for (const [, fields = ''] of code.matchAll(TAKEN))
    found.push(
      ...fields
        .split(/[,:]/)
        .map(field => field.trim())
        .filter(field => names.has(field)),
    );
  return found;
}

test('the eye for verbs sees them', () => {
  for (const code of [
    'if (ability?.rethrow) return;',
    'return activatedAbility(play)?.token;',
    'const { coins } = ability;',
    'const { heal: soothing } = cardOf(play, id) as ArmorCard;',
    '(mind.edition.equipment.get(use.card) as SpendableCard | undefined)?.bonusDice',
    'combat.markers.some(({ marker }) => marker.capture)',
    "if (card.kind === 'armor' && card.counterblow) return 3;",
  ])
    expect(readsOf(code), code).not.toEqual([]);
  for (const code of ['state.chest.coins', 'verb.does.total?.(value, 1)', 'heroes.reduce((a, b) => a)'])
    expect(readsOf(code), code).toEqual([]);
});

test.each([
  ...sourcesIn('rules/chapters/'),
  ...sourcesIn('rules/scenario/'),
  ...sourcesIn('bots/'),
  ...sourcesIn('texts/glossary/'),
  'rules/landing.ts',
  'rules/questions.ts',
  'rules/windows.ts',
])('%s reads no verb by its name', file => {
  expect(readsOf(readFileSync(new URL(file, HERE), 'utf8'))).toEqual([]);
});

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

describe('what is asked of a card by the name of a moment', () => {
  const both = { multiply: { by: 2, cost: 1 }, heal: { amount: 1, whom: 'party' }, secondThrow: {} };

  test('of two offers of one ability, the one that was made', () => {
    expect(offeringOf(both, 'multiply')?.what).toBe('multiply');
    expect(offeringOf(both, 'second-throw')?.what).toBe('second-throw');
  });

  test('no offer of an ability that makes none, or of none', () => {
    expect(offeringOf({ heal: { amount: 1, whom: 'party' } }, 'multiply')).toBeUndefined();
    expect(offeringOf({ multiply: both.multiply }, 'second-throw')).toBeUndefined();
    expect(offeringOf(undefined, 'multiply')).toBeUndefined();
  });

  test('no colour of a monster that bars none, and none of a card that names none', () => {
    expect(barredColor({ immuneToColor: true }, 'red')).toBe('red');
    expect(barredColor({ immuneToColor: true }, undefined)).toBeUndefined();
    expect(barredColor({ sectionsCount: 1 }, 'red')).toBeUndefined();
    expect(barredColor(undefined, 'red')).toBeUndefined();
  });
});
