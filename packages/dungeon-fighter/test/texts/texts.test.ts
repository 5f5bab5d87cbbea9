import { describe, expect, test } from 'vitest';
import {
  type ActionType,
  COLORS,
  type EventType,
  PHASES,
  type QuestionAt,
  RULE_SETS,
  SPECTATOR,
  THROWS,
  texts,
  WINDOWS,
  ZONES,
} from '../../src/index.ts';
import { randomGame } from './random-game.ts';

const game = RULE_SETS['second'] as NonNullable<(typeof RULE_SETS)[string]>;
const { edition } = game;
const { tables } = edition;

const EVENT_TYPES: Record<EventType, true> = {
  began: true,
  round: true,
  'drew-paths': true,
  room: true,
  monster: true,
  boss: true,
  coins: true,
  dice: true,
  healed: true,
  turn: true,
  threw: true,
  landed: true,
  're-thrown': true,
  hit: true,
  missed: true,
  ability: true,
  'insta-kill': true,
  damage: true,
  'monster-life': true,
  'second-throw': true,
  hurt: true,
  prevented: true,
  token: true,
  stole: true,
  used: true,
  retrieved: true,
  fainted: true,
  defeated: true,
  scarred: true,
  eliminated: true,
  leads: true,
  gave: true,
  discarded: true,
  assigned: true,
  boxed: true,
  'set-aside': true,
  shop: true,
  bought: true,
  proposed: true,
  voted: true,
  'backed-down': true,
  'stood-firm': true,
  won: true,
  lost: true,
};
const QUESTIONS: Record<QuestionAt, true> = {
  path: true,
  assign: true,
  turn: true,
  again: true,
  landing: true,
  ability: true,
  window: true,
  vote: true,
  scar: true,
  trade: true,
  shop: true,
};
const ACTION_TYPES: Record<ActionType, true> = {
  'take-path': true,
  assign: true,
  box: true,
  throw: true,
  land: true,
  retrieve: true,
  activate: true,
  're-throw': true,
  'spend-token': true,
  use: true,
  pass: true,
  propose: true,
  vote: true,
  scar: true,
  give: true,
  swap: true,
  discard: true,
  buy: true,
  'buy-healing': true,
  'buy-die': true,
  done: true,
};

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
  const events = new Set<string>();
  const questions = new Set<string>();
  const windows = new Set<string>();
  const actions = new Set<string>();

  test('every event, question and action of random games reads as English for every viewer', () => {
    for (let seed = 0; seed < 60; seed++) {
      let scene = texts.EMPTY_SCENE;
      randomGame(game, `texts ${seed}`, 2 + (seed % 5), ({ before, action, events: happened, after }) => {
        const viewer = seed % 2 === 0 ? SPECTATOR : (after.options.heroes[0] as string);
        if (action !== undefined && action.type !== 'land') {
          check(texts.actionLabel(edition, action, game.view(before, viewer)));
        }
        if (action !== undefined) actions.add(action.type);
        const seen = happened.map(event => game.redact(event, viewer));
        let step = scene;
        for (const event of seen) {
          events.add(event.type);
          check(texts.eventText(edition, event, step));
          step = texts.follow(step, event);
        }
        const told = texts.narrate(edition, seen, scene);
        for (const line of told.lines) check(line);
        scene = told.scene;
        const view = game.view(after, viewer);
        const question = texts.questionText(edition, view);
        if (view.question !== null && question !== undefined) {
          questions.add(view.question.at);
          if (view.question.kind !== undefined) windows.add(view.question.kind);
          check(question.who);
          check(question.text);
        }
        expect(question === undefined).toBe(view.question === null);
        const outcome = game.outcome(after);
        if (outcome)
          for (const line of texts.outcomeText(edition, outcome, view.difficulty)) check(line.trim());
      });
    }
    const rare = { type: 'eliminated', hero: 'brad' } as const;
    check(texts.eventText(edition, rare, texts.EMPTY_SCENE));
    events.add(rare.type);
    expect([...questions].sort()).toEqual(Object.keys(QUESTIONS).sort());
    expect([...windows].sort()).toEqual([...WINDOWS].sort());
    expect(Object.keys(ACTION_TYPES).filter(type => !actions.has(type))).toEqual([]);
    expect(Object.keys(EVENT_TYPES).filter(type => !events.has(type))).toEqual([]);
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
