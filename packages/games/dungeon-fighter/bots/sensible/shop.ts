/** The shop: whatever brings most for its coins, until nothing is worth them. */
import {
  type Action,
  type ActionOf,
  type BossHope,
  handicapLife,
  type WeaponCard,
  worthBeforeBoss,
} from '../../rules/index.ts';
import { bestTrade, earlyBonusDie, gainOf, weaponGain } from './equipment.ts';
import { chanceAt, type Forecast, forecastOf } from './forecast.ts';
import { cardOf, heroNamed, isStanding, type Mind, missingLife, standingLife } from './mind.ts';
import { isLastShop, roomsLeft } from './progress.ts';
import { dieToCome } from './tower.ts';
import { WEIGHTS } from './weights.ts';

export function chooseInShop(mind: Mind, legal: readonly Action[]): Action {
  const early = earlyBonusDie(mind, legal);
  if (early !== undefined) return early;
  const isLast = isLastShop(mind);
  const boss = isLast && roomsLeft(mind) <= 1 ? makeBossHope(mind) : undefined;
  let chosen: Action | undefined;
  let most = isLast ? 0.02 : WEIGHTS.saving;
  for (const action of legal) {
    const perCoin = worthPerCoin(mind, action, boss);
    if (perCoin > most) {
      most = perCoin;
      chosen = action;
    }
  }
  return chosen ?? bestTrade(mind, legal) ?? (legal.find(action => action.type === 'done') as Action);
}

function worthPerCoin(mind: Mind, action: Action, boss: BossHope | undefined): number {
  const { healPrice, diePrice } = mind.edition.constants.shop;
  switch (action.type) {
    case 'buy':
      return buyWorth(mind, action, boss) / cardOf(mind, action.card).price;
    case 'buy-healing':
      return healingWorth(mind, action, boss) / healPrice;
    case 'buy-die':
      return dieWorth(mind, boss) / diePrice;
    default:
      return 0;
  }
}

function buyWorth(mind: Mind, { card: id, hero: name }: ActionOf<'buy'>, boss: BossHope | undefined): number {
  const hero = heroNamed(mind, name);
  const card = cardOf(mind, id);
  if (boss === undefined) return gainOf(mind, hero, id);
  if (card.kind === 'weapon') return boss.damage(bossWeaponGain(mind, card, name));
  return worthBeforeBoss(card, boss) ?? gainOf(mind, hero, id) * boss.life * 0.7;
}

/** More damage over the whole fight; a hero has other weapons, and every hero throws only now and then. */
function bossWeaponGain(mind: Mind, card: WeaponCard, name: string): number {
  const hero = heroNamed(mind, name);
  const throws = (3 + mind.state.chest.dice) / mind.state.heroes.length;
  const others = hero.equipment.filter(carried => cardOf(mind, carried.card).kind === 'weapon').length;
  return (weaponGain(mind, card, hero) * throws * 0.6) / (1 + others);
}

/** For the whole party or for one hero; among equals the one who is closest to fainting. */
function healingWorth(
  mind: Mind,
  { hero: name }: ActionOf<'buy-healing'>,
  boss: BossHope | undefined,
): number {
  if (name !== null) {
    const hero = heroNamed(mind, name);
    if (missingLife(mind, hero) === 0) return 0;
    return (boss?.life ?? WEIGHTS.shopHeal) * (1.5 - hero.life / (2 * mind.edition.constants.life));
  }
  let healed = 0;
  for (const hero of mind.state.heroes) if (missingLife(mind, hero) > 0) healed++;
  return healed * (boss?.life ?? WEIGHTS.shopHeal);
}

function dieWorth(mind: Mind, boss: BossHope | undefined): number {
  if (boss !== undefined) return boss.die;
  const { dice } = mind.state.chest;
  return dieToCome(mind) * (dice <= 2 ? 1 : dice <= 5 ? 0.85 : 0.6);
}

/** Against a boss whom a handicap gave more life a single die more is worth nothing, and several are worth a game. */
function diceAhead({ state, edition }: Mind): number {
  const affordable = Math.floor(state.chest.coins / edition.constants.shop.diePrice);
  return (state.options.handicap ?? 0) < 0 ? Math.max(1, affordable) : 1;
}

function makeBossHope(mind: Mind): BossHope {
  const { state, edition } = mind;
  const extra = edition.constants.difficulties[state.options.difficulty]?.monsterLife ?? 0;
  const heroes = state.heroes.filter(isStanding);
  const skill = mind.skillOf((heroes[0] ?? state.heroes[0])?.hero as string);
  const throws = 3 + state.chest.dice;
  const foes: { forecast: Forecast; life: number }[] = edition.tables.bosses.map(card => ({
    forecast: forecastOf(mind, card, {
      level: edition.constants.bossLevel,
      boss: true,
      requirements: card.requirement === undefined ? [] : [card.requirement],
      skill,
      heroes: heroes.length,
      bonusDice: 0,
      defeated: false,
    }),
    life: card.life + extra + handicapLife(state.options.handicap, card.life + extra),
  }));
  const mean = (read: (foe: { forecast: Forecast; life: number }) => number): number =>
    foes.reduce((sum, foe) => sum + read(foe), 0) / foes.length;
  const now = mean(foe => chanceAt(foe.forecast, foe.life, throws));
  const strain = (mean(foe => foe.forecast.perThrow) * throws) / Math.max(1, standingLife(mind));
  const damage = (amount: number): number => {
    const whole = Math.floor(amount);
    const at = (points: number) => mean(foe => chanceAt(foe.forecast, foe.life - points, throws));
    const low = at(whole);
    return WEIGHTS.game * (low + (at(whole + 1) - low) * (amount - whole) - now);
  };
  const withDice = (more: number): number => mean(foe => chanceAt(foe.forecast, foe.life, throws + more));
  const moreDice = Array.from({ length: diceAhead(mind) }, (_, i) => i + 1);
  return {
    die: WEIGHTS.game * Math.max(...moreDice.map(more => (withDice(more) - now) / more)),
    life: Math.max(0.1, Math.min(3, 1.5 * strain * strain)) * 0.5,
    damage,
  };
}
