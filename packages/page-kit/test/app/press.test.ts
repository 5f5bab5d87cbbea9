import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Press } from '../../src/app/press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const page = new EventTarget();
  const press = new Press(page);
  const told: string[] = [];
  const after = (what: string) => press.after(() => told.push(what));
  const happen = (type: string) => page.dispatchEvent(new Event(type));
  return { told, after, happen };
}

test('what would move waits while a finger is down, and until the click has been heard', () => {
  const { told, after, happen } = begin();
  after('at once');
  happen('pointerdown');
  after('moved');
  vi.advanceTimersByTime(5000);
  expect(told).toEqual(['at once']);
  happen('pointerup');
  happen('click');
  expect(told).toEqual(['at once']);
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['at once', 'moved']);
});

test.for(['pointerup', 'pointercancel'])('a press that ends with %s becomes no click', end => {
  const { told, after, happen } = begin();
  happen('pointerdown');
  after('moved');
  happen(end);
  vi.advanceTimersByTime(200);
  expect(told).toEqual(['moved']);
});

test('whoever presses again is waited for again, and what is called off never comes', () => {
  const { told, after, happen } = begin();
  happen('pointerdown');
  after('moved');
  const callOff = after('called off');
  happen('pointerup');
  happen('pointerdown');
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
  callOff();
  happen('click');
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['moved']);
});
