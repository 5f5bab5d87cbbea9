/** A game that no folder of this page holds is listed, exported, imported and removed like any other. */
import { HOST_SENTENCES, type Kinds, type Proving } from '@tumblekeep/host';
import { KERNEL_SENTENCES, makeSay, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import type { Answer, PageWorker, Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import type { Room as OpenRoom } from '@tumblekeep/page-kit/worker/room.ts';
import type { Rooms } from '@tumblekeep/page-kit/worker/rooms.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type HighLow, hostedHighLow } from '../../../host/test/high-low/hosted.ts';
import { SENTENCES } from '../../../host/test/high-low/texts.ts';
import { must, newDevice } from './page.ts';

beforeEach(newDevice);

interface Opened {
  readonly id: string;
  readonly at: number;
}

interface Calls {
  begin(): Answer<Opened>;
  guess(id: string, at: number, player: string): Answer<Opened>;
}

async function openPage(): Promise<{ readonly page: PageWorker; readonly calls: Calls }> {
  vi.resetModules();
  const { makePageWorker } = await import('@tumblekeep/page-kit/worker/page-worker.ts');
  const { Room } = await import('@tumblekeep/page-kit/worker/room.ts');
  const { makeWorkerPart } = await import('@tumblekeep/page-kit/worker/make-part.ts');
  const { PAGE_SENTENCES } = await import('@tumblekeep/page-kit/sentences.ts');
  const { cardFields } = await import('@tumblekeep/page-kit/worker/orders.ts');
  const { reader } = await import('@tumblekeep/kernel/untrusted');
  const { WORKER_PARTS } = await import('../../src/worker-parts.ts');
  const z = await import('zod/mini');

  type HighLowCard = Omit<Summary, 'game' | 'problem'> & { readonly lines: number };
  const readShape = reader(() => z.object({ ...cardFields(), rules: z.literal('high-low') }));
  const readCard = (value: unknown): HighLowCard | undefined => {
    const shape = readShape(value);
    return shape && { ...shape, over: shape.over };
  };
  const newCard = (claimed: boolean): HighLowCard => ({
    id: crypto.randomUUID(),
    rules: 'high-low',
    created: 1,
    updated: 1,
    inputs: 0,
    over: undefined,
    claimed,
    lines: 0,
  });
  const say = makeSay(id => id, KERNEL_SENTENCES, HOST_SENTENCES, SENTENCES, PAGE_SENTENCES);
  const furnishing = {
    hosted: { ...hostedHighLow, say },
    seating: { seats: { ann: 'person', bob: 'person' } } as const,
    progressOf: (_state: HighLow['State'], inputs: number) => ({ inputs }),
  };
  class Teller {
    readonly room: OpenRoom<HighLow, HighLowCard>;
    constructor(room: OpenRoom<HighLow, HighLowCard>) {
      this.room = room;
    }
    tell = async () => ok({ id: this.room.card.id, at: this.room.table.at });
  }
  const seated = (room: Result<OpenRoom<HighLow, HighLowCard>, Refusal>) =>
    room.ok ? ok(new Teller(room.value)) : room;
  const part = makeWorkerPart({
    id: 'high-low',
    ruleSets: { 'high-low': hostedHighLow.game },
    say: () => say,
    proving: async () => ({ hosted: hostedHighLow }) as unknown as Proving<Kinds>,
    readCard,
    summaryOf: ({ lines: _lines, ...card }: HighLowCard): Summary => ({ game: 'high-low', ...card }),
    fileNameOf: () => ['high-low'],
    cardOfFile: () => newCard(true),
    open: async saved => seated(await Room.open<HighLow, HighLowCard>(furnishing, saved)),
    calls: (rooms: Rooms<Teller, Opened>): Calls => ({
      begin: () =>
        rooms.begin(async () => {
          const match = { options: { players: ['ann', 'bob'] }, seed: 'third' };
          return seated(await Room.begin<HighLow, HighLowCard>(furnishing, match, newCard(false)));
        }),
      guess: (id, at, player) =>
        rooms.at(id, at, async teller => {
          const action = { type: 'guess', player, guess: 'high' } as const;
          const done = await teller.room.act({ type: 'act', action });
          return done.ok ? teller.tell() : done;
        }),
    }),
  });
  const page = makePageWorker([...WORKER_PARTS, part], 'http://localhost');
  return { page, calls: page.games['high-low'] as Calls };
}

test('it is on the shelf, goes out as a file, comes back as claimed, and is removed', async () => {
  const { page, calls } = await openPage();
  const { id, at } = must(await calls.begin());
  must(await calls.guess(id, at, 'ann'));
  expect(await page.saves()).toMatchObject([{ id, game: 'high-low', inputs: 1, claimed: false }]);

  const file = must(await page.export(id));
  expect(file.name).toBe('tumblekeep-high-low.jsonl');
  const copy = must(await page.import(file.text));
  expect(copy).toMatchObject({ game: 'high-low', claimed: true });
  expect([await page.isClaimed(id), await page.isClaimed(copy.id)]).toEqual([false, true]);

  await page.remove(id);
  expect((await page.saves()).map(save => save.id)).toEqual([copy.id]);
  expect(await calls.guess(id, at, 'bob')).toMatchObject({
    ok: false,
    error: { code: 'gone', message: 'there is no such game on this device' },
  });
});

test('a file that does not follow its rules is refused in the words of the game', async () => {
  const { page, calls } = await openPage();
  const { id, at } = must(await calls.begin());
  must(await calls.guess(id, at, 'ann'));
  const { text } = must(await page.export(id));
  expect(await page.import(text.replace('"ann guesses', '"bob guesses'))).toMatchObject({
    ok: false,
    error: { code: 'log-action', message: expect.stringMatching(/^it is damaged \(.*ann guesses/) },
  });
});

test('a page that does not know it keeps it, says so, and still exports it', async () => {
  const { calls } = await openPage();
  const { id } = must(await calls.begin());
  vi.resetModules();
  const { makePageWorker } = await import('@tumblekeep/page-kit/worker/page-worker.ts');
  const { WORKER_PARTS } = await import('../../src/worker-parts.ts');
  const page = makePageWorker(WORKER_PARTS, 'http://localhost');
  expect(await page.saves()).toMatchObject([
    { id, game: '', problem: 'it was saved by another version of Tumblekeep' },
  ]);
  expect(must(await page.export(id)).text).toContain('high-low');
  expect(await page.import(must(await page.export(id)).text)).toMatchObject({
    ok: false,
    error: { code: 'rules' },
  });
});
