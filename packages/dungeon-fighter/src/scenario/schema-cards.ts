import { choice, count, id, record } from '@tumblekeep/kernel/scenario';
import { z } from 'zod';
import { ROOM_KINDS } from '../cards.ts';
import { COLORS, MONSTER_TYPES, THROWS } from '../vocabulary.ts';

export const type = choice(MONSTER_TYPES, 'type of monster').meta({ id: 'type' });
const requirement = choice(THROWS, 'throw').meta({ id: 'throw' });
const healing = <const T extends readonly [string, ...string[]]>(whom: T) =>
  record({ amount: count, whom: choice(whom, 'target of healing') });

const foe = {
  type: type.exactOptional(),
  life: count.exactOptional(),
  damage: count.exactOptional(),
  ability: id.exactOptional(),
  abilityValue: count.describe('The X of Leeching X.').exactOptional(),
  immuneTo: choice(COLORS, 'colour').describe('The die its immunity crosses out.').exactOptional(),
  requirement: requirement.exactOptional(),
};

const effects = z.array(
  z.union([
    record({ coins: count }),
    record({ healParty: count }),
    record({ bonusDice: count }),
    record({ freeEquipment: count }),
  ]),
);

const priced = { price: count.exactOptional(), copies: count.min(1).exactOptional() };

export const cardsSchema = record({
  monsters: z
    .record(id, record({ ...foe, level: count.min(1).exactOptional(), coins: count.exactOptional() }))
    .describe('Defaults: level 1, beast, 12 life, 2 damage, 1 coin.')
    .exactOptional(),
  bosses: z.record(id, record(foe)).describe('Defaults: fiend, 20 life, 3 damage.').exactOptional(),
  rooms: z
    .record(
      id,
      record({
        shopIcons: count.exactOptional(),
        onReveal: effects.exactOptional(),
        monsterAdvantage: count.exactOptional(),
        requirement: requirement.exactOptional(),
      }),
    )
    .describe('Defaults: 3 shop icons and nothing else.')
    .exactOptional(),
  mapRooms: z
    .record(
      id,
      record({
        kind: choice(ROOM_KINDS, 'kind of room').exactOptional(),
        requirement: requirement.exactOptional(),
        reward: effects.exactOptional(),
        exits: z.array(id).exactOptional(),
      }),
    )
    .describe('Rooms for rule sets with maps. Defaults: plain, no exits.')
    .exactOptional(),
  weapons: z
    .record(
      id,
      record({
        ...priced,
        requirement: requirement.exactOptional(),
        bonus: count.exactOptional(),
        versus: record({ type, bonus: count }).exactOptional(),
      }),
    )
    .describe('Defaults: blind, +3, price 2, 1 copy.')
    .exactOptional(),
  armors: z
    .record(
      id,
      record({
        ...priced,
        prevent: z.union([count, z.literal('all')]).exactOptional(),
        heal: healing(['thrower', 'party']).exactOptional(),
        coins: count.exactOptional(),
        strike: count.exactOptional(),
        once: z.literal(true).exactOptional(),
        reduce: count.exactOptional(),
        counterblow: z.literal(true).exactOptional(),
      }),
    )
    .describe('Defaults: price 2, 1 copy.')
    .exactOptional(),
  spendables: z
    .record(
      id,
      record({
        ...priced,
        hitBonus: count.exactOptional(),
        heal: healing(['hero', 'party']).exactOptional(),
        bonusDice: count.exactOptional(),
        prevent: z.union([count, z.literal('all')]).exactOptional(),
        rethrow: z.literal(true).exactOptional(),
      }),
    )
    .describe('Defaults: price 1, 1 copy.')
    .exactOptional(),
});
