/** What is refused on the page: at the table, by the worker of every game, or by that of this one. */
import type { Say, Sentences, Speaker } from '@tumblekeep/kernel';
import { refusing } from '@tumblekeep/kernel';
import { PAGE_SENTENCES } from '@tumblekeep/page-kit/sentences.ts';
import { sayAtTable } from '../../hosted/sentences.ts';
import type { Edition } from '../../rules/edition.ts';
import type { HeroId } from '../../rules/index.ts';

const FIGHT_SENTENCES = {
  'no-such-edition': ({ edition }: { readonly edition: string }) => `there is no edition "${edition}"`,
  'dice-of-either-kind': () => 'dice are simulated or real',
  'nobody-seated': () => 'nobody has a seat',
  'seat-for-nobody': ({ hero }: { readonly hero: HeroId }, { name }: Speaker) =>
    `${name(hero)} has a seat that nobody can take`,
} as const satisfies Sentences;

export const refuse = refusing<typeof PAGE_SENTENCES & typeof FIGHT_SENTENCES>();

export const sayOnPage = (edition: Edition): Say => sayAtTable(edition, PAGE_SENTENCES, FIGHT_SENTENCES);
