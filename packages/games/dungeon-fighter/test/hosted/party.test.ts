import { describe, expect, test } from 'vitest';
import { type FlightEvidence, readFlight } from '../../hosted/index.ts';
import type { Action, HeroId } from '../../rules/index.ts';
import { EDITIONS, goOn, goOnTo, must, seat, straight } from './party.ts';

const landing: Action = { type: 'land', zone: '3', face: 'blank', bounces: 1, failed: [] };

describe.each(EDITIONS)('a table of the %s edition', edition => {
  test('goes on with people and bots, and from its log alone to the same place', async () => {
    const party = await seat({ edition, seats: ['human', 'sensible', 'random'] });
    for (let i = 0; i < 36; i++) await goOn(party);
    const again = await party.again();
    expect(again.snapshot()).toEqual(party.snapshot());
    expect(party.snapshot().n).toBe(36);
  });

  test('throws of people and bots leave evidence that shows the same flight again', async () => {
    const party = await seat({ edition, seats: ['human', 'sensible'] });
    let flights = 0;
    for (let i = 0; i < 16; i++) {
      const { action, shown } = await goOn(party);
      expect(shown !== undefined).toBe(action?.type === 'land');
      if (shown === undefined) continue;
      flights++;
      const evidence = readFlight((await party.inputs()).at(-1)?.evidence) as FlightEvidence;
      expect(party.parts.physics.showAgain(evidence, shown.throws)).toEqual(shown);
      expect((await party.again()).snapshot().lying).toEqual(party.snapshot().lying);
      expect(structuredClone(shown)).toEqual(shown);
    }
    expect(flights).toBeGreaterThan(3);
  });
});

describe('taking back', () => {
  test('is free until the die leaves the hand, and a favour afterwards', async () => {
    const party = await seat({ seats: ['human', 'human'] });
    await goOnTo(party, 'turn');
    const { at: _at, ...before } = party.snapshot();
    await goOnTo(party, 'landing');
    expect(party.snapshot().undo).toBe('free');
    must(await party.undo());
    expect(party.snapshot()).toMatchObject(before);
    await goOnTo(party, 'landing');
    const { shown } = must(await party.throwByHand(straight(party)));
    expect(party.snapshot().undo).toBe('consent');
    expect(party.snapshot().lying).toHaveLength(1);
    must(await party.undo());
    expect(party.snapshot()).toMatchObject(before);
    expect((await party.again()).snapshot()).toEqual(party.snapshot());
    await goOnTo(party, 'landing');
    expect(must(await party.throwByHand(straight(party))).shown).toEqual(shown);
  });

  test('goes back over bots to the last decision of a person', async () => {
    const party = await seat({ seats: ['human', 'sensible'] });
    let decided = -1;
    let bots = 0;
    while (bots < 3 || !party.snapshot().turn?.isForPeople) {
      const { turn, n } = party.snapshot();
      if (turn?.isForPeople && turn.at !== 'landing') decided = n;
      bots = turn?.isForPeople ? 0 : bots + 1;
      await goOn(party);
    }
    must(await party.undo());
    expect(party.snapshot().n).toBe(decided);
  });

  test('of a real die needs nobody but the Leader, who has the last word about it', async () => {
    const party = await seat({ seats: ['human', 'human'], dice: 'real' });
    await goOnTo(party, 'landing');
    const { n, turn, view } = party.snapshot();
    const others = party.table.position.seats.filter(hero => hero !== view.leader);
    const failed = party.state.combat?.throw?.requirements ?? [];
    const report = { ...landing, zone: 'outside' as const, failed: failed.filter(id => id !== 'two-bounce') };
    must(
      await party.table.act({ seats: [turn?.hero ?? ''] }, { type: 'act', action: report }, party.table.at),
    );
    // Anybody else asks, and goes on asking; the Leader objects.
    must(await party.table.act({ seats: others }, { type: 'takeback' }, party.table.at));
    expect(party.table.position.takeback?.open).toContain(view.leader);
    must(await party.table.act({ seats: [view.leader] }, { type: 'takeback' }, party.table.at));
    expect(party.snapshot()).toMatchObject({ n, turn: { at: 'landing' } });
    expect((await party.again()).snapshot()).toEqual(party.snapshot());
  });

  test('of a real die goes back over what a bot threw', async () => {
    const party = await seat({ seats: ['human', 'sensible'], dice: 'real' });
    await goOnTo(party, 'turn');
    while (!(party.snapshot().turn?.isForPeople && party.snapshot().turn?.at === 'landing')) {
      const { turn, legal } = party.snapshot();
      must(await (turn?.isForPeople ? party.act(legal[0] as Action) : party.next()));
    }
    const { n } = party.snapshot();
    const failed = party.state.combat?.throw?.requirements ?? [];
    must(await party.act({ ...landing, zone: 'outside', failed: failed.filter(id => id !== 'two-bounce') }));
    while (!party.snapshot().turn?.isForPeople) must(await party.next());
    expect(party.snapshot().n).toBeGreaterThan(n + 1);
    must(await party.undo());
    expect(party.snapshot().n).toBe(n);
  });

  test('a game without people has nothing to take back', async () => {
    const party = await seat({ seats: ['random', 'random'] });
    await goOn(party);
    expect(party.snapshot().undo).toBe('nothing');
    expect(await party.undo()).toMatchObject({ ok: false, error: { code: 'undo' } });
  });
});

