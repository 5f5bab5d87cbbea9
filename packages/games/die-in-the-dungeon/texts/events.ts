/** One sentence or two for everything that happens. */
import { capital, count, list, number, possessive, sentences } from '@tumblekeep/kernel/english';
import type { Content } from '../rules/content.ts';
import { optionsAt } from '../rules/effects.ts';
import type { Event, EventOf, Part } from '../rules/event.ts';
import type { Loss } from '../rules/state.ts';
import { dieOf } from '../rules/vocabulary.ts';
import {
  abilityName,
  creatureName,
  heroName,
  mapName,
  partName,
  partyHeroName,
  reason,
  tileName,
  tokenName,
  trackName,
} from './names.ts';

const LOSSES: Readonly<Record<Loss, string>> = {
  health: 'no Health is left',
  time: 'Time has run out',
  'no-way': 'there is no way on',
  stalemate: 'nobody can ever win this fight',
  conceded: 'given up',
};

export const lossText = (why: Loss): string => LOSSES[why];

/** "8 (die) + 2 (Fighters) = 10"; a single summand needs no sum. */
export function sumText(parts: readonly Part[], total: number): string {
  if (parts.length < 2) return number(total);
  const terms = parts.map(({ why, amount }) => `${number(amount)} (${partName(why)})`);
  return `${terms.join(' + ')} = ${number(total)}`;
}

function trackText(content: Content, event: EventOf<'track'>): string {
  const { track, from, to, dieFrom, die, surplus, why } = event;
  const name = trackName(track);
  const cause = reason(content, why);
  const moved =
    from === to ? `${name} stays at ${to}` : `${name} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}`;
  const resized =
    dieFrom === die
      ? ''
      : `, on a ${dieOf(die)} ${die > dieFrom ? 'now' : 'only'} instead of the ${dieOf(dieFrom)}`;
  return sentences(
    `${moved}${resized} (${cause}).`,
    surplus > 0 && to >= from && `${capital(count(surplus, 'point'))} ${surplus === 1 ? 'is' : 'are'} lost.`,
  );
}

function attackText({ stat, die, face, value, parts, defence, hit }: EventOf<'attacked'>): string {
  const kind = trackName(stat);
  const result = hit
    ? value > defence
      ? `that beats your ${defence}`
      : 'the highest face always hits'
    : `not more than your ${defence}`;
  return `The party attacks with ${kind}: ${dieOf(die)} shows ${face}${parts.length > 1 ? `, ${sumText(parts, value)}` : ''}; ${result}. ${hit ? 'A hit!' : 'A miss.'}`;
}

function rolledText({ what, stat, die, faces, dropped, total, parts, success }: EventOf<'rolled'>): string {
  const dice =
    faces.length > 1
      ? `${faces.length} ${dieOf(die)} show ${list(faces.map(String))}`
      : `the ${dieOf(die)} shows ${faces[0]}`;
  const sum = parts.length > 1 ? ` (${sumText(parts, total)})` : '';
  const better = dropped === undefined ? '' : ` (the other try: ${list(dropped.map(String))})`;
  return `${what === 'attack' ? `You attack with ${trackName(stat)}` : `${trackName(stat)} check`}: ${dice}${better}${sum}. ${success ? 'Success!' : 'Not enough yet.'}`;
}

const MODIFIERS = { minion: 'The DieMinion', pips: 'Pips', points: 'Points', time: 'Time' } as const;

/** What happened, for people. */
export function eventText(content: Content, event: Event): string {
  switch (event.type) {
    case 'began':
      return `${mapName(content, event.map)}. ${list(event.players.map(({ creature }) => creatureName(content, creature)))} ${event.players.length === 1 ? 'wakes' : 'wake'} up hungry.${event.players.length === 1 ? '' : ` ${creatureName(content, event.first)} begins.`}`;
    case 'turn':
      return `Turn ${event.turn}: ${creatureName(content, event.creature)}.`;
    case 'track':
      return trackText(content, event);
    case 'turned':
      return `The tile at ${event.cell} is turned: ${tileName(content, event.tile)}.`;
    case 'took':
      return `You take the ${tokenName(event.token)}.`;
    case 'used-token':
      return `You use the ${trackName(event.track)} token.`;
    case 'minion':
      return event.gained
        ? `A ${event.die} DieMinion joins you (${reason(content, event.why)}).`
        : `The ${event.die} DieMinion is gone (${reason(content, event.why)}).`;
    case 'effect':
      return content.tile.get(event.tile)?.text ?? tileName(content, event.tile);
    case 'used': {
      const ability = content.ability.get(event.ability);
      return sentences(
        ability?.phrase !== undefined && `“${ability.phrase}”`,
        `${abilityName(content, event.ability)}: ${ability?.text ?? ''}`,
      );
    }
    case 'ended':
      return `${abilityName(content, event.ability)} wears off.`;
    case 'chose':
      return optionsAt({ content }, event.list)[event.option - 1]?.text ?? '';
    case 'check':
      return `${trackName(event.stat)} check: ${event.target} or more.`;
    case 'checked':
      return event.passed ? 'The check is passed.' : `The check fails: ${event.total}, not ${event.target}.`;
    case 'random-hero':
      return `Who is there? The d6 shows ${event.face}.`;
    case 'joined':
      return `A level ${event.level} ${heroName(event.kind)} joins the party.`;
    case 'party': {
      const [might, agility, magic] = event.totals;
      return `The party has Might ${might}, Agility ${agility}, Magic ${magic}.`;
    }
    case 'no-party':
      return 'Nobody is left to fight.';
    case 'round':
      return `Round ${event.round}.`;
    case 'attacked':
      return attackText(event);
    case 'damage':
      return `${capital(trackName(event.stat))} damage: ${sumText(event.parts, event.amount)}.`;
    case 'prevented':
      return `${abilityName(content, event.ability)} takes ${event.amount} of it.`;
    case 'extra-attack':
      return 'Such a roll gives the Rogues one more Agility attack.';
    case 'rolled':
      return rolledText(event);
    case 'modified':
      return `${MODIFIERS[event.by]}: ${event.change < 0 ? number(event.change) : `+${event.change}`}, the roll is ${number(event.total)}. ${event.success ? 'Success!' : 'Not enough yet.'}`;
    case 'failed':
      return `The ${trackName(event.stat)} attack fails with ${number(event.total)}.`;
    case 'rotated':
      return `The ${partyHeroName(event.hero)} is hit, and furious.`;
    case 'defeated':
      return `The ${partyHeroName(event.hero)} is defeated: ${count(event.points, 'Victory Point')}.`;
    case 'die-namic':
      return `${count(event.points, 'Victory Point')}: a Die-Namic Die with ${count(event.pips, 'pip')}.`;
    case 'explored':
      return `${tileName(content, event.tile)} is explored.`;
    case 'epic-party':
      return `An Epic Party is defeated; that makes ${event.defeated}.`;
    case 'won':
      return `${creatureName(content, event.creature)} wins!`;
    case 'lost':
      return `${possessive(creatureName(content, event.creature))} game is lost: ${lossText(event.why)}.`;
  }
}
