/** Every action as the line of a menu. */
import type { Action, Landing } from '../rules/action.ts';
import type { Ability } from '../rules/cards.ts';
import type { Edition } from '../rules/edition.ts';
import { offeringOf } from '../rules/verbs/abilities.ts';
import type { HeroView, View } from '../rules/view.ts';
import type { CardId, Color, Die, HeroId } from '../rules/vocabulary.ts';
import { abilityText, equipmentText, roomText } from './cards.ts';
import { dieName, heroName, nameOf, zonePlace } from './names.ts';
import { capital, count, lifeOf, list } from './words.ts';

export function abilityLabel(edition: Edition, hero: HeroId, color: Color): string {
  const sheet = edition.hero.get(hero);
  const ability = sheet && edition.ability.get(sheet.abilities[color]);
  if (sheet === undefined || ability === undefined) return color;
  const told = ability.toldWith && sheet[ability.toldWith];
  return told === undefined ? ability.name : `${ability.name} (${told})`;
}

/** "the green die (icon: Re-throw)" */
export function dieLabel(edition: Edition, view: View, hero: HeroId, die: Die): string {
  if (die === 'white') return `a bonus die (icon: any ${edition.words.ability.one})`;
  const scarred = view.heroes[hero]?.scars.includes(die);
  return `the ${dieName(die)} (icon: ${scarred ? 'nothing, scarred' : abilityLabel(edition, hero, die)})`;
}

export const weaponsLabel = (edition: Edition, weapons: readonly CardId[]): string =>
  weapons.length === 0
    ? 'without a weapon'
    : `with ${list(
        weapons.map(id => {
          const card = edition.equipment.get(id);
          return card === undefined ? nameOf(edition, id) : `${card.name} (${equipmentText(edition, card)})`;
        }),
      )}`;

export function landingText(edition: Edition, landing: Landing): string {
  const bounces = ['no bounce', 'one bounce', 'two or more bounces'][landing.bounces] as string;
  const failed =
    landing.failed.length === 0 ? '' : `, ${list(landing.failed.map(one => nameOf(edition, one)))} not done`;
  return `${zonePlace(landing.zone)}, ${landing.face === 'icon' ? 'icon up' : 'blank'}, ${bounces}${failed}`;
}

const withText = (edition: Edition, id: CardId): string => {
  const card = edition.equipment.get(id);
  return card === undefined ? nameOf(edition, id) : `${card.name} (${equipmentText(edition, card)})`;
};

function useLabel(edition: Edition, view: View, action: Extract<Action, { type: 'use' }>): string {
  const hero = heroName(edition, action.hero);
  const target = action.target === null ? undefined : view.heroes[action.target];
  const aim = target === undefined ? '' : ` on ${heroName(edition, target.hero)} ${heartsOf(target)}`;
  const captive = edition.monster.get(action.card);
  if (captive !== undefined)
    return edition.constants.captives === 'blow'
      ? `${hero} sends ${captive.name} into the blow (+${captive.damage} damage)`
      : `${hero} hides behind ${captive.name} (no damage from this attack)`;
  return `${hero} uses ${withText(edition, action.card)}${aim}`;
}

function offerLabel(edition: Edition, view: View, yes: boolean): string {
  if (!yes) return 'No';
  const offering = offeringOf(activatedIn(edition, view), view.question?.what);
  return offering === undefined ? 'Yes' : `Yes: ${offering.consent({ edition })}`;
}

export function activatedIn(edition: Edition, view: View): Ability | undefined {
  const thrown = view.combat?.throw;
  if (!thrown || thrown.ability === null) return undefined;
  return edition.abilitiesOf.get(view.seats[thrown.seat] as HeroId)?.[thrown.ability];
}

export function backDownLoss(edition: Edition, view: View): number {
  const loss = edition.constants.backDown?.loss;
  return typeof loss === 'number' ? loss : (view.combat?.level ?? 0);
}

/** Nobody is shown with less than nothing: that a blow was worse is told by the log. */
const heartsOf = ({ life, maximum }: HeroView): string => `(${Math.max(0, life)}/${maximum})`;

