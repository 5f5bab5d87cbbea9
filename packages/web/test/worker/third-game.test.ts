/** A game that no folder of this page holds is listed, exported, imported and removed like any other. */
import { ok } from '@tumblekeep/kernel';
import type { WorkerPart } from '@tumblekeep/page-kit/worker/part.ts';
import type { Answer, PageWorker, Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import type { Room as OpenRoom } from '@tumblekeep/page-kit/worker/room.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type HighLow, hostedHighLow } from '../../../host/test/high-low/hosted.ts';
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
  const { Rooms } = await import('@tumblekeep/page-kit/worker/rooms.ts');
  const { putOnShelf, takeFromShelf } = await import('@tumblekeep/page-kit/worker/shelf.ts');
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
  const summaryOf = ({ lines: _lines, ...card }: HighLowCard): Summary => ({ game: 'high-low', ...card });
  const furnishing = {
    hosted: hostedHighLow,
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
  const open = async (id: string) => {
    const saved = await takeFromShelf(id, readCard);
    if (!saved.ok) return saved;
    const room = await Room.open<HighLow, HighLowCard>(furnishing, saved.value);
    return room.ok ? ok(new Teller(room.value)) : room;
  };
  const part: WorkerPart = {
    id: 'high-low',
    ruleSets: { 'high-low': hostedHighLow.game } as Readonly<
      Record<string, unknown>
    > as WorkerPart['ruleSets'],
    say: () => hostedHighLow.say,
    readCard(value) {
      const card = readCard(value);
      return card && { summary: summaryOf(card), lines: card.lines, name: ['high-low'] };
    },
    async import(text, log) {
      const card = await putOnShelf(newCard(true), text, log);
      return card.ok ? ok(summaryOf(card.value)) : card;
    },
    open(inTurn) {
      const rooms = new Rooms<Teller, Opened>(inTurn, open, hostedHighLow.say);
      const calls: Calls = {
        begin: () =>
          rooms.begin(async () => {
            const match = { options: { players: ['ann', 'bob'] }, seed: 'third' };
            const room = await Room.begin<HighLow, HighLowCard>(furnishing, match, newCard(false));
            return room.ok ? ok(new Teller(room.value)) : room;
          }),
        guess: (id, at, player) =>
          rooms.at(id, at, async teller => {
            const action = { type: 'guess', player, guess: 'high' } as const;
            const done = await teller.room.act({ type: 'act', action });
            return done.ok ? teller.tell() : done;
          }),
      };
      return { calls, forget: id => rooms.forget(id), keptOf: id => rooms.keptOf(id) };
    },
  };
  const page = makePageWorker([...WORKER_PARTS, part]);
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
  expect(await calls.guess(id, at, 'bob')).toMatchObject({ ok: false, error: { code: 'gone' } });
});

test('a page that does not know it keeps it, says so, and still exports it', async () => {
  const { calls } = await openPage();
  const { id } = must(await calls.begin());
  vi.resetModules();
  const { makePageWorker } = await import('@tumblekeep/page-kit/worker/page-worker.ts');
  const { WORKER_PARTS } = await import('../../src/worker-parts.ts');
  const page = makePageWorker(WORKER_PARTS);
  expect(await page.saves()).toMatchObject([
    { id, game: '', problem: 'it was saved by another version of Tumblekeep' },
  ]);
  expect(must(await page.export(id)).text).toContain('high-low');
  expect(await page.import(must(await page.export(id)).text)).toMatchObject({
    ok: false,
    error: { code: 'rules' },
  });
});
