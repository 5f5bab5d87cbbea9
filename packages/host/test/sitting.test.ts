import type { Action, HeroId } from '@tumblekeep/dungeon-fighter';
import { describe, expect, test } from 'vitest';
import { EDITIONS, goOn, goOnTo, must, seat, straight } from './party.ts';

const landing: Action = { type: 'land', zone: '3', face: 'blank', bounces: 1, failed: [] };

describe.each(EDITIONS)('a sitting of the %s edition', edition => {
  test('goes on with people and bots, and from its log alone to the same place', async () => {
    const { sitting, again } = await seat({ edition, seats: ['human', 'sensible', 'random'] });
    for (let i = 0; i < 36; i++) goOn(sitting);
    const resumed = again();
    expect(resumed.snapshot()).toEqual(sitting.snapshot());
    expect(resumed.history.steps).toEqual(sitting.history.steps);
    expect(sitting.snapshot().n).toBe(36);
    expect(goOn(resumed)).toEqual(goOn(sitting));
  });

  test('throws of people and bots leave evidence that shows the same flight again', async () => {
    const { sitting, again } = await seat({ edition, seats: ['human', 'sensible'] });
    let flights = 0;
    for (let i = 0; i < 16; i++) {
      const { action, flight, snapshot } = goOn(sitting);
      expect(flight !== undefined).toBe(action?.type === 'land');
      if (flight === undefined) continue;
      flights++;
      expect(again().flightOf(snapshot.n)).toEqual(flight);
      expect(structuredClone(flight)).toEqual(flight);
    }
    expect(flights).toBeGreaterThan(3);
  });

  test('a step can be seen again, with the table as it was then', async () => {
    const { sitting } = await seat({ edition, seats: ['human', 'sensible'] });
    const steps = Array.from({ length: 12 }, () => goOn(sitting));
    for (const step of steps) {
      const { undo: _now, ...then } = must(sitting.stepAt(step.snapshot.n)).snapshot;
      const { undo: _then, ...was } = step.snapshot;
      expect(then).toEqual(was);
      expect(must(sitting.stepAt(step.snapshot.n)).flight).toEqual(step.flight);
    }
    expect(sitting.stepAt(13)).toMatchObject({ ok: false, error: { code: 'step' } });
  });
});

describe('taking back', () => {
  test('is free until the die leaves the hand, and needs consent afterwards', async () => {
    const { sitting, again } = await seat({ seats: ['human', 'human'] });
    goOnTo(sitting, 'turn');
    const before = sitting.snapshot();
    goOnTo(sitting, 'landing');
    expect(sitting.snapshot().undo).toBe('free');
    must(sitting.undo(false));
    expect(sitting.snapshot()).toEqual(before);
    goOnTo(sitting, 'landing');
    const flight = must(sitting.throwByHand(straight(sitting))).flight;
    expect(sitting.snapshot().undo).toBe('consent');
    expect(sitting.undo(false)).toMatchObject({ ok: false, error: { code: 'consent' } });
    expect(sitting.snapshot().lying).toHaveLength(1);
    must(sitting.undo(true));
    expect(sitting.snapshot()).toEqual(before);
    expect(again().snapshot()).toEqual(before);
    goOnTo(sitting, 'landing');
    expect(must(sitting.throwByHand(straight(sitting))).flight).toEqual(flight);
  });

  test('goes back over bots to the last decision of a person', async () => {
    const { sitting } = await seat({ seats: ['human', 'sensible'] });
    let decided = -1;
    let bots = 0;
    while (bots < 3 || !sitting.snapshot().turn?.isForPeople) {
      const { turn, n } = sitting.snapshot();
      if (turn?.isForPeople && turn.at !== 'landing') decided = n;
      bots = turn?.isForPeople ? 0 : bots + 1;
      goOn(sitting);
    }
    must(sitting.undo(true));
    expect(sitting.snapshot().n).toBe(decided);
  });

  test('of a real die goes back over what a bot threw', async () => {
    const { sitting } = await seat({ seats: ['human', 'sensible'], dice: 'real' });
    goOnTo(sitting, 'turn');
    while (!(sitting.snapshot().turn?.isForPeople && sitting.snapshot().turn?.at === 'landing')) {
      const { turn, legal } = sitting.snapshot();
      must(turn?.isForPeople ? sitting.act(legal[0] as Action) : sitting.next());
    }
    const { n } = sitting.snapshot();
    const failed = sitting.state.combat?.throw?.requirements ?? [];
    must(sitting.act({ ...landing, zone: 'outside', failed: failed.filter(id => id !== 'two-bounce') }));
    while (!sitting.snapshot().turn?.isForPeople) must(sitting.next());
    expect(sitting.snapshot().n).toBeGreaterThan(n + 1);
    must(sitting.undo(true));
    expect(sitting.snapshot().n).toBe(n);
  });

  test('a game without people has nothing to take back', async () => {
    const { sitting } = await seat({ seats: ['random', 'random'] });
    goOn(sitting);
    expect(sitting.snapshot().undo).toBe('nothing');
    expect(sitting.undo(true)).toMatchObject({ ok: false, error: { code: 'undo' } });
  });
});

