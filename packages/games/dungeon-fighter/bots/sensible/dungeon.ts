/** The Leader's choice between two rooms. */
import { type Action, type DungeonCard, type RoomEffect, roomEffectWorth } from '../../rules/index.ts';
import { best, type Mind, missingLife, ofType, standingCount } from './mind.ts';
import { WEIGHTS } from './weights.ts';

export function choosePath(mind: Mind, legal: readonly Action[]): Action {
  return best(ofType(legal, 'take-path'), action =>
    roomWorth(mind, mind.edition.dungeonCard.get(action.card) as DungeonCard),
  );
}

/** What a typical fight costs at this point of the dungeon, in life, its reward deducted. */
const fightPrice = (mind: Mind): number =>
  (WEIGHTS.fight[Math.min(2, mind.state.shops)] as number) * (standingCount(mind) / 3);

function roomWorth(mind: Mind, room: DungeonCard): number {
  const { edition, state } = mind;
  const reached = state.setAside.reduce((sum, id) => sum + (edition.dungeonCard.get(id)?.shopIcons ?? 0), 0);
  const counted = Math.min(room.shopIcons, (edition.constants.dungeonCards?.iconsForShop ?? 0) - reached);
  const price = fightPrice(mind);
  let worth = counted * (WEIGHTS.icon * price + WEIGHTS.iconPerCoin * state.chest.coins);
  worth -= room.monsterAdvantage * (WEIGHTS.advantage[Math.min(2, state.shops)] as number);
  if (room.requirement !== undefined) {
    const skill = mind.skillOf(state.options.heroes[0] as string);
    const plain = mind.model.distribution(skill, []);
    const demanded = mind.model.distribution(skill, [room.requirement]);
    worth -= WEIGHTS.requirement * price * Math.min(2, plain.mean / Math.max(0.1, demanded.mean) - 1);
  }
  for (const effect of room.onReveal) worth += effectWorth(mind, effect);
  return worth;
}

const effectWorth = (mind: Mind, effect: RoomEffect): number =>
  roomEffectWorth(effect, {
    coin: WEIGHTS.coin,
    bonusDie: WEIGHTS.bonusDie,
    unknownCard: WEIGHTS.unknownCard,
    regained: amount =>
      mind.state.heroes.reduce((sum, hero) => sum + Math.min(amount, missingLife(mind, hero)), 0),
  });
