/** Nothing, a line to the first bounce, or the whole arc. */
export const AIM_HELPS = ['none', 'line', 'arc'] as const;
export type AimHelp = (typeof AIM_HELPS)[number];
