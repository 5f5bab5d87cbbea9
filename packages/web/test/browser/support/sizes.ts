/** The screens that every screen is looked at on: an upright phone and a wide desk. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;
