/** What people touch the page with, as far as it is known: what they used last, else what the device has. */
import { create } from 'zustand';

export const DEVICES = ['mouse', 'touch', 'keys'] as const;
export type Device = (typeof DEVICES)[number];

const ofPointer = (type: string): Device => (type === 'touch' || type === 'pen' ? 'touch' : 'mouse');

const useLast = create<{ readonly device: Device }>()(() => ({
  device: matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
}));

const used = (device: Device): void => {
  if (useLast.getState().device !== device) useLast.setState({ device });
};
addEventListener('pointerdown', ({ pointerType }) => used(ofPointer(pointerType)), { capture: true });
addEventListener('keydown', ({ key }) => /^( |Tab|Enter|Arrow)/.test(key) && used('keys'), { capture: true });

export const useDevice = (): Device => useLast(({ device }) => device);
