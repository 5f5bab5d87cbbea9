import {
  type CombatState,
  type DungeonFighter,
  type Edition,
  type Event,
  RULE_SETS,
} from '@tumblekeep/dungeon-fighter';
import { type LyingDie, loadJolt, revisionOf } from '@tumblekeep/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkThrow, type Flight, lyingDice, PhysicalTable, readEvidence, Sitting } from '../src/index.ts';
import { EDITIONS, goOn, goOnTo, must, seat, straight } from './party.ts';

const editionOf = (rules: string): Edition => (RULE_SETS[rules] as DungeonFighter).edition;

describe('dice on the table', () => {
  const at = (die: LyingDie['die'], x: number): LyingDie => ({ die, at: [x, 9, 0], pose: [0, 0, 0, 1000] });
  const fight = (dice: CombatState['dice'], flying?: LyingDie['die'], bonusDiceThrown = 2): CombatState =>
    ({
      dice,
      throws: 1,
      bonusDiceThrown,
      throw: flying === undefined ? null : { die: flying, zone: null },
    }) as CombatState;
  const flight = (...after: LyingDie[]): Pick<Flight, 'after' | 'rest'> => ({ after, rest: after.at(-1) });
  const [red, green, white, second] = [
    at('red', 0),
    at('green', 40),
    at('white', 80),
    at('white', 120),
  ] as const;
  const rethrown: Event = { type: 're-thrown', hero: 'brad', by: 'brad', why: 'token' };

  test('lie until the fight is over or another begins', () => {
    expect(lyingDice(fight(['blue']), flight(red, green), [])).toEqual([red, green]);
    expect(lyingDice(null, flight(red, green), [])).toEqual([]);
    expect(lyingDice({ ...fight([]), throws: 0 }, flight(white), [])).toEqual([]);
  });

  test('are in hand again after retrieving, bonus dice stay', () => {
    const all = flight(red, green, white);
    expect(lyingDice(fight(['red', 'green', 'blue']), all, [])).toEqual([white]);
    expect(lyingDice(fight(['green', 'blue'], 'red'), all, [])).toEqual([white]);
  });

  test('the one that is thrown again is picked up, and no other', () => {
    expect(lyingDice(fight(['blue']), flight(red, green), [rethrown])).toEqual([red]);
    expect(lyingDice(fight([], 'white'), flight(white, second), [rethrown])).toEqual([white]);
    expect(lyingDice(fight([], 'white'), flight(white), [])).toEqual([white]);
    const fell = { after: [white], rest: undefined };
    expect(lyingDice(fight([], 'white'), fell, [rethrown])).toEqual([white]);
  });

  test('lie where the flights left them, in the way of the next throw', async () => {
    const { sitting } = await seat({ seats: ['human', 'human'] });
    goOnTo(sitting, 'landing');
    const first = must(sitting.throwByHand(straight(sitting)));
    expect(first.snapshot.lying).toEqual([first.flight?.rest]);
    goOnTo(sitting, 'landing');
    const next = must(sitting.throwByHand(straight(sitting)));
    expect(next.flight?.scene.dice).toEqual(first.snapshot.lying);
  });
});

test.each(EDITIONS)('the table of the %s rules has the board of its edition', async rules => {
  const engine = await loadJolt();
  const { board, revision } = new PhysicalTable(engine, editionOf(rules));
  const { bones } = editionOf(rules).constants.board;
  expect(board.bones.length > 0).toBe(bones);
  expect(revision === revisionOf(engine)).toBe(bones);
});