const isHealthy = ({ eliminated, life, maximum }: HeroView): boolean => eliminated || life >= maximum;

function healingLabel(edition: Edition, view: View, id: HeroId | null): string {
  const price = count(edition.constants.shop.healPrice, 'coin');
  const hero = id === null ? undefined : view.heroes[id];
  if (hero === undefined) {
    const isIdle = Object.values(view.heroes).every(isHealthy);
    return `${price}: every standing hero heals 1${isIdle ? ' (nobody needs it)' : ''}`;
  }
  return `${price}: ${heroName(edition, hero.hero)} ${heartsOf(hero)} heals 1${isHealthy(hero) ? ' (no need)' : ''}`;
}

export function actionLabel(edition: Edition, action: Action, view: View): string {
  const hero = (id: HeroId) => heroName(edition, id);
  const name = (id: string) => nameOf(edition, id);
  const { words } = edition;
  switch (action.type) {
    case 'move':
      return `Go to ${name(action.room)}: ${roomText(edition, edition.room.get(action.room))}`;
    case 'answer':
      return offerLabel(edition, view, action.yes);
    case 'choose': {
      const target = view.heroes[action.target];
      return `${hero(action.target)}${target === undefined ? '' : ` ${heartsOf(target)}`}`;
    }
    case 'take-path': {
      const room = edition.room.get(action.card);
      return room === undefined ? name(action.card) : `${room.name}: ${roomText(edition, room)}`;
    }
    case 'assign':
      return `${hero(action.hero)} takes ${name(action.card)}`;
    case 'box':
      return `Nobody: ${name(action.card)} goes to ${words.scrap}`;
    case 'throw': {
      const weapons = action.weapons.length === 0 ? '' : ` ${weaponsLabel(edition, action.weapons)}`;
      return `Throw ${dieLabel(edition, view, action.hero, action.die)}${weapons}`;
    }
    case 'land':
      return `The die lies ${landingText(edition, action)}`;
    case 'retrieve':
      return `${capital(words.retrieving.choice)} (every standing hero loses ${lifeOf(edition, view.combat?.level ?? 0)})`;
    case 'activate': {
      if (action.color === null) return `No ${words.ability.one}`;
      const ability = edition.ability.get(edition.hero.get(action.hero)?.abilities[action.color] ?? '');
      return `${capital(action.color)}: ${abilityLabel(edition, action.hero, action.color)}${ability ? `. ${abilityText(edition, ability)}` : ''}`;
    }
    case 're-throw':
      return 'Throw the die again';
    case 'spend-token':
      return `${hero(action.hero)} spends the token: the die is thrown again`;
    case 'use':
      return useLabel(edition, view, action);
    case 'pass':
      return view.question?.kind === 're-throw' ? 'Let it count as it lies' : 'Use nothing';
    case 'propose':
      return `Propose to back down (every standing hero would lose ${lifeOf(edition, backDownLoss(edition, view))})`;
    case 'vote':
      return action.agree ? 'Back down' : 'Stand and fight';
    case 'scar':
      return `${capital(action.color)}: give up ${abilityLabel(edition, action.hero, action.color)}`;
    case 'give':
      return `${hero(action.hero)} hands ${name(action.card)} to ${hero(action.to)}`;
    case 'swap':
      return `${hero(action.hero)} swaps ${name(action.card)} for ${name(action.for)} of ${hero(action.with)}`;
    case 'discard':
      return `${hero(action.hero)} throws ${name(action.card)} away`;
    case 'buy': {
      const price = edition.equipment.get(action.card)?.price ?? 0;
      return `${count(price, 'coin')}: ${withText(edition, action.card)} for ${hero(action.hero)}`;
    }
    case 'buy-healing':
      return healingLabel(edition, view, action.hero);
    case 'buy-die':
      return `${count(edition.constants.shop.diePrice, 'coin')}: a bonus die`;
    case 'done':
      return view.question?.at === 'shop' ? 'Leave the shop' : 'Move on';
  }
}
