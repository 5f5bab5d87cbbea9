/** The recipes of CONTRIBUTING, followed by machine in a copy of the sources: they work, and touch what they say. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkArrows } from '../checks/arrows.mjs';
import { filesUnder } from '../files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Packages, and what of them. */
const COPIED = {
  kernel: ['src'],
  table: ['src'],
  host: ['src'],
  protocol: ['src'],
  'page-kit': ['src/drawing'],
  server: ['src'],
  'terminal-kit': ['src', 'bin'],
  'games/dungeon-fighter': ['rules', 'texts', 'bots', 'hosted', 'terminal', 'game.ts'],
  'games/die-in-the-dungeon': ['rules', 'texts', 'bots', 'hosted', 'terminal', 'game.ts'],
  games: ['index.ts'],
  cli: ['src', 'bin'],
};
const SECOND = 'packages/games/dungeon-fighter/rules/editions/second/content';
const PATIENCE = 300_000;

/** The sources of the games, their players and the faces of cards, with the installed libraries beside them. */
function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'tumblekeep-recipe-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const scope = join(copy, 'node_modules', '@tumblekeep');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tumblekeep' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const [name, parts] of Object.entries(COPIED)) {
    const folder = join('packages', name);
    for (const part of [...parts, 'package.json'])
      cpSync(join(root, folder, part), join(copy, folder, part), { recursive: true });
    symlinkSync(join(copy, folder), join(scope, basename(name)));
  }
  for (const path of [
    'games/dungeon-fighter/page/cards/pictures',
    'games/dungeon-fighter/page/cards/pictures.ts',
    'games/dungeon-fighter/page/throwing',
  ])
    cpSync(join(root, 'packages', path), join(copy, 'packages', path), { recursive: true });
  return copy;
}

/** Puts a record at the head of a table, or changes a text that is there. */
function edit(copy, file, from, to) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

const textOf = (folder, file) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';

const touched = copy =>
  filesUnder(copy, 'packages').filter(file => textOf(copy, file) !== textOf(root, file));

/** Lines of a file that were not there before. */
function added(copy, file) {
  const before = textOf(root, file).split('\n');
  return textOf(copy, file)
    .split('\n')
    .filter(line => !before.includes(line));
}

/** What a command prints in the copy. */
function tumblekeep(copy, ...args) {
  const program = join(copy, 'packages/cli/bin/tumblekeep.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

/** What a program finds that is run in the copy. */
function ask(copy, program) {
  const file = join(copy, 'packages/games/dungeon-fighter/probe.mjs');
  writeFileSync(file, program);
  const register = pathToFileURL(join(root, 'packages/terminal-kit/bin/register.mjs')).href;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', register, file], {
    cwd: copy,
    encoding: 'utf8',
  });
  rmSync(file);
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
}

const PRELUDE = `
import { RULE_SETS, texts } from './rules/index.ts';
import { readScenarios, runScenario, scenarioJsonSchema } from './rules/scenario/index.ts';
import { skillModelOf } from './bots/index.ts';
import { cardWorth } from './bots/sensible/equipment.ts';
import { aftermathWorth } from './bots/sensible/aftermath.ts';
import { fightOf } from './bots/sensible/fight.ts';
import { pictureOf } from './page/cards/pictures.ts';

const { edition } = RULE_SETS.second;
const read = text => {
  const { scenarios, problems } = readScenarios(text);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return scenarios[0];
};
const START = 'rules: second\\ntitle: a start\\nparty: [murka, { hero: brad, life: 3 }]\\ncards: { monsters: { brute: {} } }\\ncombat: { monster: brute }\\nexpect: { decision: { at: turn } }';
const { start, game } = read(START);
const mind = {
  edition: game.edition,
  state: start,
  model: skillModelOf('second'),
  skillOf: () => 'average',
  forecasts: new Map(),
  levels: new Map(),
};
const worthOf = card => cardWorth(mind, card, mind.state.heroes[1]);
const gainOf = ability => aftermathWorth(mind, fightOf(mind), mind.state.heroes[1], ability);
const run = text => runScenario(read(text)).mismatches;
const tell = found => console.log(JSON.stringify(found));
`;

