/**
 * Every sentence by which something is refused: a line here, and `refuse` of the rules knows it. Ids of heroes and cards are
 * named here and nowhere else.
 */
import {
  KERNEL_SENTENCES,
  makeSay,
  type Refusal,
  type Say,
  type Sentences,
  type Speaker,
} from '@tumblekeep/kernel';
import type { Edition } from '../rules/edition.ts';
import type { CardId, Color, Die, HeroId, Zone } from '../rules/vocabulary.ts';
import { dieName, nameOf } from './names.ts';
import { count, list, possessive } from './words.ts';

type Hero = { readonly hero: HeroId };
type Card = { readonly card: CardId };
type Price = { readonly price: number };
type OfDie = { readonly die: Die };

export const REFUSAL_SENTENCES = {
  // ---- the party -----------------------------------------------------------------------------------------
  'not-in-party': ({ hero }: Hero) => `there is no hero "${hero}" in the party`,
  'hero-is-asked': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} is asked`,
  'party-is-asked': () => 'the party is asked',
  'hero-cannot-act': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} cannot act`,
  'no-answer': ({ type, at }: { readonly type: string; readonly at: string }) =>
    `"${type}" is no answer to "${at}"`,
  'has-no-vote': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} has no vote`,
  'no-backing-down': () => 'the party cannot back down now',
  'leader-chooses-path': () => 'only the Leader chooses the path',
  'no-such-path': () => 'that room is not one of the two paths',
  'no-corridor': () => 'no corridor with an arrow leads there',
  'hero-takes-scar': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} chooses a scar`,
  'has-scar-already': () => 'that ability has a scar already',

  // ---- throws --------------------------------------------------------------------------------------------
  'turn-of-hero': ({ hero }: Hero, { name }: Speaker) => `it is ${possessive(name(hero))} turn`,
  'throws-again': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} throws again`,
  'same-die-again': ({ die }: OfDie) => `the ${dieName(die)} is thrown again`,
  'coloured-dice-first': () => 'a bonus die may not be thrown while a coloured die is left',
  'no-bonus-die': () => 'there is no bonus die on the chest',
  'immune-to-die': ({ die }: OfDie) => `the monster is immune to the ${dieName(die)}`,
  'die-already-thrown': ({ die }: OfDie) => `the ${dieName(die)} has been thrown already`,
  'boss-keeps-dice': () => 'dice cannot be retrieved in the fight against the boss',
  'dice-left-to-throw': () => 'there are still coloured dice to throw',
  'bonus-die-first': () => 'a bonus die must be thrown first',
  'no-weapon-on-throw': () => 'no weapon may be used on this throw',
  'is-no-weapon': ({ card }: Card, { name }: Speaker) => `${name(card)} is no weapon`,
  'weapons-in-order': () => 'weapons are named once each, in the order they are carried',
  'board-without-zone': ({ zone }: { readonly zone: Zone }) => `this board has no ${zone}`,
  'unknown-zone': ({ zone }: { readonly zone: string }) => `"${zone}" is no zone of the board`,
  'unknown-face': () => 'a die shows the icon or is blank',
  'unknown-bounces': () => 'bounces are 0, 1 or 2 (two or more)',
  'not-demanded': ({ requirement }: { readonly requirement: string }, { name }: Speaker) =>
    `"${name(requirement)}" was not demanded`,
  'bounces-are-counted': () => 'two bounces are counted, not reported as failed',
  'failures-in-order': () => 'failed requirements are named once each, in the order of the catalogue',
  'thrower-chooses-ability': () => 'only the thrower chooses the ability',
  'ability-not-now': ({ color }: { readonly color: Color }) => `the ${color} ability cannot be activated now`,
  'thrower-chooses': () => 'only the thrower chooses',
  'cannot-be-chosen': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} cannot be chosen`,
  'no-re-throw': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} has no re-throw now`,
  'no-token': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} has no token to spend now`,

  // ---- cards ---------------------------------------------------------------------------------------------
  'does-not-carry': ({ hero, card }: Hero & Card, { name }: Speaker) =>
    `${name(hero)} does not carry ${name(card)}`,
  'may-not-carry': ({ hero, card }: Hero & Card, { name }: Speaker) =>
    `${name(hero)} may not carry ${name(card)}`,
  'has-no-card': ({ hero, card }: Hero & Card, { name }: Speaker) => `${name(hero)} has no ${name(card)}`,
  'loses-a-card': ({ hero }: Hero, { name }: Speaker) => `${name(hero)} loses a card`,
  'card-cannot-be-used': ({ card }: Card, { name }: Speaker) => `${name(card)} cannot be used now`,
  'card-of-no-use': ({ card }: Card, { name }: Speaker) => `${name(card)} is of no use now`,
  'card-would-do-nothing': ({ card }: Card, { name }: Speaker) => `${name(card)} would do nothing now`,
  'card-needs-hero': ({ card }: Card, { name }: Speaker) => `${name(card)} needs a hero to heal`,
  'card-not-aimed': ({ card }: Card, { name }: Speaker) => `${name(card)} is not aimed at one hero`,
  'hero-needs-no-healing': () => 'that hero cannot be healed now',
  'no-discarding-in-combat': () => 'equipment cannot be discarded in a combat',
  'given-after-fight': () => 'cards are handed over after the fight',
  'exchanged-after-fight': () => 'cards are exchanged after the fight',
  'not-to-oneself': () => 'a hero cannot hand a card to themself',
  'cannot-exchange': ({ hero, other }: Hero & { readonly other: HeroId }, { name }: Speaker) =>
    `${name(hero)} and ${name(other)} cannot exchange these cards`,
  'not-handed-out': ({ card }: Card, { name }: Speaker) => `${name(card)} is not to be handed out`,

  // ---- the shop ------------------------------------------------------------------------------------------
  'not-for-sale': ({ card }: Card, { name }: Speaker) => `${name(card)} is not for sale`,
  'card-costs': ({ card, price }: Card & Price, { name }: Speaker) =>
    `${name(card)} costs ${count(price, 'coin')}`,
  'healing-costs': ({ price }: Price) => `healing costs ${count(price, 'coin')}`,
  'healing-for-party': () => 'healing is for the whole party',
  'healing-for-one': () => 'healing is for one hero of the party',
  'bonus-die-costs': ({ price }: Price) => `a bonus die costs ${count(price, 'coin')}`,
  'no-bonus-die-to-buy': () => 'there is no bonus die left to buy',

  // ---- options -------------------------------------------------------------------------------------------
  'options-are-an-object': () => 'options must be an object',
  'unknown-option': ({ option }: { readonly option: string }) => `"${option}" is no option`,
  'solo-is-true-or-false': () => 'solo must be true or false',
  'party-size': ({ fewest, most }: { readonly fewest: number; readonly most: number }) =>
    `a party has ${fewest} to ${most} heroes`,
  'solo-size': ({ heroes }: { readonly heroes: readonly number[] }) =>
    `one player alone controls ${list(heroes.map(String), 'or')} heroes`,
  'unknown-hero': ({ hero }: Hero) => `there is no hero "${hero}"`,
  'hero-twice': () => 'every hero can take part only once',
  'unknown-difficulty': ({
    difficulty,
    known,
  }: {
    readonly difficulty: string;
    readonly known: readonly string[];
  }) => `there is no difficulty "${difficulty}"; choose ${known.join(', ')}`,
  'unknown-beginning': ({
    beginning,
    known,
  }: {
    readonly beginning: string;
    readonly known: readonly string[];
  }) => `there is no beginning "${beginning}"; choose ${list(known, 'or')}, or none`,
  'unknown-handicap': ({ least, most }: { readonly least: number; readonly most: number }) =>
    `a handicap is a whole number from ${least} to ${most}`,
  'leader-not-in-party': ({ hero }: Hero) => `the leader "${hero}" is not in the party`,

  // ---- the physical table --------------------------------------------------------------------------------
  'no-such-prop': ({ kind }: { readonly kind: string }) => `this throw calls for no ${kind}`,
  'other-die-in-hand': ({ die, held }: OfDie & { readonly held: Die }) =>
    `the ${dieName(die)} is to be thrown, not the ${dieName(held)}`,
  'nothing-let-go': () => 'nothing was let go',
  'no-shot': () => 'that is no link of a shot, or a part of it got lost on the way',
  'long-shot': ({ most }: { readonly most: number }) =>
    `a link of a shot has at most ${most} letters, and this one has more`,
  'shot-of-other-edition': () => 'the shot was thrown by rules that are not known here',
  'too-steady': () => 'no hand is that steady',
  'throw-cannot-be-made': ({ why }: { readonly why: Refusal }, { say }: Speaker) =>
    `such a throw cannot be made: ${say(why)}`,
  'cannot-be-released': ({ why }: { readonly why: Refusal }, { say }: Speaker) =>
    `nobody can release a die like that: ${say(why)}`,
  'nobody-can-throw': () => 'nobody knows how to throw',
} as const satisfies Sentences;

/** Says what the rules of an edition refuse; `more` are sentences of whoever plays them. */
export const sayIn = (edition: Edition, ...more: readonly Sentences[]): Say =>
  makeSay(id => nameOf(edition, id), KERNEL_SENTENCES, REFUSAL_SENTENCES, ...more);
