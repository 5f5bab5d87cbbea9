import { describe, expect, test } from 'vitest';
import {
  COLORS,
  PHASES,
  RULE_SETS,
  SPECTATOR,
  THROWS,
  texts,
  type View,
  WINDOWS,
  ZONES,
} from '../../src/index.ts';
import { randomGame } from './random-game.ts';
import { ACTIONS, EVENTS, QUESTIONS } from './samples.ts';

const game = RULE_SETS['second'] as NonNullable<(typeof RULE_SETS)[string]>;
const { edition } = game;
const { tables } = edition;

const records = [
  ...tables.heroes,
  ...tables.monsters,
  ...tables.bosses,
  ...tables.equipment,
  ...tables.dungeon,
  ...tables.abilities,
  ...tables.monsterAbilities,
  ...tables.throws,
];
/** Ids that could not be an English word of a sentence. */
const telltale = new Set([
  ...records.map(record => record.id).filter(id => id.includes('-') && id !== 're-throw'),
  ...tables.heroes.map(hero => hero.id).filter(id => id !== 'grace'),
]);

function check(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}/);
  expect(text.trim()).toBe(text);
  expect(text.length).toBeGreaterThan(0);
  const ids = text.split(/[^\p{L}0-9-]+/u).filter(word => telltale.has(word));
  if (ids.length > 0) throw new Error(`the id ${ids[0]} in “${text}”`);
}

describe('texts', () => {
  const combatView = (): View => {
    let found: View | undefined;
    randomGame(game, 'a view', 3, ({ after }) => {
      if (found === undefined && after.combat?.throw?.zone) found = game.view(after, SPECTATOR);
    });
    if (found === undefined) throw new Error('nobody threw');
    return found;
  };

  test.each(Object.values(EVENTS))('the event $type reads as English', event => {
    check(texts.eventText(edition, event, texts.EMPTY_SCENE));
    check(texts.eventText(edition, game.redact(event, SPECTATOR), texts.EMPTY_SCENE));
  });

  test.each(Object.values(ACTIONS))('the action $type has a line in the menu', action => {
    check(texts.actionLabel(edition, action, combatView()));
  });

  test.each(Object.values(QUESTIONS))('the question $at says who decides what', question => {
    const kinds = question.at === 'window' ? WINDOWS : [undefined];
    for (const kind of kinds) {
      const view: View = { ...combatView(), question: { ...question, ...(kind && { kind }) } };
      const { who, text } = texts.questionText(edition, view) as texts.QuestionText;
      check(who);
      check(text);
    }
  });

  test('everything in random games reads as English for every viewer', () => {
    for (let seed = 0; seed < 30; seed++) {
      let scene = texts.EMPTY_SCENE;
      randomGame(game, `texts ${seed}`, 2 + (seed % 5), ({ before, action, events, after }) => {
        const viewer = seed % 2 === 0 ? SPECTATOR : (after.options.heroes[0] as string);
        if (action !== undefined) check(texts.actionLabel(edition, action, game.view(before, viewer)));
        const seen = events.map(event => game.redact(event, viewer));
        const told = texts.narrate(edition, seen, scene);
        for (const line of told.lines) check(line);
        scene = told.scene;
        const view = game.view(after, viewer);
        const question = texts.questionText(edition, view);
        if (question !== undefined) check(question.text);
        expect(question === undefined).toBe(view.question === null);
        const outcome = game.outcome(after);
        if (outcome)
          for (const line of texts.outcomeText(edition, outcome, view.difficulty)) check(line.trim());
      });
    }
  });

  test('a blow is told as one sum', () => {
    const scene = { ...texts.EMPTY_SCENE, foe: 'owlbear', thrower: 'murka', die: 'red' } as const;
    const { lines } = texts.narrate(
      edition,
      [
        { type: 'landed', zone: '5', face: 'icon', bounces: 1, failed: [] },
        { type: 'hit', hero: 'murka', zone: '5' },
        { type: 'ability', hero: 'murka', color: 'red', ability: 'sworn-enemy' },
        {
          type: 'damage',
          parts: [
            { why: 'section', amount: 5 },
            { why: 'sworn-enemy', amount: 4 },
          ],
          total: 9,
        },
        { type: 'used', hero: 'murka', card: 'eau-de-napalm', target: null },
        {
          type: 'damage',
          parts: [
            { why: 'blow', amount: 9 },
            { why: 'eau-de-napalm', amount: 2 },
          ],
          total: 11,
        },
      ],
      scene,
    );
    expect(lines.join(' ')).toContain('5 section + 4 Sworn Enemy = 9');
    expect(lines.join(' ')).toContain('5 section + 4 Sworn Enemy + 2 Eau de Napalm = 11');
  });

  test('a miss says why and what it cost', () => {
    const { lines } = texts.narrate(
      edition,
      [
        { type: 'landed', zone: '4', face: 'blank', bounces: 0, failed: [] },
        { type: 'missed', hero: 'brad', reasons: ['no-bounce'] },
        { type: 'hurt', hero: 'brad', from: 9, to: 8, why: 'miss' },
      ],
      { ...texts.EMPTY_SCENE, thrower: 'brad', die: 'green' },
    );
    expect(lines).toEqual([
      'Brad’s green die lands in section 4, blank. No bounce: a miss. Brad loses 1 life (9 → 8).',
    ]);
  });
});

describe('explain', () => {
  test('knows everything that has an id or a name', () => {
    for (const { id, name } of records) {
      for (const word of [id, name, name.toUpperCase()]) {
        const { found } = texts.explain(edition, word);
        expect(
          found.map(entry => entry.id),
          word,
        ).toContain(id);
        for (const entry of found) check(entry.title);
      }
    }
  });

  test('knows zones, phases, moments, dice, tokens, types and difficulties', () => {
    const tokens = tables.abilities.flatMap(ability => ('token' in ability ? [ability.token.name] : []));
    const words = [
      ...ZONES,
      ...PHASES,
      ...WINDOWS,
      ...COLORS,
      ...tokens,
      'white',
      'icon',
      'blank',
      'undead',
      'weapon',
      ...Object.keys(edition.constants.difficulties),
    ];
    for (const word of words) expect(texts.explain(edition, word).found.length, word).toBeGreaterThan(0);
    for (const word of THROWS) {
      if (edition.throw.has(word)) expect(texts.explain(edition, word).found.length, word).toBeGreaterThan(0);
    }
  });

  test('finds by a beginning and suggests what was meant', () => {
    expect(texts.explain(edition, 'owlb').found[0]?.id).toBe('owlbear');
    expect(texts.explanation(edition, 'rabbid')[0]).toContain('Did you mean Rabid?');
    expect(texts.explanation(edition, 'zzzzzz')[0]).toBe('There is no rule about “zzzzzz”.');
    expect(texts.explanation(edition, '')[0]).toContain('no rule');
  });

  test('every entry reads as English', () => {
    for (const entry of texts.entriesOf(edition)) {
      check(entry.text.trim());
      check(entry.kind);
    }
  });
});