describe('people', () => {
  test('do not decide for bots, and bots not for people', async () => {
    const party = await seat({ seats: ['random', 'human'] });
    const [path] = party.parts.game.legal(party.state);
    expect(party.snapshot().legal).toEqual([]);
    expect(await party.act(path as Action)).toMatchObject({ ok: false, error: { code: 'turn' } });
    await goOnTo(party, 'turn');
    while (!party.snapshot().turn?.isForPeople) await goOn(party);
    const before = party.snapshot();
    expect(await party.next()).toBeUndefined();
    expect(party.snapshot()).toEqual(before);
  });

  test('see the paths of the Leader only as the Leader', async () => {
    const party = await seat({ seats: ['human', 'human'] });
    const { turn, legal, view } = party.snapshot();
    expect(turn).toMatchObject({ at: 'path', isSecret: true, isForPeople: true });
    expect(legal).toEqual([]);
    expect(view.question?.paths).toBeUndefined();
    const leader = party.snapshot(turn?.hero as HeroId);
    expect(leader.legal).toHaveLength(2);
    expect(leader.view.question?.paths).toHaveLength(2);
    const solo = (await seat({ seats: ['human', 'human'], solo: true })).snapshot();
    expect(solo.turn?.isSecret).toBe(false);
    expect(solo.legal).toHaveLength(2);
  });

  test('may propose to back down while a bot is to throw', async () => {
    for (let i = 0; i < 50; i++) {
      const party = await seat({ seats: ['human', 'random'], seed: `back down ${i}` });
      await goOnTo(party, 'turn');
      const { turn, asides } = party.snapshot();
      const proposal = asides.find(({ type }) => type === 'propose');
      if (turn?.isForPeople || proposal === undefined) continue;
      expect(proposal).toMatchObject({ hero: Object.keys(party.parts.seats.seats)[0] });
      expect(asides).toHaveLength(1);
      must(await party.act(proposal));
      expect(party.snapshot().turn?.at).toBe('vote');
      return;
    }
    throw new Error('nobody could have backed down');
  });

  test('throw the die that is in the air, and only their own', async () => {
    const party = await seat({ seats: ['human', 'random'] });
    expect(await party.throwByHand(straight(party))).toMatchObject({ error: { code: 'landing' } });
    await goOnTo(party, 'landing');
    while (party.snapshot().turn?.isForPeople) {
      await goOn(party);
      await goOnTo(party, 'landing');
    }
    expect(await party.throwByHand(straight(party))).toMatchObject({ error: { code: 'turn' } });
    while (!party.snapshot().turn?.isForPeople || party.snapshot().turn?.at !== 'landing') await goOn(party);
    const attempt = straight(party);
    const other = attempt.release.die === 'red' ? 'blue' : 'red';
    const wrong = { ...attempt, release: { ...attempt.release, die: other } } as const;
    expect(await party.throwByHand(wrong)).toMatchObject({ error: { code: 'die' } });
    const far = { ...attempt, release: { ...attempt.release, at: [0, 9000, 0] } } as const;
    expect(await party.throwByHand(far)).toMatchObject({ error: { code: 'height' } });
    expect(await party.act(landing)).toMatchObject({ error: { code: 'landing' } });
    must(await party.throwByHand(attempt));
  });

  test('report real dice, which nobody can see again and which do not lie on our table', async () => {
    const party = await seat({ seats: ['human', 'human'], dice: 'real' });
    await goOnTo(party, 'landing');
    expect(await party.throwByHand(straight(party))).toMatchObject({ error: { code: 'landing' } });
    const failed = party.state.combat?.throw?.requirements ?? [];
    const step = must(
      await party.act({ ...landing, zone: 'hole', failed: failed.filter(id => id !== 'two-bounce') }),
    );
    expect(step.shown).toBeUndefined();
    expect(party.snapshot().lying).toEqual([]);
    expect(readFlight((await party.inputs()).at(-1)?.evidence)).toBeUndefined();
  });

  test('the game is over for everybody when it is over', async () => {
    const party = await seat({ seats: ['human'], edition: 'first', solo: true, dice: 'real' });
    while (party.snapshot().outcome === undefined) {
      const { turn, legal } = party.snapshot();
      const answer = legal.find(({ type }) => type === 'done') ?? (legal[0] as Action);
      if (turn?.at === 'landing') must(await party.act({ ...landing, bounces: 0, zone: 'floor' }));
      else must(await (turn?.isForPeople ? party.act(answer) : party.next()));
    }
    expect(party.snapshot()).toMatchObject({ turn: undefined, legal: [], asides: [] });
    expect(await party.next()).toBeUndefined();
    expect(await party.act({ type: 'done' })).toMatchObject({ error: { code: 'over' } });
  });
});
