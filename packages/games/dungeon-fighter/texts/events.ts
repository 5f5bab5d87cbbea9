/** One sentence or two for everything that happens. */
import type { Edition } from '../rules/edition.ts';
import type { Event } from '../rules/event.ts';
import { LOSSES, type Loss } from '../rules/state.ts';
import type { CardId, HeroId, Throw } from '../rules/vocabulary.ts';
import { equipmentText, foeTraits, markerText, NOTHING_SPECIAL, roomText } from './cards.ts';
import { hasMaps } from './facts.ts';
import { dieName, difficultyName, heroName, nameOf, tokenName, zonePlace } from './names.ts';
import type { Scene } from './scene.ts';
import { wholeBlow } from './scene.ts';
import { countsOf, foeAbilityOf, reason, sum } from './sums.ts';
import { capital, change, count, lifeOf, list, plural, possessive, sentences } from './words.ts';

const LOSS_TEXTS: Readonly<Record<Loss, string>> = {
  'all-fainted': 'every hero lies on the floor',
  'all-eliminated': 'no hero is left',
  'out-of-dice': 'there is no die left to throw at the boss',
};

export const lossText = (why: Loss): string => LOSS_TEXTS[LOSSES.includes(why) ? why : 'all-fainted'];

/** Why a throw was a miss, one reason in a few words. */
function missText(edition: Edition, why: string): string {
  switch (why) {
    case 'no-bounce':
      return 'no bounce';
    case 'two-bounce':
      return 'fewer than two bounces';
    case 'hole':
    case 'bones':
    case 'outside':
    case 'floor':
      return zonePlace(why);
    default:
      return edition.throw.has(why as Throw)
        ? `${nameOf(edition, why)} not done`
        : `${nameOf(edition, why)} makes nothing of that section`;
  }
}

const chestCoins = (edition: Edition, amount: number, chest: number, why: string): string => {
  const coins = count(Math.abs(amount), 'coin');
  const cause = reason(edition, why);
  return amount < 0
    ? `${cause}: the chest loses ${coins} and holds ${chest}.`
    : `${capital(coins)} for the chest, which now holds ${chest} (${cause}).`;
};

function newFoe(edition: Edition, card: CardId, life: string): string {
  const foe = edition.monster.get(card) ?? edition.boss.get(card);
  const { many } = edition.words.life;
  if (foe === undefined) return `${nameOf(edition, card)}: ${life} ${many}.`;
  const traits = foeTraits(edition, card)
    .map(trait => `; ${trait}`)
    .join('');
  return `${foe.name} (${foe.type}), ${life} ${many}, damage ${foe.damage}${traits}.`;
}

function scarred(edition: Edition, event: Extract<Event, { type: 'scarred' }>): string {
  const ability = edition.hero.get(event.hero)?.abilities[event.color];
  const { words } = edition;
  const lost = ability === undefined ? `the ${event.color} ${words.ability.one}` : nameOf(edition, ability);
  return `${heroName(edition, event.hero)} takes a scar on ${event.color}: ${lost} is gone for good, and the new maximum is ${lifeOf(edition, event.maximum)}.`;
}

function rethrown(edition: Edition, event: Extract<Event, { type: 're-thrown' }>): string {
  const thrower = heroName(edition, event.hero);
  if (event.why === 'token')
    return `${heroName(edition, event.by)} spends a token: that result is forgotten, and ${thrower} throws again.`;
  const owner = event.by === event.hero ? '' : ` by ${heroName(edition, event.by)}`;
  return `${nameOf(edition, event.why)}${owner}: that result is forgotten, and ${thrower} throws again.`;
}

const shopNumber = (edition: Edition, visit: number): string =>
  edition.constants.dungeonCards === undefined
    ? `${visit}`
    : `${visit} of ${edition.constants.dungeonCards.shops}`;

function enteredRoom(edition: Edition, event: Extract<Event, { type: 'room' }>): string {
  const name = nameOf(edition, event.card);
  const room = edition.room.get(event.card);
  if (!hasMaps(edition)) {
    const what = room ? ` (${roomText(edition, room)})` : '';
    return `${heroName(edition, event.hero)} opens a door: ${name}${what}.`;
  }
  const map = edition.tables.maps.find(({ rooms }) => rooms[0]?.id === event.card);
  const floor =
    map === undefined ? '' : `${map.side === 'boss' ? 'The last floor' : 'A new floor'}: ${map.name}.`;
  const text = roomText(edition, room);
  return sentences(floor, `The party enters ${name}${text === NOTHING_SPECIAL ? '' : ` (${text})`}.`);
}

