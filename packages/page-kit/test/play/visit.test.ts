import { fail, ok, type Refused, type Result } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { onlineId } from '../../src/online/address.ts';
import { Visit, type VisitState } from '../../src/play/visit.ts';

function visited({ id = 'game', opens = true } = {}) {
  let state: VisitState = { game: { id }, busy: false, refusal: undefined };
  const opened: string[] = [];
  const visit = new Visit({
    get: () => ({
      ...state,
      async open(again) {
        opened.push(again);
        state = { ...state, busy: false, refusal: undefined };
        return opens;
      },
    }),
    set: change => {
      state = { ...state, ...change };
    },
  });
  return { visit, opened, now: () => state };
}

/** A request that is answered when the test says so. */
function later() {
  let answer: (result: Result<string, Refused>) => void = () => undefined;
  const answered = new Promise<Result<string, Refused>>(resolve => {
    answer = resolve;
  });
  return { request: () => answered, answer: (result: Result<string, Refused>) => answer(result) };
}

const no = (code: string): Result<never, Refused> => fail({ code, message: code });

test('one request after another: a second click is ignored', async () => {
  const { visit, now } = visited();
  const { request, answer } = later();
  const first = visit.ask(request);
  expect(now().busy).toBe(true);
  let isAsked = false;
  const second = await visit.ask(async () => {
    isAsked = true;
    return ok('second');
  });
  expect([second, isAsked]).toEqual([undefined, false]);
  answer(ok('first'));
  expect(await first).toBe('first');
  expect(now()).toMatchObject({ busy: false, refusal: undefined });
});

test('an answer that comes in after the game was left changes nothing', async () => {
  const { visit, now } = visited();
  const { request, answer } = later();
  const isHere = visit.next();
  const asked = visit.ask(request);
  visit.next();
  answer(no('late'));
  expect(await asked).toBeUndefined();
  expect(isHere()).toBe(false);
  expect(now().refusal).toBeUndefined();
});

test('a refusal is told, and one of a game that went on is told over the game as it is', async () => {
  const { visit, opened, now } = visited();
  expect(await visit.ask(async () => no('turn'))).toBeUndefined();
  expect([now().refusal?.code, opened]).toEqual(['turn', []]);
  for (const code of ['behind', 'taken']) {
    await visit.ask(async () => no(code));
    expect(now()).toMatchObject({ busy: false, refusal: { code } });
  }
  expect(opened).toEqual(['game', 'game']);
});

test('a game that does not open anew leaves its own refusal', async () => {
  const { visit, now } = visited({ opens: false });
  await visit.ask(async () => no('behind'));
  expect(now().refusal).toBeUndefined();
});

test('a table elsewhere is not opened anew: what happened there comes by itself', async () => {
  const { visit, opened, now } = visited({ id: onlineId('table') });
  await visit.ask(async () => no('behind'));
  expect([now().refusal?.code, opened]).toEqual(['behind', []]);
});

test('a worker that fails is a refusal like any other', async () => {
  const { visit, now } = visited();
  expect(await visit.ask(() => Promise.reject(new Error('ouch')))).toBeUndefined();
  expect(now()).toMatchObject({ busy: false, refusal: { code: 'broken', message: 'ouch' } });
});
