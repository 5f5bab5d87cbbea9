/** Every number shows how it was made. */
import type { Edition } from '../rules/edition.ts';
import type { Part } from '../rules/event.ts';
import { sectionFor } from '../rules/verbs/monster-abilities.ts';
import { difficultyName, nameOf } from './names.ts';
import type { Scene } from './scene.ts';
import { number } from './words.ts';

/** The words for reasons that are no card and no ability. */
const REASONS: Readonly<Record<string, string>> = {
  'back-down': 'backing down',
  blow: 'so far',
  'bonus-dice': 'bonus dice',
  bullseye: 'bullseye',
  coins: 'coins',
  difficulty: 'difficulty',
  'epic-shot': 'epic shot',
  handicap: 'handicap',
  hit: 'hit',
  'insta-kill': 'insta-kill',
  miss: 'miss',
  players: 'players',
  room: 'room',
  scars: 'scars',
  section: 'section',
  shop: 'shop',
  token: 'token',
  'unused-dice': 'unused dice',
  unscarred: 'no scar at all',
};

export function reason(edition: Edition, why: string): string {
  const { words, constants } = edition;
  if (why === 'retrieve') return words.retrieving.reason;
  if (why === 'eliminated') return `${words.eliminated} heroes`;
  if (why === 'unscarred' && constants.score.unscarredMeans === 'no-faint')
    return `nobody ever ${words.fainting.state}`;
  return REASONS[why] ?? nameOf(edition, why);
}

function partReason(edition: Edition, part: Part, scene: Scene): string {
  if (part.why === 'room' && scene.room !== null) return nameOf(edition, scene.room);
  if (part.why === 'difficulty' && scene.difficulty !== null)
    return difficultyName(edition, scene.difficulty);
  if (part.why === 'section') {
    const gang = scene.foe === null ? undefined : foeAbilityOf(edition, scene.foe);
    if (gang !== undefined && countsOf(gang) === part.amount) return `section (${gang.name})`;
  }
  return reason(edition, part.why);
}

export function foeAbilityOf(edition: Edition, foe: string) {
  const card = edition.monster.get(foe) ?? edition.boss.get(foe);
  return card?.ability === undefined ? undefined : edition.monsterAbility.get(card.ability);
}

/** "5 section + 4 Sworn Enemy − 4 Resistant = 5" */
export function sum(edition: Edition, parts: readonly Part[], total: number, scene: Scene): string {
  const terms = parts.map((part, i) => {
    const term = `${Math.abs(part.amount)} ${partReason(edition, part, scene)}`;
    if (i === 0) return part.amount < 0 ? `−${term}` : term;
    return `${part.amount < 0 ? '−' : '+'} ${term}`;
  });
  return `${terms.join(' ')} = ${number(total)}`;
}

/** What all sections count as; nothing where each counts what is printed. */
export function countsOf(curse: object | undefined): number | undefined {
  const first = sectionFor(curse, 1);
  const second = sectionFor(curse, 2);
  return first === second ? first : undefined;
}
