import { choice, count, id, record } from '@tumblekeep/kernel/scenario';
import { z } from 'zod';
import { ROOM_KINDS, type RoomEffect } from '../cards.ts';
import { ABILITY_VERBS } from '../verbs/abilities.ts';
import { ARMOR_VERBS, SPENDABLE_VERBS, WEAPON_VERBS } from '../verbs/equipment.ts';
import { MONSTER_VERBS } from '../verbs/monster-abilities.ts';
import { ROOM_VERBS } from '../verbs/rooms.ts';
import { fieldsOf } from '../verbs/verb.ts';
import { COLORS } from '../vocabulary.ts';
import { SHAPES } from './shapes.ts';

export const { type } = SHAPES;
const requirement = SHAPES.throw;

const foe = {
  type: type.exactOptional(),
  life: count.exactOptional(),
  damage: count.exactOptional(),
  ability: id.exactOptional(),
  abilityValue: count.describe('The X of Leeching X.').exactOptional(),
  immuneTo: choice(COLORS, 'colour').describe('The die its immunity crosses out.').exactOptional(),
  requirement: requirement.exactOptional(),
};

/** One gift a record; the union has a member for each. */
const effects = z.array(
  z.union(
    Object.entries(fieldsOf(ROOM_VERBS, SHAPES)).map(([name, field]) => record({ [name]: field.unwrap() })),
  ) as unknown as z.ZodType<RoomEffect>,
);

const priced = { price: count.exactOptional(), copies: count.min(1).exactOptional() };

const named = {
  name: z.string().exactOptional(),
  text: z.string().describe('Without it the words of what it says are shown.').exactOptional(),
};

export const cardsSchema = record({
  monsters: z
    .record(id, record({ ...foe, level: count.min(1).exactOptional(), coins: count.exactOptional() }))
    .describe('Defaults: level 1, beast, 12 life, 2 damage, 1 coin.')
    .exactOptional(),
  monsterAbilities: z
    .record(id, record({ ...named, ...fieldsOf(MONSTER_VERBS, SHAPES) }))
    .describe('What monsters and bosses of this scenario may have as their ability.')
    .exactOptional(),
  bosses: z.record(id, record(foe)).describe('Defaults: fiend, 20 life, 3 damage.').exactOptional(),
  abilities: z
    .record(
      id,
      record({
        ...named,
        works: choice(['hit', 'miss', 'anywhere'], 'moment of an ability').exactOptional(),
        limit: choice(['combat', 'turn'], 'limit of an ability').exactOptional(),
        optional: z.literal(true).exactOptional(),
        ...fieldsOf(ABILITY_VERBS, SHAPES),
      }),
    )
    .describe('What sheets of this scenario may print as an ability. Defaults: works on a hit.')
    .exactOptional(),
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
      record({ ...priced, requirement: requirement.exactOptional(), ...fieldsOf(WEAPON_VERBS, SHAPES) }),
    )
    .describe('Defaults: blind, +3, price 2, 1 copy.')
    .exactOptional(),
  armors: z
    .record(
      id,
      record({ ...priced, ...fieldsOf(ARMOR_VERBS, SHAPES), once: z.literal(true).exactOptional() }),
    )
    .describe('Defaults: price 2, 1 copy.')
    .exactOptional(),
  spendables: z
    .record(id, record({ ...priced, ...fieldsOf(SPENDABLE_VERBS, SHAPES) }))
    .describe('Defaults: price 1, 1 copy.')
    .exactOptional(),
});