function retrieved(edition: Edition, event: Extract<Event, { type: 'retrieved' }>, scene: Scene): string {
  const { retrieving, heroDie } = edition.words;
  return sentences(
    retrieving.opening,
    scene.defeats === 0 && retrieving.mark,
    `${heroName(edition, event.hero)} ${retrieving.verb} the ${heroDie.many}, and every standing hero pays for it.`,
  );
}

function used(edition: Edition, event: Extract<Event, { type: 'used' }>): string {
  const hero = heroName(edition, event.hero);
  const card = nameOf(edition, event.card);
  if (edition.monster.has(event.card))
    return edition.constants.captives === 'blow'
      ? `${hero} sends ${card} into the blow.`
      : `${hero} hides behind ${card}, who runs away.`;
  const target = event.target === null || event.target === event.hero ? undefined : event.target;
  return `${hero} uses ${card}${target === undefined ? '' : ` on ${heroName(edition, target)}`}.`;
}

function marked(edition: Edition, event: Extract<Event, { type: 'marked' }>, foe: string): string {
  const marker = edition.marker.get(event.marker);
  if (marker === undefined) return `${heroName(edition, event.hero)} puts a marker on ${foe}.`;
  const on = event.on === null ? foe : heroName(edition, event.on);
  return `${heroName(edition, event.hero)} puts the ${marker.name} marker on ${on}: ${markerText(edition, marker)}.`;
}

/** Life that is gone is gone: nobody has less than none. */
const down = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  change(from, Math.max(0, to));

