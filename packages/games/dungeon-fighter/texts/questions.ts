/** What is asked, of whom, and what can be done about it. */
import type { Decider } from '@tumblekeep/kernel';
import { throwableIn } from '../rules/chapters/mon.ts';
import type { Edition } from '../rules/edition.ts';
import type { WindowKind } from '../rules/state.ts';
import { offeringOf } from '../rules/verbs/abilities.ts';
import { isForAnyTime } from '../rules/verbs/equipment.ts';
import type { HeroView, View } from '../rules/view.ts';
import type { CardId, HeroId } from '../rules/vocabulary.ts';
import { activatedIn, backDownLoss } from './actions.ts';
import { equipmentText, markerText } from './cards.ts';
import { leftBehind } from './facts.ts';
import { dieName, heroName, nameOf, zonePlace } from './names.ts';
import { count, lifeOf, list, possessive } from './words.ts';

export interface QuestionText {
  /** Whose decision it is. */
  readonly who: string;
  /** What has to be decided. */
  readonly text: string;
}

const deciderName = (edition: Edition, by: Decider): string =>
  by === 'party' ? 'The party' : by === 'table' ? 'The table' : heroName(edition, by.seat);

type Thrown = NonNullable<NonNullable<View['combat']>['throw']>;

const throwerName = (edition: Edition, view: View, thrown: Thrown): string =>
  heroName(edition, view.seats[thrown.seat] as HeroId);

function asItLies(thrown: Thrown): string {
  if (thrown.zone === null) return '';
  return `It lies ${zonePlace(thrown.zone)}: ${thrown.hit ? 'a hit' : 'a miss'}.`;
}

function windowText(edition: Edition, view: View, kind: WindowKind): string {
  const thrown = view.combat?.throw ?? undefined;
  switch (kind) {
    case 're-throw': {
      if (thrown === undefined) return 'throw again, or let it count?';
      const by = view.question?.by;
      const isOwn = typeof by === 'object' && by.seat === view.seats[thrown.seat];
      const whose = isOwn ? 'your' : possessive(throwerName(edition, view, thrown));
      return `${whose} ${dieName(thrown.die)} could be thrown again. ${asItLies(thrown)}`;
    }
    case 'boost': {
      const total = thrown?.total ?? 0;
      return `the hit does ${total} damage so far. Add to it?`;
    }
    case 'armor':
      return armorText(edition, view, thrown === undefined);
    case 'reaction': {
      const falling = fallingNames(edition, view);
      if (falling !== '') return `${falling} ${edition.words.fainting.future}. Use something before that?`;
      return `${list(blowsOf(edition, view)) || 'a miss is about to hurt'}. Use something before that?`;
    }
    case 'last-gasp':
      return `${fallingNames(edition, view) || 'somebody'} ${edition.words.fainting.future}. A last gulp of something?`;
  }
}

/** Those who are below 1 now, or as soon as the blow lands. */
function fallingNames(edition: Edition, view: View): string {
  const falling = view.seats.filter((id, seat) => {
    const { fainted, eliminated, life } = view.heroes[id] as HeroView;
    return !fainted && !eliminated && life - (view.combat?.incoming[seat] ?? 0) < 1;
  });
  return list(falling.map(hero => heroName(edition, hero)));
}

const blowsOf = (edition: Edition, view: View): string[] =>
  view.seats.flatMap((id, seat) => {
    const amount = view.combat?.incoming[seat] ?? 0;
    return amount === 0 ? [] : [`${heroName(edition, id)} is about to lose ${lifeOf(edition, amount)}`];
  });

function nameWithText(edition: Edition, id: CardId): string {
  const card = edition.equipment.get(id);
  return card === undefined ? id : `${card.name} (${equipmentText(edition, card)})`;
}

function destroyText(edition: Edition, view: View, by: Decider): string {
  const hero = typeof by === 'object' ? view.heroes[by.seat] : undefined;
  const text = 'the monster destroys a card of yours. Which one?';
  if (hero === undefined || hero.fainted || hero.eliminated) return text;
  const mayUse = hero.equipment.some(({ card: id }) => {
    const card = edition.equipment.get(id);
    return card !== undefined && isForAnyTime(card);
  });
  return mayUse ? `${text} What can be used now, may be used first.` : text;
}

