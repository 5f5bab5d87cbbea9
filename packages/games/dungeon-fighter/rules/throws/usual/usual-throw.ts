import type { Frame, Picture, SpecificThrow } from '@tumblekeep/table';

/** A throw without what an edition asks of it. */
export type UsualThrow = Omit<SpecificThrow, 'reading'>;

/** A sentence and its picture. */
export const frame = (does: string, picture: Picture): Frame => ({ does, picture });
