/** How long a device stays at a table that nobody looks at. */
import type { SocketLike } from '@tumblekeep/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from '../../src/online/line.ts';

const LONGER_THAN_BETWEEN_SCREENS = 60_000;

const silentSocket = (): SocketLike => ({
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onmessage: null,
  onclose: null,
  onerror: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a table is left some time after the last screen, whoever overhears it', () => {
  const onEmpty = vi.fn();
  const line = new Line('table', { open: silentSocket }, onEmpty);
  line.overhear({});
  const stop = line.listen({});
  vi.advanceTimersByTime(LONGER_THAN_BETWEEN_SCREENS);
  expect(onEmpty).not.toHaveBeenCalled();
  stop();
  const again = line.listen({});
  vi.advanceTimersByTime(LONGER_THAN_BETWEEN_SCREENS);
  expect(onEmpty).not.toHaveBeenCalled();
  again();
  vi.advanceTimersByTime(LONGER_THAN_BETWEEN_SCREENS);
  expect(onEmpty).toHaveBeenCalledOnce();
  expect(line.client.state).toBe('ended');
});