/** What eliminated heroes leave behind is said, for it is gone after this. */
function tradeText(edition: Edition, view: View): string {
  const left = leftBehind(view).map(card => nameOf(edition, card));
  const text = `${edition.words.pause}. Hand equipment around?`;
  if (left.length === 0) return text;
  return `${text} Nobody carries ${list(left)} any more: what nobody takes, in place of another card if need be, goes to ${edition.words.scrap}.`;
}

function armorText(edition: Edition, view: View, isPartyHit: boolean): string {
  if (isPartyHit) return 'the defeat is about to hurt everybody. Hide behind somebody?';
  const by = view.question?.by;
  const asked = typeof by === 'object' ? view.heroes[by.seat] : undefined;
  const mayHide = edition.constants.captives === 'shield' && (asked?.captives.length ?? 0) > 0;
  return `a miss is about to hurt. Use ${mayHide ? 'an armor, or hide behind somebody' : 'an armor'}?`;
}

function turnText(edition: Edition, view: View): string {
  const { combat, chest } = view;
  const { words, constants } = edition;
  if (combat === null) return 'take your turn.';
  if (throwableIn(edition, view).length > 0)
    return `choose a die to throw at ${nameOf(edition, combat.foe)}.`;
  const gone = combat.dice.length > 0 ? 'no other die may be thrown' : `the ${words.heroDie.many} are gone`;
  const price = `(every standing hero loses ${lifeOf(edition, combat.level)})`;
  if (combat.boss) return `${gone}: throw a bonus die.`;
  if (chest.dice === 0) return 'no die is left.';
  return constants.bonusDieCompulsory
    ? `${gone}: throw a bonus die.`
    : `${gone}: throw a bonus die, or ${words.retrieving.choice} ${price}.`;
}

function markerName(edition: Edition, view: View): string {
  const marker = activatedIn(edition, view)?.marker;
  return marker === undefined ? 'marker' : `${marker.name} marker (${markerText(edition, marker)})`;
}

function offerText(edition: Edition, view: View): string {
  const ability = activatedIn(edition, view);
  const { words } = edition;
  const name = ability?.name ?? `the ${words.ability.one}`;
  const offering = offeringOf(ability, view.question?.what);
  return offering === undefined ? `use ${name}?` : `${name}: ${offering.question({ edition })}`;
}

function textOf(edition: Edition, view: View, question: NonNullable<View['question']>): string {
  const thrown = view.combat?.throw ?? undefined;
  const { words } = edition;
  switch (question.at) {
    case 'path':
      return view.solo || question.paths === undefined
        ? 'choose one of two doors.'
        : 'choose one of two doors. Only you may look.';
    case 'assign': {
      const cards = (question.cards ?? []).map(id => nameWithText(edition, id));
      return cards.length > 1 ? `who takes what? ${list(cards)}.` : `who takes ${cards[0] ?? 'the card'}?`;
    }
    case 'move':
      return 'which corridor do you take?';
    case 'accept':
      return offerText(edition, view);
    case 'target':
      return question.what === 'heal' ? 'who heals?' : `who gets the ${markerName(edition, view)}?`;
    case 'destroy':
      return destroyText(edition, view, question.by);
    case 'turn':
      return turnText(edition, view);
    case 'again':
      return `throw the ${thrown === undefined ? 'die' : dieName(thrown.die)} again.`;
    case 'landing':
      return thrown === undefined
        ? 'where does the die lie?'
        : `where does ${possessive(throwerName(edition, view, thrown))} ${dieName(thrown.die)} lie?`;
    case 'ability':
      return `the icon is up. Which ${words.ability.one}?`;
    case 'window':
      return windowText(edition, view, question.kind as WindowKind);
    case 'vote':
      return `back down from ${view.combat === null ? 'the monster' : nameOf(edition, view.combat.foe)}? Every standing hero would lose ${lifeOf(edition, backDownLoss(edition, view))}, and the next monster would come.`;
    case 'scar':
      return `you ${words.fainting.past}. Which ${words.ability.one} takes the scar?`;
    case 'trade':
      return tradeText(edition, view);
    case 'shop':
      return `what do you buy? You have ${count(view.chest.coins, 'coin')}.`;
  }
}

export function questionText(edition: Edition, view: View): QuestionText | undefined {
  const { question } = view;
  if (question === null) return undefined;
  return { who: deciderName(edition, question.by), text: textOf(edition, view, question) };
}
