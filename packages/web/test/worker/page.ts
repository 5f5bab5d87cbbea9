/** A page without a screen: a worker in this thread, with storage in memory. */
import 'fake-indexeddb/auto';
import type { CrawlWorker } from '@tumblekeep/die-in-the-dungeon/page/worker/protocol.ts';
import { type Action, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import type { SeatKind, Snapshot, Step } from '@tumblekeep/dungeon-fighter/hosted';
import type { FightWorker, NewGame } from '@tumblekeep/dungeon-fighter/page/worker/protocol.ts';
import { type Refusal, type Refused, type Result, sayPlainly } from '@tumblekeep/kernel';
import type { PageWorker } from '@tumblekeep/page-kit/worker/protocol.ts';
import { type Attempt, makeRelease } from '@tumblekeep/table';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

export const RULES = ['second', 'first', 'prototype'] as const;
const heroesOf = (rules: string): readonly string[] =>
  rules === 'second'
    ? ['brad', 'murka']
    : (RULE_SETS[rules]?.edition.tables.heroes.map(({ id }) => id) ?? []);

export function must<T>(result: Result<T, Refusal | Refused>): T {
  if (!result.ok) {
    const { error } = result;
    throw new Error('message' in error ? `${error.code}: ${error.message}` : sayPlainly(error));
  }
  return result.value;
}

/** A device with nothing saved on it. */
export function newDevice(): void {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
}

/** Changes what lies in storage behind everybody's back. */
export function spoil(store: 'games' | 'lines', change: (objects: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('tumblekeep');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction(store, 'readwrite');
      change(transaction.objectStore(store));
      transaction.onerror = () => reject(transaction.error);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

/** Until mocks are restored, the device saves nothing. */
export const failWrites = (name = 'QuotaExceededError') =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name);
  });

/** What the page asks, of Dungeon Fighter without a detour. */
export interface OpenedPage extends PageWorker, FightWorker {
  readonly crawl: CrawlWorker;
}

/** Each page has its own worker, with its own connection to what is saved. */
export async function openPage(): Promise<OpenedPage> {
  vi.resetModules();
  const { makePageWorker } = await import('@tumblekeep/page-kit/worker/page-worker.ts');
  const { WORKER_PARTS } = await import('../../src/worker-parts.ts');
  const worker = makePageWorker(WORKER_PARTS, 'http://localhost');
  const fight = worker.games['dungeon-fighter'] as FightWorker;
  const crawl = worker.games['die-in-the-dungeon'] as CrawlWorker;
  return { ...worker, ...fight, crawl };
}

export const putLine = (line: { id: string; at: number; text: string }): Promise<void> =>
  spoil('lines', lines => void lines.put(line));

export function orderOf(rules = 'second', kinds: readonly SeatKind[] = ['human', 'human']): NewGame {
  const heroes = heroesOf(rules).slice(0, kinds.length);
  const seats = heroes.map((hero, i) => [hero, { kind: kinds[i] as SeatKind, skill: 'average' }] as const);
  return {
    rules,
    options: { heroes, leader: heroes[0] as string },
    table: { dice: 'simulated', seats: Object.fromEntries(seats) },
    preferences: { aimHelp: {}, steady: [], askMe: [] },
    seed: 'page',
  };
}

export function straight({ view }: Snapshot): Attempt {
  const die = view.combat?.throw?.die ?? 'red';
  return { release: makeRelease({ die, velocity: [0, -600, 2000] }), scene: { dice: [], props: [] } };
}

/** One step: bots by themselves, people the first thing that comes to mind. */
export async function goOn(page: FightWorker, id: string, snapshot: Snapshot): Promise<Step> {
  const { turn, at, legal } = snapshot;
  if (turn === undefined) throw new Error('the game is over');
  if (!turn.isForPeople) return must(await page.next(id, at)) as Step;
  if (turn.at === 'landing') return must(await page.throwByHand(id, at, straight(snapshot)));
  const known = turn.isSecret ? must(await page.look(id, at, turn.hero)).legal : legal;
  const action = known.find(({ type }) => type === 'done') ?? (known[0] as Action);
  return must(await page.act(id, at, action));
}

export async function goOnTo(
  page: FightWorker,
  id: string,
  snapshot: Snapshot,
  at: string,
): Promise<Snapshot> {
  let now = snapshot;
  while (now.turn?.at !== at) now = (await goOn(page, id, now)).snapshot;
  return now;
}
