import { beforeEach, describe, expect, test, vi } from 'vitest';
import { director, skipFlight } from '../../src/scene/director.ts';
import { stage } from '../../src/scene/stage-store.ts';
import { fly } from './support.ts';

const flight = fly({ velocity: [0, 100, 1300], spin: [9000, 0, 0] });
const settled = () => new Promise(done => setTimeout(done, 0));

beforeEach(() => stage.setState({ flight: undefined, inHand: undefined, speed: 1 }));

describe('the flight on the stage', () => {
  test('is shown in its own time and tells its rest once', async () => {
    const onRest = vi.fn();
    stage.setState({ flight: { flight, onRest } });
    expect(director.isFlying).toBe(true);
    director.advance(9);
    expect(director.playback?.time).toBe(0);
    for (let i = 0; i < 500 && director.isFlying; i++) director.advance(1 / 60);
    await settled();
    director.advance(1);
    director.skip();
    await settled();
    expect(onRest).toHaveBeenCalledTimes(1);
    expect(director.playback?.time).toBe(director.playback?.seconds);
  });

  test('at double speed takes half the frames and ends in the same place', async () => {
    const ends = [];
    const frames = [];
    for (const speed of [1, 2] as const) {
      stage.setState({ flight: { flight, onRest: () => undefined }, speed });
      let count = 0;
      while (director.isFlying) {
        director.advance(1 / 60);
        count++;
      }
      frames.push(count);
      ends.push([...(director.playback?.pose ?? [])]);
      stage.setState({ flight: undefined });
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(frames[1]).toBeLessThan(frames[0]! * 0.55);
  });

  test('skipped or instant it ends in the same place without a frame', async () => {
    const onRest = vi.fn();
    stage.setState({ flight: { flight, onRest } });
    skipFlight();
    await settled();
    expect(onRest).toHaveBeenCalledTimes(1);
    const skipped = [...(director.playback?.pose ?? [])];
    stage.setState({ flight: undefined });
    stage.setState({ speed: 'instant' });
    stage.setState({ flight: { flight, onRest } });
    await settled();
    expect(onRest).toHaveBeenCalledTimes(2);
    expect([...(director.playback?.pose ?? [])]).toEqual(skipped);
  });

  test('is over after a while even where hardly a frame is drawn', async () => {
    vi.useFakeTimers();
    const onRest = vi.fn();
    stage.setState({ flight: { flight, onRest } });
    director.advance(0);
    const { seconds } = director.playback!;
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(onRest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(seconds * 500 + 1600);
    expect(onRest).toHaveBeenCalledTimes(1);
    expect(director.playback?.atRest).toBe(true);
    vi.useRealTimers();
  });

  test('a flight that is taken off the stage tells nothing', async () => {
    const onRest = vi.fn();
    stage.setState({ flight: { flight, onRest } });
    director.advance(0.1);
    stage.setState({ flight: undefined });
    director.advance(9);
    await settled();
    expect(onRest).not.toHaveBeenCalled();
    expect(director.isFlying).toBe(false);
  });

  test('what has landed stays in sight until the next die is taken', () => {
    stage.setState({ flight: { flight, onRest: () => undefined } });
    skipFlight();
    stage.setState({ flight: undefined });
    expect(director.playback).toBeDefined();
    stage.setState({ inHand: 'red' });
    expect(director.playback).toBeUndefined();
  });
});
