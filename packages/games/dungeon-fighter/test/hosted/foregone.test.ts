import { describe, expect, test } from 'vitest';
import { makeBots, randomPlayer } from '../../bots/index.ts';
import { everybodyHuman, foregoneAnswer, ofPeople, USUAL_ASKING } from '../../hosted/index.ts';
import { type Action, type Event, questionOf, type State } from '../../rules/index.ts';
import { type ReadyScenario, readScenarios } from '../../rules/scenario/index.ts';
import { EDITIONS, gameOf, must, seat } from './party.ts';

interface Visited {
  readonly state: State;
  readonly legal: readonly Action[];
  readonly answer: Action | undefined;
}

/** Every question of some games in which everybody is a person and does anything. */
function* questions(edition: string, games: number): Generator<Visited> {
  const game = gameOf(edition);
  for (let i = 0; i < games; i++) {
    const state = must(game.setup({ heroes: 3 }, `foregone ${i}`));
    const table = everybodyHuman(state.options.heroes);
    const bots = makeBots(randomPlayer, 'skilled', `foregone ${i}`);
    for (let action = bots.next(game, state); action !== undefined; action = bots.next(game, state)) {
      const legal = ofPeople(game.legal(state), table);
      yield { state, legal, answer: foregoneAnswer(game, state, legal, USUAL_ASKING) };
      game.apply(state, action);
    }
  }
}

/** What happens if nobody does anything more in this window or the next ones. */
function withoutHelp(edition: string, state: State): readonly Event[] {
  const game = gameOf(edition);
  const copy = game.clone(state);
  const events: Event[] = [];
  for (;;) {
    const pass = game.legal(copy).find(({ type }) => type === 'pass');
    if (pass === undefined || events.some(({ type }) => type === 'defeated')) break;
    game.apply(copy, pass, event => void events.push(event));
  }
  return events;
}

const monsterFalls = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'defeated');
const heroFalls = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'hurt' && event.to < 1);

/** What an eliminated hero leaves behind makes throwing away an answer. */
const isLegacy = (state: State): boolean =>
  state.heroes.some(({ eliminated, equipment }) => eliminated && equipment.length > 0);

const GAMES = 600;

describe.each(EDITIONS)('answers that go without saying, %s edition', edition => {
  test('are allowed, and take nothing away that could help', () => {
    const windows: Record<string, { shown: number; passed: number }> = {};
    const alone: Record<string, number> = {};
    for (const { state, legal, answer } of questions(edition, GAMES)) {
      const question = questionOf(state);
      if (answer !== undefined) expect(legal).toContainEqual(answer);
      const choices = legal.filter(({ type }) => type !== 'discard');
      if (question?.at !== 'window') {
        if (answer === undefined) continue;
        const isLoss = question?.at === 'destroy' || (question?.at === 'trade' && isLegacy(state));
        expect(isLoss ? legal : choices).toEqual([answer]);
        alone[question?.at ?? ''] = (alone[question?.at ?? ''] ?? 0) + 1;
        continue;
      }
      const { kind } = question;
      windows[kind] ??= { shown: 0, passed: 0 };
      windows[kind][answer === undefined ? 'shown' : 'passed']++;
      if (choices.length === 1) continue;
      if (kind === 'armor' || kind === 'last-gasp') expect(answer).toBeUndefined();
      else if (kind === 'reaction')
        expect(answer?.type === 'pass').toBe(!heroFalls(withoutHelp(edition, state)));
      else expect(answer?.type === 'pass').toBe(monsterFalls(withoutHelp(edition, state)));
    }
    expect(alone['again']).toBeGreaterThan(0);
    for (const kind of ['re-throw', 'boost', 'armor']) expect(windows[kind]?.shown, kind).toBeGreaterThan(0);
    expect(windows['boost']?.passed).toBeGreaterThan(0);
    if (windows['last-gasp'] === undefined) expect(windows['reaction']?.passed).toBeGreaterThan(0);
  });

  test('are asked of those who want to be asked, or when somebody holds on', () => {
    const game = gameOf(edition);
    let asked = 0;
    for (const { state, legal, answer } of questions(edition, 40)) {
      if (questionOf(state)?.at !== 'window' || answer?.type !== 'pass') continue;
      if (legal.filter(({ type }) => type !== 'discard').length === 1) continue;
      asked++;
      expect(foregoneAnswer(game, state, legal, { askMe: [answer.hero], holdOn: false })).toBeUndefined();
      expect(foregoneAnswer(game, state, legal, { askMe: [], holdOn: true })).toBeUndefined();
      expect(foregoneAnswer(game, state, legal, { askMe: ['nobody'], holdOn: false })).toEqual(answer);
    }
    expect(asked).toBeGreaterThan(0);
  });
});

test('the moments of the game are never skipped', () => {
  const skipped = new Set<string>();
  for (const edition of EDITIONS)
    for (const { state, answer } of questions(edition, 40))
      if (answer !== undefined) skipped.add(questionOf(state)?.at ?? '');
  for (const at of ['path', 'move', 'turn', 'landing', 'ability', 'accept', 'vote', 'shop', 'assign'])
    expect(skipped).not.toContain(at);
});