/** What happened, for people. `scene` is what was going on before. */
export function eventText(edition: Edition, event: Event, scene: Scene): string {
  const hero = (id: HeroId) => heroName(edition, id);
  const name = (id: string) => nameOf(edition, id);
  const foe = scene.foe === null ? 'The monster' : name(scene.foe);
  const { words } = edition;
  switch (event.type) {
    case 'began':
      return `${list(event.heroes.map(hero))} ${event.heroes.length === 1 ? 'walks' : 'walk'} into the dungeon (${difficultyName(edition, event.difficulty)}). ${hero(event.leader)} leads.`;
    case 'round':
      return `Round ${event.round}.`;
    case 'drew-paths':
      return event.cards.length === 0
        ? `${hero(event.hero)} peeks through two doors.`
        : `${hero(event.hero)} peeks through two doors: ${list(event.cards.map(name))}.`;
    case 'room':
      return enteredRoom(edition, event);
    case 'monster': {
      const { level } = edition.monster.get(event.card) ?? { level: 0 };
      const life = event.parts.length > 1 ? sum(edition, event.parts, event.life, scene) : `${event.life}`;
      const coins = event.coins > 0 ? ` It guards ${count(event.coins, 'coin')}.` : '';
      return `A monster of level ${level}: ${newFoe(edition, event.card, life)}${coins}`;
    }
    case 'boss': {
      const life = event.parts.length > 1 ? sum(edition, event.parts, event.life, scene) : `${event.life}`;
      return `The final boss! ${newFoe(edition, event.card, life)} The ${words.heroDie.many} do not come back here.`;
    }
    case 'coins':
      return chestCoins(edition, event.amount, event.chest, event.why);
    case 'dice':
      return `${count(event.amount, 'bonus die')} for the chest, which now holds ${event.chest} (${reason(edition, event.why)}).`;
    case 'healed':
      return `${hero(event.hero)} heals ${event.to - event.from} ${change(event.from, event.to)}: ${reason(edition, event.why)}.`;
    case 'turn':
      return `It is ${possessive(hero(event.hero))} turn.`;
    case 'threw': {
      const weapons = event.weapons.length > 0 ? ` with ${list(event.weapons.map(name))}` : '';
      const demands = event.requirements.length > 0 ? ` (${event.requirements.map(name).join(', ')})` : '';
      const die = event.die === 'white' ? 'a bonus die' : `the ${dieName(event.die)}`;
      return `${hero(event.hero)} throws ${die}${weapons}${demands}.`;
    }
    case 'landed': {
      const die =
        scene.thrower === null || scene.die === null
          ? 'The die'
          : `${possessive(hero(scene.thrower))} ${dieName(scene.die)}`;
      // The rules count no further than two.
      const bounces = event.bounces === 2 ? ', after more than one bounce' : '';
      return `${die} lands ${zonePlace(event.zone)}, ${event.face === 'icon' ? 'icon up' : 'blank'}${bounces}.`;
    }
    case 're-thrown':
      return rethrown(edition, event);
    case 'hit':
      return event.zone === 'bullseye' ? 'Bullseye!' : 'A hit.';
    case 'missed': {
      const reasons = event.reasons.includes('two-bounce')
        ? event.reasons.filter(why => why !== 'no-bounce')
        : event.reasons;
      return `${capital(list(reasons.map(why => missText(edition, why))))}: a miss.`;
    }
    case 'ability':
      return `${capital(event.color)} icon: ${name(event.ability)}.`;
    case 'insta-kill':
      return 'The bullseye with the icon up: an insta-kill!';
    case 'marked':
      return marked(edition, event, foe);
    case 'multiplied':
      return `The section counts ${event.by} times.`;
    case 'captured':
      return `${name(event.card)} follows ${hero(event.hero)} out of the room.`;
    case 'damage': {
      const parts = wholeBlow(scene, event.parts);
      const counts = scene.foe === null ? undefined : countsOf(foeAbilityOf(edition, scene.foe));
      const speaksForItself = parts.length === 1 && parts[0]?.why === 'section' && counts === undefined;
      return speaksForItself
        ? `${event.total} damage.`
        : `${sum(edition, parts, event.total, scene)} damage.`;
    }
    case 'monster-life': {
      const amount = Math.abs(event.to - event.from);
      const why =
        event.why === 'hit' || event.why === 'insta-kill' ? '' : ` to ${reason(edition, event.why)}`;
      return event.to > event.from
        ? `${foe} regains ${lifeOf(edition, amount)} ${change(event.from, event.to)}: ${reason(edition, event.why)}.`
        : `${foe} loses ${lifeOf(edition, amount)}${why} ${down(event)}.`;
    }
    case 'second-throw':
      return `${name(event.why)}: ${hero(event.hero)} throws the same die once more.`;
    case 'hurt': {
      const why = event.why === 'miss' || event.why === 'retrieve' ? '' : `: ${reason(edition, event.why)}`;
      return `${hero(event.hero)} loses ${lifeOf(edition, event.from - event.to)} ${down(event)}${why}.`;
    }
    case 'prevented':
      return `It takes ${event.amount} off the damage to ${hero(event.hero)}.`;
    case 'token':
      return event.active
        ? `${possessive(hero(event.hero))} ${tokenName(edition, event.hero)} token turns to its active side.`
        : `${possessive(hero(event.hero))} ${tokenName(edition, event.hero)} token turns back.`;
    case 'stole':
      return event.card === null
        ? `${hero(event.hero)} keeps the top card of the ${words.deck}, face down.`
        : `${hero(event.hero)} keeps the top card of the ${words.deck}, face down: ${name(event.card)}.`;
    case 'used':
      return used(edition, event);
    case 'retrieved':
      return retrieved(edition, event, scene);
    case 'fainted':
      return `${hero(event.hero)} ${words.fainting.verb}.`;
    case 'defeated':
      return `${name(event.card)} is defeated.${event.epic ? ' An epic shot!' : ''}`;
    case 'scarred':
      return scarred(edition, event);
    case 'eliminated':
      return `${hero(event.hero)} cannot take another scar and is out of the game.`;
    case 'leads':
      return `${hero(event.hero)} ${words.lead}.`;
    case 'gave':
      return `${hero(event.hero)} hands ${name(event.card)} to ${hero(event.to)}.`;
    case 'discarded':
      return `${hero(event.hero)} throws ${name(event.card)} away.`;
    case 'assigned': {
      const card = edition.equipment.get(event.card);
      return `${hero(event.hero)} carries ${name(event.card)}${card ? ` (${equipmentText(edition, card)})` : ''}.`;
    }
    case 'boxed':
      return `Nobody takes ${name(event.card)}; it goes to ${words.scrap}.`;
    case 'set-aside': {
      const icons = edition.constants.dungeonCards?.iconsForShop ?? 0;
      return event.icons >= icons
        ? `The party has the ${icons} shop icons it needs: a shop!`
        : `The party has ${event.icons} of ${icons} icons to the next shop.`;
    }
    case 'shop':
      return `Shop ${shopNumber(edition, event.visit)} opens. On display: ${list(event.cards.map(name))}.`;
    case 'bought': {
      const what =
        event.what === 'healing' ? 'healing' : event.what === 'die' ? 'a bonus die' : name(event.what);
      return `Bought for ${count(event.price, 'coin')}: ${what}. ${event.chest} ${event.chest === 1 ? 'coin is' : `${plural('coin')} are`} left.`;
    }
    case 'proposed':
      return `${hero(event.hero)} proposes to back down.`;
    case 'voted':
      return `${hero(event.hero)} ${event.agree ? 'agrees' : 'wants to fight'}.`;
    case 'backed-down':
      return `The party backs down from ${name(event.card)}.`;
    case 'stood-firm':
      return 'The party stands firm.';
    case 'won':
      return 'The boss has fallen. The party wins the game!';
    case 'lost':
      return `The game is lost: ${lossText(event.why)}.`;
  }
}
