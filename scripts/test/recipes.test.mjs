/** The recipes of CONTRIBUTING, followed by machine in a copy of the sources: they work, and touch what they say. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { filesUnder } from '../files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const COPIED = ['kernel', 'dungeon-fighter', 'die-in-the-dungeon', 'table', 'bots'];
const SECOND = 'packages/dungeon-fighter/src/editions/second/content';
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
  for (const name of COPIED) {
    const folder = join('packages', name);
    cpSync(join(root, folder, 'src'), join(copy, folder, 'src'), { recursive: true });
    cpSync(join(root, folder, 'package.json'), join(copy, folder, 'package.json'));
    symlinkSync(join(copy, folder), join(scope, name));
  }
  const faces = 'packages/web/src/cards';
  for (const name of ['art', 'art.ts'])
    cpSync(join(root, faces, name), join(copy, faces, name), { recursive: true });
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

const touched = copy =>
  filesUnder(copy, 'packages').filter(
    file => readFileSync(join(copy, file), 'utf8') !== readFileSync(join(root, file), 'utf8'),
  );

/** What a program finds that is run in the copy. */
function ask(copy, program) {
  const file = join(copy, 'packages/dungeon-fighter/probe.mjs');
  writeFileSync(file, program);
  const register = pathToFileURL(join(root, 'packages/cli/bin/register.mjs')).href;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', register, file], {
    cwd: copy,
    encoding: 'utf8',
  });
  rmSync(file);
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
}

const PRELUDE = `
import { RULE_SETS, texts } from '@tumblekeep/dungeon-fighter';
import { readScenarios, runScenario, scenarioJsonSchema } from '@tumblekeep/dungeon-fighter/scenario';
import { skillModelOf } from '@tumblekeep/bots';
import { cardWorth } from '../bots/src/sensible/equipment.ts';
import { aftermathWorth } from '../bots/src/sensible/aftermath.ts';
import { fightOf } from '../bots/src/sensible/fight.ts';
import { artOf, UNKNOWN_ART } from '../web/src/cards/art.ts';

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
  face: artOf(edition, card.id) !== UNKNOWN_ART,
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
        'packages/dungeon-fighter/src/verbs/equipment.ts',
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
        'packages/dungeon-fighter/src/verbs/equipment.ts',
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