/** What a scenario comes to, asked of people. */
function foregoneAt(scenario: object, lines: readonly string[], asking = USUAL_ASKING) {
  const text = JSON.stringify({ title: 'foregone', expect: { view: {} }, ...scenario });
  const { game, start } = readScenarios(text).scenarios[0] as ReadyScenario;
  const state = game.clone(start);
  for (const line of lines) expect(game.apply(state, must(game.parse(line)))).toBeUndefined();
  return { at: questionOf(state)?.at, answer: foregoneAnswer(game, state, game.legal(state), asking) };
}

const sips = { spendables: { sip: { heal: { amount: 1, whom: 'hero' } } }, monsters: { foe: { damage: 3 } } };

test.each([
  ['first', 'torm', 'randolph', 4],
  ['first', 'torm', 'randolph', 3],
  ['prototype', 'lorenzo', 'aureliano', 4],
  ['prototype', 'lorenzo', 'aureliano', 3],
] as const)(
  'before a miss hurts %s people are asked when somebody falls: %s at %i',
  (rules, one, two, life) => {
    const scenario = {
      rules,
      cards: sips,
      party: [
        { hero: one, life },
        { hero: two, slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: ['sip'] },
      ],
      combat: { monster: 'foe' },
    };
    const lines = [`${one} throws red`, 'lands outside blank'];
    const pass = { type: 'pass', hero: two };
    expect(foregoneAt(scenario, lines)).toEqual({ at: 'window', answer: life > 3 ? pass : undefined });
    const held = foregoneAt(scenario, lines, { askMe: [], holdOn: true });
    expect(held).toEqual({ at: 'window', answer: undefined });
  },
);

test('what an eliminated hero leaves behind is asked about, although only a card thrown away makes room', () => {
  const slots = { weapon: 1, armor: 0, spendable: 0 };
  const scenario = {
    rules: 'second',
    cards: { monsters: { foe: {} }, weapons: { axe: {}, bow: {} } },
    party: [
      { hero: 'murka', slots, fainted: true, scars: ['red', 'green', 'blue'], equipment: ['axe'] },
      { hero: 'brad', slots, equipment: ['bow'] },
    ],
    combat: { monster: 'foe', life: 1 },
  };
  const lines = ['brad throws red', 'lands 5 blank'];
  expect(foregoneAt(scenario, lines)).toEqual({ at: 'trade', answer: undefined });
  const given = [...lines, 'brad discards bow', 'murka gives axe to brad'];
  expect(foregoneAt(scenario, given)).toEqual({ at: 'trade', answer: { type: 'done' } });
});

const HIT: Action = { type: 'land', zone: '6', face: 'icon', bounces: 2, failed: [] };

test('a table gives them by itself, and taking back goes past them', async () => {
  for (let i = 0; i < 60; i++) {
    const party = await seat({ seats: ['human', 'human'], dice: 'real', seed: `forgone ${i}` });
    let decided = 0;
    for (let n = 0; n < 120; n++) {
      const { turn, legal, n: inputs } = party.snapshot();
      if (turn === undefined) break;
      if (!turn.isForPeople) {
        const step = must(await party.next());
        expect((await party.inputs()).at(-1)?.by).toBeUndefined();
        expect((await party.again()).snapshot()).toEqual(party.snapshot());
        expect(party.snapshot().legal).not.toContainEqual(step.action);
        must(await party.undo());
        expect(party.snapshot().n).toBe(decided);
        return;
      }
      decided = inputs;
      const known = turn.isSecret ? party.snapshot(turn.hero).legal : legal;
      if (turn.at === 'landing') must(await party.act(HIT));
      else must(await party.act(known.find(({ type }) => type === 'done') ?? (known[0] as Action)));
    }
  }
  throw new Error('nothing went without saying');
});

test('"hold on" shows a window that would have passed by itself', async () => {
  for (let i = 0; i < 60; i++) {
    const party = await seat({ seats: ['human', 'human'], dice: 'real', seed: `hold on ${i}` });
    const { table } = party;
    for (let n = 0; n < 200; n++) {
      const { turn, legal } = party.snapshot();
      if (turn === undefined) break;
      if (!turn.isForPeople && turn.at === 'window') {
        table.asking = { ...table.asking, holdOn: true };
        const held = party.snapshot();
        if (held.turn?.isForPeople) {
          expect(held.holdOn).toBe(true);
          expect(await party.next()).toBeUndefined();
          must(await party.act({ type: 'pass', hero: turn.hero }));
          return;
        }
        table.asking = USUAL_ASKING;
      }
      const known = turn.isSecret ? party.snapshot(turn.hero).legal : legal;
      const buys = known.find(({ type }) => type === 'buy' || type === 'assign' || type === 'done');
      if (!turn.isForPeople) must(await party.next());
      else must(await party.act(turn.at === 'landing' ? HIT : (buys ?? (known[0] as Action))));
    }
  }
  throw new Error('no window passed by itself');
});
