/** The state of the table in a few lines. */
import { type DungeonFighter, type HeroId, type Throw, texts, type View } from '@tumblekeep/dungeon-fighter';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/wrap.ts';

const PHASE_NAMES: Readonly<Record<View['phase'], string>> = {
  dungeon: 'choosing a room',
  combat: 'combat',
  rest: 'resting',
  shop: 'shop',
  over: 'the end',
};

const bar = (filled: number, whole: number, full: string, empty: string): string =>
  full.repeat(Math.max(0, Math.min(filled, whole))) + empty.repeat(Math.max(0, whole - Math.max(0, filled)));

function requirementsOf(game: DungeonFighter, view: View): Throw[] {
  const { edition } = game;
  if (view.combat?.throw && view.combat.throw.requirements.length > 0) return view.combat.throw.requirements;
  const foe =
    view.combat === null
      ? undefined
      : (edition.monster.get(view.combat.foe) ?? edition.boss.get(view.combat.foe));
  const room = view.room === null ? undefined : edition.room.get(view.room);
  return [foe?.requirement, room?.requirement].filter(
    (one, at, all): one is Throw => one !== undefined && all.indexOf(one) === at,
  );
}

function heroLine(game: DungeonFighter, view: View, id: HeroId, nameWidth: number, screen: Screen): string {
  const { colors } = screen;
  const { edition } = game;
  const hero = view.heroes[id] as View['heroes'][string];
  const active = view.combat?.active === id && view.phase === 'combat';
  const name = texts.heroName(edition, id).padEnd(nameWidth);
  const life = `${hero.life}/${hero.maximum}`.padStart(4);
  const hearts = bar(hero.life, hero.maximum, '♥', '·').padEnd(edition.constants.life);
  const notes = [
    ...(view.leader === id ? ['Leader'] : []),
    ...(hero.scars.length > 0 ? [`scarred: ${hero.scars.join(', ')}`] : []),
    ...(hero.token === 'active' ? [`${texts.tokenName(edition, id)} token active`] : []),
    ...hero.equipment.map(({ card, used }) => `${texts.nameOf(edition, card)}${used ? ' (used)' : ''}`),
  ];
  const state = hero.eliminated ? 'out of the game' : hero.fainted ? 'fainted' : undefined;
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
    ...(ability === undefined ? [] : [ability]),
    ...(combat.coins > 0 ? [texts.count(combat.coins, 'coin')] : []),
  ];
  const life = bar(combat.life, Math.max(combat.initialLife, combat.life), '█', '░');
  return [
    `✖ ${screen.colors.bold(card.name)}  ${combat.life}/${combat.initialLife} ${screen.colors.yellow(life)}  ${facts.join(' · ')}`,
  ];
}

/** Heroes, monster, dice, chest and the way to the shop. */
export function overview(game: DungeonFighter, view: View, screen: Screen): string[] {
  const { edition } = game;
  const { colors } = screen;
  const nameWidth = Math.max(...view.seats.map(id => texts.heroName(edition, id).length));
  const title = `─ Round ${view.round} · ${PHASE_NAMES[view.phase]} · ${texts.difficultyName(edition, view.difficulty)} `;
  const demands = requirementsOf(game, view).map(one => texts.nameOf(edition, one));
  const inCombat = view.combat !== null && view.phase === 'combat';
  const room = view.room === null ? [] : [`Room: ${texts.nameOf(edition, view.room)}`];
  const facts = [
    ...room,
    ...(inCombat ? [`Dice: ${view.combat?.dice.join(', ') || 'none'}`] : []),
    `Chest: ${texts.count(view.chest.coins, 'coin')}, ${texts.count(view.chest.dice, 'bonus die')}`,
    view.combat?.boss
      ? 'The final boss'
      : `Shop ${Math.min(view.shops + (view.phase === 'shop' ? 0 : 1), edition.constants.shop.visits)} of ${edition.constants.shop.visits}${view.phase === 'shop' ? '' : `: ${view.icons} of ${edition.constants.shop.icons} icons`}`,
  ];
  return [
    colors.dim(title.padEnd(screen.width, '─')),
    ...view.seats.map(id => heroLine(game, view, id, nameWidth, screen)),
    ...foeLine(game, view, screen),
    ...wrap(`  ${facts.join(' · ')}`, screen.width, '  '),
    ...(inCombat && demands.length > 0 ? [`  ${colors.yellow(`Every throw: ${demands.join(' + ')}`)}`] : []),
  ];
}
