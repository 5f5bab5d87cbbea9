/** The state of the table in a few lines. */

import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { wrap } from '@tumblekeep/terminal-kit/wrap.ts';
import { type DungeonFighter, demandsOf, type HeroId, type Throw, texts, type View } from '../rules/index.ts';
import { floorOf } from './map.ts';

const bar = (filled: number, whole: number, full: string, empty: string): string =>
  full.repeat(Math.max(0, Math.min(filled, whole))) + empty.repeat(Math.max(0, whole - Math.max(0, filled)));

/** What the throw in the air must fulfil, or what every throw must. */
const requirementsOf = ({ edition }: DungeonFighter, view: View): readonly Throw[] =>
  view.combat?.throw?.requirements ?? demandsOf(edition, view, []).map(({ id }) => id);

function heroLine(game: DungeonFighter, view: View, id: HeroId, nameWidth: number, screen: Screen): string {
  const { colors } = screen;
  const { edition } = game;
  const hero = view.heroes[id] as View['heroes'][string];
  const active = view.combat?.active === id && view.phase === 'combat';
  const name = texts.heroName(edition, id).padEnd(nameWidth);
  const life = `${hero.life}/${hero.maximum}`.padStart(4);
  const hearts = bar(hero.life, hero.maximum, '♥', '·').padEnd(edition.constants.life);
  const isDefeated = edition.words.retrieving.mark !== '' && (view.combat?.defeats ?? 0) > 0;
  const notes = [
    ...(view.leader === id ? [isDefeated ? 'Leader (token: defeated)' : 'Leader'] : []),
    ...(hero.scars.length > 0 ? [`scarred: ${hero.scars.join(', ')}`] : []),
    ...(hero.token === 'active' ? [`${texts.tokenName(edition, id)} token active`] : []),
    ...markersOn(game, view, id).map(name => `${name} marker`),
    ...hero.captives.map(card => `leads ${texts.nameOf(edition, card)}`),
    ...hero.equipment.map(({ card, used }) => `${texts.nameOf(edition, card)}${used ? ' (used)' : ''}`),
  ];
  const state = hero.eliminated ? 'out of the game' : hero.fainted ? edition.words.fainting.state : undefined;
  const bars =
    state === undefined
      ? `${life} ${colors.red(hearts)}`
      : colors.dim(state.padEnd(5 + edition.constants.life));
  return `${active ? '▸' : ' '} ${colors.bold(name)} ${bars}  ${notes.join(' · ')}`.trimEnd();
}

function foeLine(game: DungeonFighter, view: View, screen: Screen): string[] {
  const { combat } = view;
  if (combat === null || view.phase !== 'combat') return [];
  const { edition } = game;
  const card = edition.monster.get(combat.foe) ?? edition.boss.get(combat.foe);
  if (card === undefined) return [];
  const ability = texts.foeAbilityName(edition, card.id);
  const facts = [
    combat.boss ? `boss, ${card.type}` : `level ${combat.level} ${card.type}`,
    `damage ${card.damage}`,
    ...(ability === undefined ? [] : [combat.silenced ? `${ability} (silenced)` : ability]),
    ...markersOn(game, view, null).map(name => `${name} marker`),
    ...(combat.coins > 0 ? [texts.count(combat.coins, 'coin')] : []),
  ];
  const life = bar(combat.life, Math.max(combat.initialLife, combat.life), '█', '░');
  return [
    `✖ ${screen.colors.bold(card.name)}  ${combat.life}/${combat.initialLife} ${screen.colors.yellow(life)}  ${facts.join(' · ')}`,
  ];
}

/** The markers on a hero, or on the monster. */
function markersOn({ edition }: DungeonFighter, view: View, hero: HeroId | null): string[] {
  const placed = view.combat?.markers ?? [];
  return placed.flatMap(one => {
    const marker = edition.marker.get(one.marker);
    if (marker === undefined) return [];
    const isThere = hero === null ? marker.on === 'monster' : marker.on === 'hero' && one.hero === hero;
    return isThere ? [marker.name] : [];
  });
}

/** How far it is to the boss: shops and icons, or what is left in the tower. */
function progress({ edition }: DungeonFighter, view: View): string[] {
  if (view.combat?.boss) return ['The final boss'];
  const { dungeonCards } = edition.constants;
  if (dungeonCards === undefined) return [`Tower, levels 1–${view.tower.length}: ${view.tower.join(', ')}`];
  const { shops, iconsForShop } = dungeonCards;
  const isOpen = view.phase === 'shop';
  const shop = Math.min(view.shops + (isOpen ? 0 : 1), shops);
  return [`Shop ${shop} of ${shops}${isOpen ? '' : `: ${view.icons} of ${iconsForShop} icons`}`];
}

/** Where the party is: the room, and on a map the floor and what is known of its end. */
function placeLine(game: DungeonFighter, view: View): string[] {
  const { edition } = game;
  if (view.map === null) return [];
  const { floors, floor } = view.map;
  const boss = edition.map.get(floors.at(-1) ?? '')?.boss;
  const known = boss === undefined ? '' : ` · At the end: ${texts.nameOf(edition, boss)}`;
  const map = floorOf(game, view);
  if (map === undefined) return [];
  const depth = Math.max(...map.rooms.map(one => one.place[0])) + 1;
  const step = (map.rooms.find(one => one.id === view.room)?.place[0] ?? 0) + 1;
  const text = texts.roomText(edition, edition.room.get(view.room ?? ''));
  const what = text === texts.NOTHING_SPECIAL ? '' : ` (${text})`;
  return [
    `Floor ${floor + 1} of ${floors.length}: ${map.name} · Room ${step} of ${depth}: ${texts.nameOf(edition, view.room ?? '')}${what}${known}`,
  ];
}

const handicapNote = ({ handicap }: View): string =>
  handicap === undefined ? '' : ` · handicap ${texts.handicapName(handicap)}`;

/** Heroes, monster, dice, chest and the way to the boss. */
export function overview(game: DungeonFighter, view: View, screen: Screen): string[] {
  const { edition } = game;
  const { colors } = screen;
  const nameWidth = Math.max(...view.seats.map(id => texts.heroName(edition, id).length));
  const title = `─ Round ${view.round} · ${edition.words.phases[view.phase]} · ${texts.difficultyName(edition, view.difficulty)}${handicapNote(view)} `;
  const demands = requirementsOf(game, view).map(one => texts.nameOf(edition, one));
  const inCombat = view.combat !== null && view.phase === 'combat';
  const facts = [
    ...(view.map === null && view.room !== null ? [`Room: ${texts.nameOf(edition, view.room)}`] : []),
    ...(inCombat ? [`Dice: ${view.combat?.dice.join(', ') || 'none'}`] : []),
    `Chest: ${texts.count(view.chest.coins, 'coin')}, ${texts.count(view.chest.dice, 'bonus die')}`,
    ...progress(game, view),
  ];
  return [
    colors.dim(title.padEnd(screen.width, '─')),
    ...view.seats.map(id => heroLine(game, view, id, nameWidth, screen)),
    ...foeLine(game, view, screen),
    ...[...placeLine(game, view), facts.join(' · ')].flatMap(text => wrap(`  ${text}`, screen.width, '  ')),
    ...(inCombat && demands.length > 0 ? [`  ${colors.yellow(`Every throw: ${demands.join(' + ')}`)}`] : []),
  ];
}
