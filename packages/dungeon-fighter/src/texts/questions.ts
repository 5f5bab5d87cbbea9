/** What is asked, of whom, and what can be done about it. */
import type { Decider } from '@tumblekeep/kernel';
import type { Edition } from '../edition.ts';
import type { WindowKind } from '../state.ts';
import type { View } from '../view.ts';
import type { HeroId } from '../vocabulary.ts';
import { activatedIn, backDownLoss } from './actions.ts';
import { equipmentText } from './cards.ts';
import { dieName, heroName, nameOf, zonePlace } from './names.ts';
import { count, list, possessive } from './words.ts';

export interface QuestionText {
  /** Whose decision it is. */
  readonly who: string;
  /** What has to be decided. */
  readonly text: string;
}

export const deciderName = (edition: Edition, by: Decider): string =>
  by === 'party' ? 'The party' : by === 'table' ? 'The table' : heroName(edition, by.hero);

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
      const isOwn = typeof by === 'object' && by.hero === view.seats[thrown.seat];
      const whose = isOwn ? 'your' : possessive(throwerName(edition, view, thrown));
      return `${whose} ${dieName(thrown.die)} could be thrown again. ${asItLies(thrown)}`;
    }
    case 'boost': {
      const total = thrown?.total ?? 0;
      return `the hit does ${total} damage so far. Add to it?`;
    }
    case 'armor':
      return 'a miss is about to hurt. Use an armor?';
    case 'last-gasp': {
      const falling = Object.values(view.heroes).filter(
        hero => !hero.fainted && !hero.eliminated && hero.life < 1,
      );
      const names = list(falling.map(hero => heroName(edition, hero.hero)));
      return `${names || 'somebody'} will faint. A last gulp of something?`;
    }
  }
}

function turnText(edition: Edition, view: View): string {
  const combat = view.combat;
  if (combat === null) return 'take your turn.';
  if (combat.dice.length > 0) return `choose a die to throw at ${nameOf(edition, combat.foe)}.`;
  if (combat.boss) return 'the coloured dice are gone: throw a bonus die.';
  return view.chest.dice > 0
    ? `the coloured dice are gone: throw a bonus die, or retrieve them (every standing hero loses ${combat.level} life).`
    : `no die is left: retrieve the coloured ones (every standing hero loses ${combat.level} life).`;
}

function offerText(edition: Edition, view: View): string {
  const ability = activatedIn(edition, view);
  const name = ability?.name ?? 'the ability';
  switch (view.question?.what) {
    case 'multiply':
      return `${name}: pay life to make the section count more?`;
    case 'silence':
      return `${name}: pay to take the monster's ability away?`;
    default:
      return `${name}: throw the same die once more?`;
  }
}

function textOf(edition: Edition, view: View, question: NonNullable<View['question']>): string {
  const thrown = view.combat?.throw ?? undefined;
  switch (question.at) {
    case 'path':
      return view.solo ? 'choose one of two doors.' : 'choose one of two doors. Only you may look.';
    case 'assign': {
      const card = question.card === undefined ? undefined : edition.equipment.get(question.card);
      return card === undefined
        ? 'who takes the card?'
        : `who takes ${card.name} (${equipmentText(edition, card)})?`;
    }
    case 'move':
      return 'which corridor do you take?';
    case 'accept':
      return offerText(edition, view);
    case 'target':
      return question.what === 'heal'
        ? 'who heals?'
        : `who gets the ${activatedIn(edition, view)?.marker?.name ?? 'marker'}?`;
    case 'destroy':
      return 'the monster destroys a card of yours. Which one?';
    case 'turn':
      return turnText(edition, view);
    case 'again':
      return `throw the ${thrown === undefined ? 'die' : dieName(thrown.die)} again.`;
    case 'landing':
      return thrown === undefined
        ? 'where does the die lie?'
        : `where does ${possessive(throwerName(edition, view, thrown))} ${dieName(thrown.die)} lie?`;
    case 'ability':
      return 'the icon is up. Which ability?';
    case 'window':
      return windowText(edition, view, question.kind as WindowKind);
    case 'vote':
      return `back down from ${view.combat === null ? 'the monster' : nameOf(edition, view.combat.foe)}? Every standing hero would lose ${backDownLoss(edition, view)} life, and the next monster would come.`;
    case 'scar':
      return 'you fainted. Which ability takes the scar?';
    case 'trade':
      return 'time to rest. Hand equipment around?';
    case 'shop':
      return `what do you buy? You have ${count(view.chest.coins, 'coin')}.`;
  }
}

export function questionText(edition: Edition, view: View): QuestionText | undefined {
  const { question } = view;
  if (question === null) return undefined;
  return { who: deciderName(edition, question.by), text: textOf(edition, view, question) };
}
