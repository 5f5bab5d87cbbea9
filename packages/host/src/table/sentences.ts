/** What a table refuses, in English. Games say it together with their own. */
import { type KERNEL_SENTENCES, refusing, type Sentences } from '@tumblekeep/kernel';

export const HOST_SENTENCES = {
  'table-went-on': () => 'the table has gone on since; look at it again',
  'place-taken': () => 'somebody else was faster; look at the table again',
  'read-again-first': () => 'what was stored has to be read again first',
  'being-stored': () => 'the last move is being stored; look again in a moment',
  'store-broke': ({ why }: { why: string }) =>
    `what happened could not be stored, so it has not happened: ${why}`,
  'only-watches': () => 'whoever has no seat watches',
  'for-somebody-else': () => 'that is for somebody else to do',
  'somebody-else-throws': () => 'somebody else throws',
  'table-tells-landing': () => 'the table tells where the die lies',
  'no-die-to-throw': () => 'no die is to be thrown now',
  'real-dice-here': () => 'at this table real dice are thrown',
  'nobody-sits-like-that': () => 'nobody can sit like that',
  'seats-of-others': () => 'whoever changes who sits here must hold every seat that a person has or gets',
  'luck-stands': () => 'what luck has decided or brought to light since then stands',
  'no-such-inquiry': () => 'nobody at this table can answer that',
  'not-asked-to-agree': () => 'nobody has asked you to agree to anything',
} as const satisfies Sentences;

export const refuse = refusing<typeof KERNEL_SENTENCES & typeof HOST_SENTENCES>();
