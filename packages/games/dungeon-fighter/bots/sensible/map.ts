/** The way through a map: every room that is still ahead on this floor is looked at. */
import { type Action, type MapRoom, type RoomEffect, roomEffectWorth } from '../../rules/index.ts';
import { best, type Mind, missingLife, ofType, standingCount, standingLife } from './mind.ts';
import { shopAhead, towerLevels } from './progress.ts';
import { dieToCome, levelOutlook } from './tower.ts';
import { WEIGHTS } from './weights.ts';

export const chooseMove = (mind: Mind, legal: readonly Action[]): Action => {
  const levels = towerLevels(mind);
  const start: Party = { coins: mind.state.chest.coins, missing: partyMissing(mind) };
  return best(ofType(legal, 'move'), ({ room }) => wayWorth(mind, room, levels, 0, start));
};

/** What the party will have when it gets there. */
interface Party {
  readonly coins: number;
  readonly missing: number;
}

const partyMissing = (mind: Mind): number =>
  mind.state.heroes.reduce((sum, hero) => sum + missingLife(mind, hero), 0);

/** The best way on from a room, the room included. */
function wayWorth(mind: Mind, id: string, levels: readonly number[], step: number, before: Party): number {
  const room = mind.edition.mapRoom.get(id) as MapRoom;
  const level = levels[step];
  const plain = level === undefined ? undefined : levelOutlook(mind, level);
  const price = plain?.price ?? 0;
  let worth = 0;
  if (level !== undefined && room.requirement !== undefined)
    worth -= WEIGHTS.danger * (levelOutlook(mind, level, room.requirement).price - price);
  let coins = before.coins + (plain?.coins ?? 0);
  let missing = Math.min(mostMissing(mind), before.missing + Math.max(0, price) * WEIGHTS.paidInLife);
  if (room.kind === 'fountain') {
    worth += missing;
    missing = 0;
  } else if (room.kind === 'shop') {
    worth += coins * WEIGHTS.coin * (shopAhead(mind, id) ? WEIGHTS.soonerSpent : 1);
    coins = 0;
  } else {
    for (const effect of room.reward ?? []) {
      worth += effectWorth(mind, effect, missing);
      coins += coinsIn(effect);
    }
  }
  if (room.exits.length === 0) return worth + (shopAhead(mind, id) ? coins * WEIGHTS.coin * 0.5 : 0);
  const after = { coins, missing };
  return worth + Math.max(...room.exits.map(exit => wayWorth(mind, exit, levels, step + 1, after)));
}

/** The coins among what a room gives. */
const coinsIn = (effect: RoomEffect): number =>
  roomEffectWorth(effect, { coin: 1, bonusDie: 0, unknownCard: 0, regained: () => 0 });

/** Coins are counted where they can be spent. */
const effectWorth = (mind: Mind, effect: RoomEffect, missing: number): number =>
  roomEffectWorth(effect, {
    coin: 0,
    bonusDie: dieToCome(mind),
    unknownCard: WEIGHTS.unknownCard,
    regained: amount => Math.min(missing, amount),
  });

/** A party that has lost more has fainted heroes, who come back rested. */
const mostMissing = (mind: Mind): number =>
  Math.max(0, (standingLife(mind) + partyMissing(mind)) * 0.7 - standingCount(mind));
