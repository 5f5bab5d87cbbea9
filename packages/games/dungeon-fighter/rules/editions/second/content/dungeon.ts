import type { DungeonCard } from '../../../cards.ts';

/** 21 rooms. Hard ones bring the shop nearer, generous ones keep it waiting. */
// biome-ignore format: a room is three lines, easier to compare
export const DUNGEON_CARDS = [
  // ---- nothing but the way to the shop
  { id: 'broom-cupboard-of-eternity', name: 'Broom Cupboard of Eternity',
    shopIcons: 4, onReveal: [], monsterAdvantage: 0,
    source: 'ours', flavour: 'Bigger on the inside, and still all brooms.' },
  { id: 'corridor-of-further-corridors', name: 'Corridor of Further Corridors',
    shopIcons: 4, onReveal: [], monsterAdvantage: 0,
    source: 'ours', flavour: 'The architect was paid by the yard.' },
  { id: 'hall-of-echoes', name: 'Hall of Echoes Echoes',
    shopIcons: 4, onReveal: [], monsterAdvantage: 0,
    source: 'ours', flavour: 'Whatever you shout, the monster gets the last word.' },

  // ---- generous
  { id: 'leaky-treasury', name: 'Leaky Treasury',
    shopIcons: 1, onReveal: [{ coins: 2 }], monsterAdvantage: 0,
    source: 'ours', flavour: 'Mostly buckets, but look what they caught.' },
  { id: 'wishing-well', name: 'Other People’s Wishing Well',
    shopIcons: 2, onReveal: [{ coins: 1 }], monsterAdvantage: 0,
    source: 'ours', flavour: 'Somebody’s dream of a pony is now a pint.' },
  { id: 'soup-kitchen', name: 'Soup Kitchen',
    shopIcons: 2, onReveal: [{ healParty: 2 }], monsterAdvantage: 0,
    source: 'ours', flavour: 'The soup is hot. Better not ask what else it is.' },
  { id: 'dice-graveyard', name: 'Dice Graveyard',
    shopIcons: 1, onReveal: [{ bonusDice: 1 }], monsterAdvantage: 0,
    source: 'ours', flavour: 'Here lies a natural one. It lies a lot.' },
  { id: 'unattended-coat-check', name: 'Unattended Coat Check',
    shopIcons: 1, onReveal: [{ freeEquipment: 1 }], monsterAdvantage: 0,
    source: 'ours', flavour: 'Number forty-two never came back for it.' },

  // ---- generous to both sides
  { id: 'pot-of-gold', name: 'Pot of Gold Room',
    shopIcons: 4, onReveal: [{ coins: 1 }], monsterAdvantage: 3,
    source: { ours: ['shopIcons'] }, flavour: 'The rainbow ends here, and it is guarded.' },
  { id: 'buffet-of-ill-omen', name: 'Buffet of Ill Omen',
    shopIcons: 2, onReveal: [{ coins: 1 }, { healParty: 2 }], monsterAdvantage: 1,
    source: 'ours', flavour: 'The monster has had seconds. It left some scraps and a tip.' },
  { id: 'steam-bath', name: 'Steam Bath of the Ancients',
    shopIcons: 3, onReveal: [{ healParty: 2 }], monsterAdvantage: 2,
    source: 'ours', flavour: 'Very relaxing, until you see who has your towel.' },
  { id: 'lost-property-office', name: 'Lost Property Office',
    shopIcons: 2, onReveal: [{ freeEquipment: 1 }], monsterAdvantage: 3,
    source: 'ours', flavour: 'Describe the item, sign here, and fight the clerk.' },
  { id: 'monsters-own-bedroom', name: 'Monster’s Own Bedroom',
    shopIcons: 3, onReveal: [{ healParty: 2 }], monsterAdvantage: 2,
    source: 'ours', flavour: 'Forty winks for you. It has had a hundred years.' },

  // ---- monsters at home
  { id: 'gymnasium-of-evil', name: 'Gymnasium of Evil',
    shopIcons: 4, onReveal: [], monsterAdvantage: 4,
    source: 'ours', flavour: 'It has a membership, and it actually goes.' },

  // ---- rooms that want a special throw
  { id: 'low-ceilinged-crypt', name: 'Low-Ceilinged Crypt',
    shopIcons: 3, onReveal: [], monsterAdvantage: 0, requirement: 'sitting',
    source: 'ours', flavour: 'Built by dwarves, for smaller dwarves.' },
  { id: 'gallery-behind-the-rope', name: 'Gallery Behind the Rope',
    shopIcons: 3, onReveal: [{ coins: 1 }], monsterAdvantage: 0, requirement: 'far',
    source: 'ours', flavour: 'Do not touch the exhibits. The exhibits may touch you.' },
  { id: 'chapel-of-last-resort', name: 'Chapel of Last Resort',
    shopIcons: 2, onReveal: [{ bonusDice: 1 }], monsterAdvantage: 0, requirement: 'palms',
    source: 'ours', flavour: 'Prayers are answered in the order in which they were received.' },
  { id: 'trampoline-of-doom', name: 'Trampoline of Doom Room',
    shopIcons: 4, onReveal: [], monsterAdvantage: 0, requirement: 'jump',
    source: { ours: ['shopIcons'] }, flavour: 'What goes up must come down on something with teeth.' },
  { id: 'rubber-room', name: 'Rubber Room',
    shopIcons: 4, onReveal: [{ coins: 1 }], monsterAdvantage: 0, requirement: 'two-bounce',
    source: 'ours', flavour: 'Fitted out for the comfort of the previous party.' },
  { id: 'ballroom-of-bad-decisions', name: 'Ballroom of Bad Decisions',
    shopIcons: 4, onReveal: [{ healParty: 2 }, { bonusDice: 1 }], monsterAdvantage: 0, requirement: 'dancing',
    source: 'ours', flavour: 'There is punch. Some of it is in a bowl.' },
  { id: 'cellar-of-no-candles', name: 'Cellar of Absolutely No Candles',
    shopIcons: 4, onReveal: [{ coins: 4 }], monsterAdvantage: 0, requirement: 'blind',
    source: 'ours', flavour: 'Mind the step. And the thing on the step.' },
] as const satisfies readonly DungeonCard[];