describe('people', () => {
  test('do not decide for bots, and bots not for people', async () => {
    const { sitting } = await seat({ seats: ['random', 'human'] });
    const [path] = sitting.game.legal(sitting.state);
    expect(sitting.snapshot().legal).toEqual([]);
    expect(sitting.act(path as Action)).toMatchObject({ ok: false, error: { code: 'turn' } });
    goOnTo(sitting, 'turn');
    while (!sitting.snapshot().turn?.isForPeople) goOn(sitting);
    const before = sitting.snapshot();
    expect(sitting.next()).toBeUndefined();
    expect(sitting.snapshot()).toEqual(before);
  });

  test('see the paths of the Leader only as the Leader', async () => {
    const { sitting } = await seat({ seats: ['human', 'human'] });
    const { turn, legal, view } = sitting.snapshot();
    expect(turn).toMatchObject({ at: 'path', isSecret: true, isForPeople: true });
    expect(legal).toEqual([]);
    expect(view.question?.paths).toBeUndefined();
    const leader = sitting.snapshot(turn?.hero as HeroId);
    expect(leader.legal).toHaveLength(2);
    expect(leader.view.question?.paths).toHaveLength(2);
    const solo = (await seat({ seats: ['human', 'human'], solo: true })).sitting.snapshot();
    expect(solo.turn?.isSecret).toBe(false);
    expect(solo.legal).toHaveLength(2);
  });

  test('may propose to back down while a bot is to throw', async () => {
    for (let i = 0; i < 50; i++) {
      const { sitting } = await seat({ seats: ['human', 'random'], seed: `back down ${i}` });
      goOnTo(sitting, 'turn');
      const { turn, asides } = sitting.snapshot();
      const proposal = asides.find(({ type }) => type === 'propose');
      if (turn?.isForPeople || proposal === undefined) continue;
      expect(proposal).toMatchObject({ hero: Object.keys(sitting.table.seats)[0] });
      expect(asides).toHaveLength(1);
      expect(must(sitting.act(proposal)).snapshot.turn?.at).toBe('vote');
      return;
    }
    throw new Error('nobody could have backed down');
  });

  test('throw the die that is in the air, and only their own', async () => {
    const { sitting } = await seat({ seats: ['human', 'random'] });
    expect(sitting.throwByHand(straight(sitting))).toMatchObject({ error: { code: 'landing' } });
    goOnTo(sitting, 'landing');
    while (sitting.snapshot().turn?.isForPeople) {
      goOn(sitting);
      goOnTo(sitting, 'landing');
    }
    expect(sitting.throwByHand(straight(sitting))).toMatchObject({ error: { code: 'turn' } });
    while (!sitting.snapshot().turn?.isForPeople || sitting.snapshot().turn?.at !== 'landing') goOn(sitting);
    const attempt = straight(sitting);
    const other = attempt.release.die === 'red' ? 'blue' : 'red';
    const wrong = { ...attempt, release: { ...attempt.release, die: other } } as const;
    expect(sitting.throwByHand(wrong)).toMatchObject({ error: { code: 'die' } });
    const far = { ...attempt, release: { ...attempt.release, at: [0, 9000, 0] } } as const;
    expect(sitting.throwByHand(far)).toMatchObject({ error: { code: 'height' } });
    expect(sitting.act(landing)).toMatchObject({ error: { code: 'landing' } });
    must(sitting.throwByHand(attempt));
  });

  test('report real dice, which nobody can see again and which do not lie on our table', async () => {
    const { sitting } = await seat({ seats: ['human', 'human'], dice: 'real' });
    goOnTo(sitting, 'landing');
    expect(sitting.throwByHand(straight(sitting))).toMatchObject({ error: { code: 'landing' } });
    const failed = sitting.state.combat?.throw?.requirements ?? [];
    const step = must(
      sitting.act({ ...landing, zone: 'hole', failed: failed.filter(id => id !== 'two-bounce') }),
    );
    expect(step.flight).toBeUndefined();
    expect(step.snapshot.lying).toEqual([]);
    expect(sitting.flightOf(sitting.inputs.length)).toBeUndefined();
  });

  test('the game is over for everybody when it is over', async () => {
    const { sitting } = await seat({ seats: ['human'], edition: 'first', solo: true, dice: 'real' });
    while (sitting.snapshot().outcome === undefined) {
      const { turn, legal } = sitting.snapshot();
      const answer = legal.find(({ type }) => type === 'done') ?? (legal[0] as Action);
      if (turn?.at === 'landing') must(sitting.act({ ...landing, bounces: 0, zone: 'floor' }));
      else must(turn?.isForPeople ? sitting.act(answer) : sitting.next());
    }
    expect(sitting.snapshot()).toMatchObject({ turn: undefined, legal: [], asides: [] });
    expect(sitting.next()).toBeUndefined();
    expect(sitting.act({ type: 'done' })).toMatchObject({ error: { code: 'over' } });
  });
});
