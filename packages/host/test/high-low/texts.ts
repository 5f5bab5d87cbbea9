import { HOST_SENTENCES } from '@tumblekeep/host';
import { KERNEL_SENTENCES, makeSay, type Say, type Sentences } from '@tumblekeep/kernel';

export const SENTENCES = {
  'two-to-four': () => 'two to four players with different names',
  'not-asked-now': () => 'that is not asked now',
  'yes-or-no': () => 'yes or no',
  'player-guesses': ({ player }: { readonly player: string }) => `${player} guesses`,
  'guess-one-of': ({ guesses }: { readonly guesses: readonly string[] }) => `guess ${guesses.join(', ')}`,
} as const satisfies Sentences;

export const say: Say = makeSay(id => id, KERNEL_SENTENCES, HOST_SENTENCES, SENTENCES);
