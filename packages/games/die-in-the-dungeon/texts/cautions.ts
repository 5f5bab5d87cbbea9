/** Why somebody should think twice, in English. */
import { makeSay, type Say, type Sentences } from '@tumblekeep/kernel';

export const CAUTION_SENTENCES = {
  'fails-anyway': () => 'the roll fails even with everything that is left',
  'lower-fails-more': () => 'a lower roll only fails more',
  'does-nothing': () => 'it would do nothing now',
  'loses-points': ({ lost, points }: { readonly lost: number; readonly points: number }) =>
    `${lost} of the ${points} points would be lost`,
} as const satisfies Sentences;

export const cautionText: Say = makeSay(id => id, CAUTION_SENTENCES);