describe('bots', () => {
  test('TH-R-13 throw also what only bends make possible, and hit', async () => {
    const physics = new PhysicalTable(await loadJolt(), editionOf('second'));
    const task = { die: 'red', requirements: ['blow', 'far'] } as const;
    const flight = must(
      physics.throwBySkill('deadly', { ...task, requirements: [...task.requirements] }, [], 'x'),
    );
    expect(flight.throws).toEqual(['blow', 'far']);
    expect(flight.verdict.hit).toBe(true);
  });

  test('throw with a die in the way of the hand', async () => {
    const physics = new PhysicalTable(await loadJolt(), editionOf('second'));
    const task = { die: 'red', requirements: [] } as const;
    const free = must(physics.throwBySkill('average', { ...task, requirements: [] }, [], 'x'));
    const [x = 0, y = 0, z = 0] = free.release.split(' ').slice(2, 5).map(Number);
    const inTheWay: LyingDie = { die: 'blue', at: [x, Math.min(y, 200), z], pose: [0, 0, 0, 1000] };
    const flight = must(physics.throwBySkill('average', { ...task, requirements: [] }, [inTheWay], 'x'));
    expect(flight.release).toBe(free.release);
  });

  test('an aim is searched once, in small steps, for all tables of an engine', async () => {
    const engine = await loadJolt();
    const search = new PhysicalTable(engine, editionOf('first')).seekAim('skilled', []);
    let steps = 0;
    while (search !== undefined && !search.next().done) steps++;
    expect(steps).toBeGreaterThan(100);
    expect(new PhysicalTable(engine, editionOf('first')).seekAim('skilled', [])).toBeUndefined();
    expect(new PhysicalTable(engine, editionOf('first')).seekAim('average', [])).toBeDefined();
    expect(new PhysicalTable(engine, editionOf('second')).seekAim('skilled', [])).toBeDefined();
  });
});

describe('evidence', () => {
  test.each(EDITIONS)('of every throw fits the log, %s edition', async edition => {
    const { sitting, parts, again } = await seat({ edition, seats: ['human', 'sensible'] });
    for (let i = 0; i < 20; i++) goOn(sitting);
    const found = sitting.inputs.map(({ n }) => must(checkThrow(again(), parts.physics, n)));
    expect(found.filter(finding => finding === 'fits').length).toBeGreaterThan(3);
    for (const [i, finding] of found.entries())
      expect(finding).toBe(sitting.history.steps[i + 1]?.action?.type === 'land' ? 'fits' : 'nothing');
  });

  test('that contradicts the log is told', async () => {
    const { sitting, parts } = await seat({ seats: ['human', 'human'] });
    goOnTo(sitting, 'landing');
    const { snapshot, flight } = must(sitting.throwByHand(straight(sitting)));
    const { n } = snapshot;
    const with_ = (change: Record<string, unknown>, to = n) => {
      const inputs = sitting.inputs.map(input => {
        const { release, scene, revision } = flight as Flight;
        return input.n === to ? { ...input, evidence: { release, scene, revision, ...change } } : input;
      });
      const header = { format: 'tumblekeep-match', version: 1, rules: 'second', seed: 'party' } as const;
      const log = { header: { ...header, options: sitting.state.options }, lines: inputs, torn: false };
      return checkThrow(must(Sitting.resume(parts, log)), parts.physics, to);
    };
    const release = flight?.release as string;
    expect(with_({})).toMatchObject({ value: 'fits' });
    expect(with_({ revision: 'another' })).toMatchObject({ value: 'other-physics' });
    const weaker = release.replace(/move \S+ \S+ \S+/, 'move 0 0 200');
    expect(with_({ release: weaker })).toMatchObject({ error: { message: /simulated again the throw is/ } });
    const die = release.startsWith('red') ? 'blue' : 'red';
    expect(with_({ release: release.replace(/^\w+/, die) })).toMatchObject({
      error: { message: /die was thrown/ },
    });
    expect(with_({ release: 'nonsense' })).toMatchObject({ error: { message: /cannot be read/ } });
    expect(with_({}, n - 1)).toMatchObject({ error: { message: /nothing was thrown/ } });
  });

  test('from outside may be anything', async () => {
    const revision = revisionOf(await loadJolt());
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (dice, release) => {
        readEvidence(dice);
        readEvidence({ release, scene: { dice, props: dice }, revision });
        readEvidence({ release: 'red', scene: { dice: [dice], props: [release] }, revision });
        return true;
      }),
      { numRuns: 300 },
    );
  });
});
