/** Throws by swinging a phone: what sensors tell becomes the flick that a finger would have made. */
import { expect, test } from 'vitest';
import {
  asFlick,
  measureMotion,
  ownSpeedOf,
  type PhoneSwing,
  type Reading,
  readOwnSpeed,
} from '../../../page/throwing/motion.ts';
import { PACE } from '../../../page/throwing/pace.ts';
import { measureSwing } from '../../../page/throwing/swing.ts';

/** A push of so many metres a second squared for 200 ms that ends at 1000. */
const push = (ahead: number, right = 0, every = 16): readonly Reading[] => {
  const readings: Reading[] = [];
  for (let t = 500; t <= 1000; t += every) {
    const isPushed = t > 800;
    readings.push({ t, x: isPushed ? right : 0, y: isPushed ? ahead : 0, z: 0 });
  }
  return readings;
};

const swung = (readings: readonly Reading[], released = 1000): PhoneSwing => {
  const swing = measureMotion(readings, released);
  if (swing === undefined) throw new Error('nothing was swung');
  return swing;
};

test('twice the push is twice the speed, however often the sensors tell of it', () => {
  const one = swung(push(8)).speed;
  expect(swung(push(16)).speed / one).toBeCloseTo(2);
  for (const every of [8, 20, 33]) expect(swung(push(8, 0, every)).speed / one).toBeCloseTo(1, 0);
});

test('the top of the phone and its back lead ahead; a push to the side is one', () => {
  const upright = push(8).map(({ t, x, y }) => ({ t, x, y: 0, z: -y }));
  expect(swung(upright).speed).toBeCloseTo(swung(push(8)).speed);
  expect(swung(push(8, 4)).across).toBeCloseTo(0.5);
  expect(swung(push(8, -4)).across).toBeCloseTo(-0.5);
});

test('nothing is thrown by a hand that rests, pulls back, or swung long ago', () => {
  expect(measureMotion([], 1000)).toBeUndefined();
  expect(measureMotion(push(0.5), 1000)).toBeUndefined();
  expect(measureMotion(push(-8), 1000)).toBeUndefined();
  expect(measureMotion(push(8), 1600)).toBeUndefined();
});

test('sensors that slept do not make a swing of their pause', () => {
  const [before, after] = [
    { t: 700, x: 0, y: 9, z: 0 },
    { t: 1000, x: 0, y: 9, z: 0 },
  ];
  expect(swung([before, after]).speed).toBeCloseTo(9 * 0.12);
});

test('the usual swing of a person is a middling flick, and a stronger one a stronger flick', () => {
  const own = 2.5;
  const flick = (speed: number, across = 0) => measureSwing(asFlick({ speed, across }, own, 5000), 5000);
  expect(flick(own).speed).toBeCloseTo(PACE);
  expect(flick(1.4 * own).speed).toBeCloseTo(1.4 * PACE);
  expect(flick(own, 0.5).right / flick(own, 0.5).up).toBeCloseTo(0.5);
  expect(flick(own, 0.5).speed).toBeCloseTo(PACE);
});

test('three swings tell how a person swings, and one of them may go wrong', () => {
  const of = (...speeds: readonly number[]) => ownSpeedOf(speeds.map(speed => ({ speed, across: 0 })));
  expect(of(2, 2.2)).toBeUndefined();
  expect(of(2, 9, 2.2)).toBe(2.2);
});

test.for(['', 'null', '{}', '{"speed":0}', '{"speed":-1}', '{"speed":"2"}', '{"speed":1e9}', '[2]'])(
  'a kept swing that is none is forgotten: %s',
  text => expect(readOwnSpeed(text)).toBeUndefined(),
);

test('a kept swing is read again', () => expect(readOwnSpeed('{"speed":2.4}')).toBe(2.4));
