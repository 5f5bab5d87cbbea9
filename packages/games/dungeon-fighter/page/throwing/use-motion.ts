/** The motion sensors of a phone, while somebody holds it to throw. */
import { useCallback, useEffect, useRef } from 'react';
import type { Reading } from './motion.ts';

/** Some browsers ask people first, and only on a tap. */
type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> };

export type Sensors = 'granted' | 'denied' | 'insecure' | 'none';

/** Some browsers hide them where the address is not secure: people should hear of it, not look for what is not there. */
export const mayHaveSensors = (): boolean => !isSecureContext || typeof DeviceMotionEvent !== 'undefined';

export async function askForSensors(): Promise<Sensors> {
  if (!isSecureContext) return 'insecure';
  const { requestPermission } = DeviceMotionEvent as unknown as Asking;
  if (requestPermission === undefined) return 'granted';
  try {
    return await requestPermission.call(DeviceMotionEvent);
  } catch {
    return 'denied';
  }
}

/** Readings of about half a second. */
const MOST = 64;

/** Hears the sensors while it is on; answers what was heard last. */
export function useMotion(isOn: boolean): () => readonly Reading[] {
  const readings = useRef<Reading[]>([]);
  useEffect(() => {
    if (!isOn) return;
    const hear = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
      const { x, y, z } = acceleration ?? {};
      if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return;
      readings.current.push({ t: timeStamp, x, y, z });
      if (readings.current.length > MOST) readings.current.shift();
    };
    addEventListener('devicemotion', hear);
    return () => {
      removeEventListener('devicemotion', hear);
      readings.current = [];
    };
  }, [isOn]);
  return useCallback(() => readings.current, []);
}
