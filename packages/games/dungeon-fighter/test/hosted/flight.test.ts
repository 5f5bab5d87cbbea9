import { type LyingDie, loadJolt, revisionOf } from '@tumblekeep/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Flight, lyingDice, PhysicalTable, readFlight } from '../../hosted/index.ts';
import {
  type CombatState,
  type DungeonFighter,
  type Edition,
  type Event,
  RULE_SETS,
} from '../../rules/index.ts';
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
    const party = await seat({ seats: ['human', 'human'] });
    await goOnTo(party, 'landing');
    const first = must(await party.throwByHand(straight(party)));
    const { lying } = party.snapshot();
    expect(lying).toEqual([first.shown?.rest]);
    await goOnTo(party, 'landing');
    const next = must(await party.throwByHand(straight(party)));
    expect(next.shown?.scene.dice).toEqual(lying);
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
  test('keeps who threw, and a person’s release as it was committed', async () => {
    const party = await seat({ seats: ['human', 'sensible'] });
    const seen = new Set<unknown>();
    while (seen.size < 2) {
      const { action } = await goOn(party);
      if (action?.type !== 'land') continue;
      const { evidence: kept, by } = (await party.inputs()).at(-1) ?? {};
      const evidence = kept as Record<string, unknown>;
      expect(evidence).toMatchObject({ hero: by });
      seen.add(evidence['by']);
      if (evidence['by'] === 'bot') expect(evidence).toMatchObject({ skill: 'average' });
      else expect(evidence).toMatchObject({ by: 'hand', steadiness: 1 });
      if (evidence['by'] === 'hand')
        expect(evidence['committed']).toMatch(/ at 0 150 -620 move 0 -600 2000 .* hold 0$/);
    }
  });

  test('of real dice says who threw', async () => {
    const party = await seat({ seats: ['human', 'human'], dice: 'real' });
    await goOnTo(party, 'landing');
    const hero = party.snapshot().turn?.hero;
    must(await party.act({ type: 'land', zone: '3', face: 'blank', bounces: 1, failed: [] }));
    expect((await party.inputs()).at(-1)?.evidence).toEqual({ by: 'report', hero });
  });

  test('no prop helps that the throw does not call for, and no hand is steadier than ours', async () => {
    const party = await seat({ seats: ['human', 'human'] });
    await goOnTo(party, 'landing');
    const { release } = straight(party);
    const wall = { kind: 'box', at: [0, 0, 450], turn: [0, 1000] } as const;
    expect(await party.throwByHand({ release, scene: { dice: [], props: [wall] } })).toMatchObject({
      error: { code: 'prop' },
    });
    expect(await party.throwByHand(straight(party), 0)).toMatchObject({ error: { code: 'steadiness' } });
    must(await party.throwByHand(straight(party), 0.3));
  });

  test('from outside may be anything', async () => {
    const revision = revisionOf(await loadJolt());
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (dice, release) => {
        readFlight(dice);
        readFlight({ release, scene: { dice, props: dice }, revision });
        readFlight({ release: 'red', scene: { dice: [dice], props: [release] }, revision });
        return true;
      }),
      { numRuns: 300 },
    );
  });
});
