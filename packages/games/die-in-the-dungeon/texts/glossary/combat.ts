import {
  AGILITY_BONUS_AT,
  ATTACK_TOTALS,
  LONE_ASSASSIN,
  MAGIC_BONUS_AT,
  MIGHT_BONUS_AT,
  RAGE_MIGHT,
  WARLOCK_MAGIC,
} from '../../rules/constants.ts';
import type { Content } from '../../rules/content.ts';
import { CLASSES, DICE, EPIC_HEROES, type Hero } from '../../rules/vocabulary.ts';
import { heroStatsText } from '../cards.ts';
import { heroName } from '../names.ts';
import type { Word } from './word.ts';

const HERO_RULES: Readonly<Record<Hero, string>> = {
  fighter: `Makes Might attacks possible. From the second Fighter on each adds 1 to Might and Agility rolls of the party. With a Fighter, a Might hit of ${MIGHT_BONUS_AT} or more deals 1 more.`,
  rogue: `Makes Agility attacks possible. From the second Rogue on each adds an Agility attack to the first round. With a Rogue, a first Agility roll of ${AGILITY_BONUS_AT} or more gives one more Agility attack in that round.`,
  wizard: `Makes Magic attacks possible. From the second Wizard on each costs you 1 Time before the Combat. With a Wizard, a Magic hit of ${MAGIC_BONUS_AT} or more costs 1 Time.`,
  cleric:
    'Makes no attack, but must be defeated before the others. From the second Cleric on each costs you 1 Ability point before the Combat.',
  barbarian: `Makes Might attacks possible and needs two hits. After the first one it rages: the party’s Might counts ${RAGE_MIGHT} more, and Might hits deal 1 more.`,
  assassin: `Makes Agility attacks possible and falls last. Agility hits deal 1 more. Alone it has ${LONE_ASSASSIN} more Might and Agility.`,
  warlock: `Makes Magic attacks possible. Your Magic defends as if it were ${WARLOCK_MAGIC} less, at least 1, and your Magic attacks are ${WARLOCK_MAGIC} less. Each Magic hit destroys a DieMinion of yours.`,
  patriarch:
    'Makes no attack and must fall first. Only a final result of exactly 1 hits it; you may spend points of the stat to lower your roll. While it stands no ability can be used, and those at work rest.',
};

/** The fight, and who fights in it. */
export const combat = (content: Content): Word[] => [
  ...[...CLASSES, ...EPIC_HEROES].map(hero => ({
    id: hero,
    title: heroName(hero),
    kind: (EPIC_HEROES as readonly Hero[]).includes(hero) ? 'Epic Hero' : 'hero class',
    also: [`${hero}s`],
    text: `${HERO_RULES[hero]} ${heroStatsText(content, hero)}`,
  })),
  {
    id: 'combat',
    title: 'Combat',
    kind: 'step',
    also: ['fight', 'combat round', 'round'],
    text: 'Round after round: you may use one ability; the party attacks with Might, Agility and Magic, as far as somebody is there who can; then you attack once with a stat of your choice. It goes on until nobody of them is left, or you are not. Rounds cost no Time.',
  },
  {
    id: 'party-total',
    title: 'Party total',
    kind: 'rule',
    also: ['total', 'totals', 'sum', 'sums', 'attack die'],
    text: `The stats of all heroes are added. Each sum is what you must beat with that stat, and it decides their die: up to ${ATTACK_TOTALS.map((total, i) => `${total} a ${DICE[i] as string}`).join(', ')}, above it a d20.`,
  },
  {
    id: 'hero-attack',
    title: 'Hero attack',
    kind: 'rule',
    also: ['hero attacks', 'party attack', 'highest face', 'defence'],
    text: 'The party rolls one die. It hits if the result is more than the value of your stat, or if the die shows its highest face. You cannot change such a roll.',
  },
  {
    id: 'attack',
    title: 'Your attack',
    kind: 'rule',
    also: ['creature attack', 'attacks'],
    text: 'Roll the die of a stat. You hit if the result is more than the party’s sum of that stat; the same is not enough, and your highest face is nothing special. While it fails you may add to it. One hit, one hero.',
  },
  {
    id: 'modify',
    title: 'Changing a roll',
    kind: 'rule',
    also: ['modify', 'spend', 'spending points', 'modifying'],
    text: 'While an attack or check of yours fails you may send DieMinions, spend pips, and spend points of the stat you roll, 1 for 1, in any order. What you spend is gone, whether it helps or not. Nothing can be spent on a roll that succeeds.',
  },
  {
    id: 'damage',
    title: 'Damage',
    kind: 'rule',
    also: ['split', 'might damage', 'agility damage', 'magic damage'],
    text: 'Each point is taken from Health or from the stat that was attacked or checked, as you like. A stat keeps 1; the rest must come from Health.',
  },
  {
    id: 'order-of-defeat',
    title: 'Order of defeat',
    kind: 'rule',
    also: ['order', 'defeated', 'who falls first'],
    text: 'A Patriarch first, then Clerics, then the others, an Assassin last; among them the lowest level first. Among equals you choose.',
  },
  {
    id: 'epic-hero',
    title: 'Epic Hero',
    kind: 'rule',
    also: ['epic heroes', 'epic'],
    text: 'Barbarian, Assassin, Warlock and Patriarch. Worth 2 Victory Points, of the level of their tile, and no members of the basic classes.',
  },
  {
    id: 'ability-card',
    title: 'Abilities and cards',
    kind: 'rule',
    also: ['ability card', 'cards', 'card', 'board ability'],
    text: 'Each creature has two abilities on its board, usable again and again, and four cards, usable once. Use as many as you can pay at the beginning of your turn, one in each Combat round, and one on each Stat Check if it speaks of checks.',
  },
];
