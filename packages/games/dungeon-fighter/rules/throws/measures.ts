/** Measures of people and tables that several throws speak of: millimetres, milliseconds, millimetres a second. */

/** TH-R-04: one step. */
export const STEP = 750;
/** As far as anybody throws. */
export const FARTHEST = 2000;
/** TH-R-05. */
export const AT_ONCE = 500;
/** TH-R-07: a palm's width. */
export const PALM = 90;
/** A hand's length. */
export const HAND = 190;
/** From the middle of the table to its edge. */
export const TO_EDGE = 600;
/** A hand that lies on something. */
export const HAND_HEIGHT = 20;
/** Breath is weak, a body part that only tips gives next to no speed. */
export const BREATH = 1700;
export const ROLL = 1500;
/** As fast as it must be to come onto the table from a step away, or from below it. */
export const GUST = 3600;
/** Upwards: a palm strikes down. */
export const STRIKE = -900;