const WEAPON = `export const EQUIPMENT = [
  { kind: 'weapon', id: 'whip-of-doubt', name: 'Whip of Doubt',
    price: 2, copies: 1, requirement: 'far', bonus: 2, SAYS
    source: 'ours', flavour: 'Cracks, perhaps.' },`;

describe('adding a card', () => {
  test(
    'touches one file; card, look-up, face and players know it',
    () => {
      const copy = copySources();
      edit(copy, `${SECOND}/equipment.ts`, 'export const EQUIPMENT = [', WEAPON.replace(' SAYS', ''));
      edit(
        copy,
        `${SECOND}/equipment.ts`,
        "copies: 2, requirement: 'weak-hand'",
        "copies: 1, requirement: 'weak-hand'",
      );
      expect(touched(copy)).toEqual([`${SECOND}/equipment.ts`]);
      const found = ask(
        copy,
        `${PRELUDE}
const card = edition.equipment.get('whip-of-doubt');
tell({
  text: texts.equipmentText(edition, card),
  lookUp: texts.explanation(edition, 'whip of doubt').join(' '),
  inDeck: edition.piles.shop.includes(card.id),
  deck: edition.piles.shop.length,
  face: pictureOf(edition, card.id).length > 0,
  worth: worthOf(card),
});`,
      );
      expect(found.text).toBe('+2 damage, if you throw Far');
      expect(found.lookUp).toMatch(/\+2 damage.*Cracks, perhaps/);
      expect(found).toMatchObject({ inDeck: true, deck: 48, face: true });
      expect(found.worth).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

describe('adding an ability', () => {
  test(
    'touches two files; hero, look-up and players know it',
    () => {
      const copy = copySources();
      edit(
        copy,
        `${SECOND}/abilities.ts`,
        'export const ABILITIES = [',
        `export const ABILITIES = [
  { id: 'second-breakfast', name: 'Second Breakfast', clauses: ['DF2-HERO-12'], works: 'anywhere',
    heal: { amount: 2, whom: 'party' }, coins: 1 },`,
      );
      edit(
        copy,
        `${SECOND}/heroes.ts`,
        "green: 're-throw', blue: 'cooking'",
        "green: 'second-breakfast', blue: 'cooking'",
      );
      expect(touched(copy)).toEqual([`${SECOND}/abilities.ts`, `${SECOND}/heroes.ts`]);
      const found = ask(
        copy,
        `${PRELUDE}
const ability = edition.ability.get('second-breakfast');
tell({
  text: texts.abilityText(edition, ability),
  ofHero: texts.explanation(edition, 'brad').join(' '),
  lookUp: texts.explanation(edition, 'second breakfast').join(' '),
  gain: gainOf(ability),
  told: run(\`rules: second
title: Second Breakfast feeds everybody
cards: { monsters: { brute: {} } }
party: [{ hero: murka, life: 5 }, { hero: brad, life: 5 }]
chest: { coins: 0 }
combat: { monster: brute, active: brad }
steps:
  - do: [brad throws green, lands 3 icon]
    expect: { view: { heroes.brad.life: 7, heroes.murka.life: 7, chest.coins: 1 } }\`),
});`,
      );
      expect(found.text).toBe('Every standing hero heals 2 and 1 coin for the chest.');
      expect(found.ofHero).toContain('Green: Second Breakfast. Every standing hero heals 2');
      expect(found.lookUp).toContain('Brad');
      expect(found.gain).toBeGreaterThan(0);
      expect(found.told).toEqual([]);
    },
    PATIENCE,
  );
});

describe('adding a verb', () => {
  test(
    'touches its family and a card; card, schema, look-up, rules and players know it',
    () => {
      const copy = copySources();
      edit(
        copy,
        'packages/games/dungeon-fighter/rules/verbs/equipment.ts',
        'export const WEAPON_VERBS = {',
        `export const WEAPON_VERBS = {
  healOnHit: verb({
    schema: ({ count }) => count,
    words: amount => \`you heal \${amount} on a hit\`,
    worth: (amount, { hit }) => amount * hit,
    does: { onHit: (play, seat, amount, why) => heal(play, seat, amount, why) },
  }),`,
      );
      edit(
        copy,
        `${SECOND}/equipment.ts`,
        'export const EQUIPMENT = [',
        WEAPON.replace('SAYS', 'healOnHit: 2,'),
      );
      expect(touched(copy)).toEqual([
        `${SECOND}/equipment.ts`,
        'packages/games/dungeon-fighter/rules/verbs/equipment.ts',
      ]);
      const found = ask(
        copy,
        `${PRELUDE}
const card = edition.equipment.get('whip-of-doubt');
const { healOnHit, ...plain } = card;
tell({
  text: texts.equipmentText(edition, card),
  lookUp: texts.explanation(edition, 'whip of doubt').join(' '),
  schema: JSON.stringify(scenarioJsonSchema()).includes('"healOnHit"'),
  more: worthOf(card) - worthOf(plain),
  told: run(\`rules: second
title: A whip that heals
cards: { monsters: { brute: {} }, weapons: { lash: { requirement: far, bonus: 1, healOnHit: 3 } } }
party: [murka, { hero: brad, life: 3, equipment: [lash] }]
combat: { monster: brute, active: brad }
steps:
  - do: [brad throws red with lash, lands 3 blank]
    expect: { view: { heroes.brad.life: 6 } }\`),
});`,
      );
      expect(found.text).toContain('you heal 2 on a hit');
      expect(found.lookUp).toMatch(/you heal 2 on a hit/i);
      expect(found.schema).toBe(true);
      expect(found.more).toBeGreaterThan(0);
      expect(found.told).toEqual([]);
    },
    PATIENCE,
  );
});

const EDITIONS = 'packages/games/dungeon-fighter/rules/editions';
const RULE_SETS = 'packages/games/dungeon-fighter/rules/rule-sets.ts';

/** A folder that begins as a copy of another edition's, and two lines in the list. */
function addEdition(copy) {
  cpSync(join(copy, EDITIONS, 'second'), join(copy, EDITIONS, 'third'), { recursive: true });
  const index = `${EDITIONS}/third/index.ts`;
  edit(copy, index, "id: 'second'", "id: 'third'");
  edit(copy, index, 'Second Edition', 'Third Edition');
  edit(copy, index, 'export const second =', 'export const third =');
  edit(
    copy,
    RULE_SETS,
    'import { type DungeonFighter',
    "import { third } from './editions/third/index.ts';\nimport { type DungeonFighter",
  );
  edit(copy, RULE_SETS, 'const EDITIONS = {', 'const EDITIONS = {\n  third,');
}

const TABLE_PROBE = `
import { RULE_SETS } from './rules/index.ts';
import { skillModelOf } from './bots/index.ts';
import { makeStream } from '@tumblekeep/kernel';
import { catalogueOf, compose, loadJolt, propose, throwChecked } from '@tumblekeep/table';
import { planOf } from './page/throwing/plan.ts';

const { throwing } = RULE_SETS.third.edition;
const ids = [...catalogueOf(throwing).keys()];
const pairs = ids.flatMap((one, i) => ids.slice(i + 1).map(other => [one, other]));
const tell = found => console.log(JSON.stringify(found));
`;

describe('adding an edition', () => {
  test(
    'takes a folder and two lines; it is listed, played, thrown and known to players',
    () => {
      const copy = copySources();
      addEdition(copy);
      const elsewhere = touched(copy).filter(file => !file.startsWith(`${EDITIONS}/third/`));
      expect(elsewhere).toEqual([RULE_SETS]);
      expect(added(copy, RULE_SETS)).toHaveLength(2);
      expect(checkArrows(copy).problems).toEqual([]);
      expect(tumblekeep(copy, 'editions')).toMatch(/^third +Dungeon Fighter, Third Edition: 2–6 heroes/);
      expect(tumblekeep(copy, 'fuzz', '--rules', 'third', '--games', '3', '--workers', '1')).toMatch(/clean/);
      const simulated = ['simulate', '--rules', 'third', '--games', '3', '--workers', '1', '--json'];
      expect(JSON.parse(tumblekeep(copy, ...simulated)).wins.of).toBe(3);
      const found = ask(
        copy,
        `${TABLE_PROBE}
const asked = compose(throwing, ['flick']).value;
const { release, scene } = propose(asked, makeStream('recipe', 'flick'));
const { verdict } = throwChecked(await loadJolt(), asked, scene, release);
tell({ throws: ids.length, drive: planOf(asked).launch, met: verdict.requirements.at(-1).met });`,
      );
      expect(found).toEqual({ throws: 26, drive: 'snap', met: true });
    },
    PATIENCE,
  );

  test(
    'it may have forty throws of its own',
    () => {
      const copy = copySources();
      addEdition(copy);
      const names = Array.from({ length: 14 }, (_, i) => `odd-${String(i + 1).padStart(2, '0')}`);
      const words = 'packages/games/dungeon-fighter/rules/vocabulary.ts';
      edit(copy, words, "  'one-eye',", `${names.map(name => `  '${name}',`).join('\n')}\n  'one-eye',`);
      edit(
        copy,
        `${EDITIONS}/third/throws.ts`,
        'export const THROWS = [',
        `const ODD = ${JSON.stringify(names)};
export const THROWS = [
  ...ODD.map(id => special({ ...USUAL.jump, id }, { name: id, clause: 'DF2-THROW-23', text: 'Oddly.', asks: { text: 'Oddly.' } })),`,
      );
      for (const [file, from, to] of [
        ['monsters.ts', "requirement: 'sitting'", "requirement: 'odd-14'"],
        ['equipment.ts', "requirement: 'weak-hand'", "requirement: 'odd-13'"],
      ])
        edit(copy, `${EDITIONS}/third/content/${file}`, from, to);
      const found = ask(
        copy,
        `${TABLE_PROBE}
const isWhole = (throws, pair) => throws.join() === pair.join();
const model = skillModelOf('third');
tell({
  throws: ids.length,
  pairs: pairs.length,
  composed: pairs.filter(pair => isWhole(compose(throwing, pair).value.throws, pair)).length,
  known: pairs.filter(pair => isWhole(model.distribution('average', pair).requirements, pair)).length,
});`,
      );
      expect(found).toEqual({ throws: 40, pairs: 780, composed: 780, known: 780 });
      expect(tumblekeep(copy, 'fuzz', '--rules', 'third', '--games', '5', '--workers', '1')).toMatch(/clean/);
    },
    PATIENCE,
  );
});

describe('adding a game', () => {
  test(
    'takes a folder and one line; every command knows it',
    () => {
      const copy = copySources();
      const folder = 'packages/games/high-low';
      cpSync(join(root, 'packages/host/test/high-low'), join(copy, folder), { recursive: true });
      const list = 'packages/games/index.ts';
      const last = "  () => import('./die-in-the-dungeon/game.ts'),";
      edit(copy, list, last, `${last}\n  () => import('./high-low/game.ts'),`);
      expect(touched(copy).filter(file => !file.startsWith(`${folder}/`))).toEqual([list]);
      expect(added(copy, list)).toHaveLength(1);
      expect(checkArrows(copy).problems).toEqual([]);
      const few = ['--game', 'high-low', '--games', '3', '--workers', '1'];
      expect(tumblekeep(copy, 'fuzz', ...few)).toMatch(/clean/);
      expect(JSON.parse(tumblekeep(copy, 'simulate', ...few, '--json')).wins.of).toBe(3);
      expect(tumblekeep(copy, 'scenario', 'run', join(copy, folder, 'scenarios'))).toMatch(/^ok /);
    },
    PATIENCE,
  );
});
