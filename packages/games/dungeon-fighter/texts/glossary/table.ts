import type { Edition } from '../../rules/edition.ts';
import { equipmentSays } from '../../rules/verbs/equipment.ts';
import { hasPartIn } from '../../rules/verbs/verb.ts';
import { doesLeadershipPass, hasMaps, isPartyDefeated } from '../facts.ts';
import { capital, count, list, sentences } from '../words.ts';
import type { Word } from './word.ts';

const KIND = 'component';
const RULE = 'rule';

const startOf = ({ constants }: Edition): string => {
  const { perPlayer, plus } = constants.startCoins;
  const coins = perPlayer === 0 ? count(plus, 'coin') : `a coin for each player beyond ${-plus / perPlayer}`;
  return `${count(constants.startBonusDice, 'bonus die')} and ${coins}`;
};

/** What lies on the table, and how it gets there. */
function components(edition: Edition): Word[] {
  const { constants, words } = edition;
  const { life, ability, heroDie } = words;
  return [
    {
      id: 'target-board',
      title: 'Target board',
      kind: KIND,
      also: ['target', 'assemble the board'],
      text: 'What the dice are thrown at: rings from 1 to 5, four fields worth 6, the bullseye in the middle, and places where a die is lost.',
    },
    {
      id: 'hero-sheet',
      title: 'Hero sheet',
      kind: KIND,
      also: ['sheet', 'hero sheets', 'hero sheet anatomy', 'hero', 'heroes', 'choose heroes'],
      text: `Everything about a hero: three ${ability.many}, one for each ${heroDie.one}, ${life.many}, and how much equipment of which kind they carry. Heroes are chosen or drawn, and nobody plays one twice.`,
    },
    {
      id: 'monster-card',
      title: 'Monster card',
      kind: KIND,
      also: ['monster', 'monsters', 'monster card anatomy', 'face the monster', 'revealing the monster'],
      text: `Shows the type of the monster, its ${life.many}, its damage and its coins, and often ${hasMaps(edition) ? 'a handicap' : 'an ability'} or a way to throw; the back shows its level. It is turned up when the party is in the room.`,
    },
    {
      id: 'monster-life',
      title: `${capital(life.many)} of the monster`,
      kind: KIND,
      also: [
        'monster life tracker',
        'monster life marker',
        'monster hit point sheet',
        'monsters health points board',
        'generic token',
      ],
      text: `How much the monster has left is counted beside the board. It begins with what its card says${constants.dungeonCards === undefined ? '' : ', and what room and difficulty add'}; at 0 it is defeated.`,
    },
    {
      id: 'supply',
      title: 'Supply',
      kind: KIND,
      also: ['bank'],
      text: `What belongs to nobody: of ${constants.coins} coins, ${constants.bonusDice} bonus dice and ${constants.scarTokens} scars those that are not in play. When it has no coin or bonus die left, none can be won or bought.`,
    },
    {
      id: 'starting-loot',
      title: 'What the party begins with',
      kind: RULE,
      also: ['starting loot', 'starting equipment', 'party starting equipment'],
      text: `In the chest are ${startOf(edition)}; every hero has ${constants.life} ${life.many} and no equipment.`,
    },
    {
      id: 'decks',
      title: 'Decks',
      kind: KIND,
      also: ['deck', 'dungeon deck', 'shop deck', 'monster deck', 'equipment deck'],
      text: hasMaps(edition)
        ? 'Equipment is one face-down deck. The monsters wait in the tower, a pile for each level.'
        : 'Three face-down decks: rooms, equipment for the shop, and monsters with the low levels on top.',
    },
    {
      id: 'discard',
      title: 'Discard pile',
      kind: KIND,
      also: ['discard', 'discarded', 'box'],
      text: sentences(
        'Beaten monsters and used cards are put away.',
        constants.equipmentRecycles
          ? 'When the deck of equipment is empty, what was put away makes a new one.'
          : 'Equipment that is gone does not come back.',
      ),
    },
    {
      id: 'setup',
      title: 'Setup',
      kind: RULE,
      also: ['set up', 'setting up'],
      text: `Choose or draw the heroes, a difficulty and a leader; decks are shuffled${hasMaps(edition) ? ', three floors are laid out' : ''}, and the chest gets ${startOf(edition)}.`,
    },
  ];
}

/** What a turn and a round consist of. */
function order(edition: Edition): Word[] {
  const { words } = edition;
  const { heroDie, phases } = words;
  return [
    {
      id: 'phases',
      title: 'Phases of a round',
      kind: RULE,
      also: ['phase', 'phases', 'round', 'game round', 'quick reference'],
      text: `One room after another: ${list([phases.dungeon, phases.combat, phases.rest])}${hasMaps(edition) ? '' : ', now and then a shop'}. At last comes the boss.`,
    },
    {
      id: 'turn',
      title: 'A turn',
      kind: RULE,
      also: [
        'active hero',
        'fight the monster',
        'choose one die',
        'choose one available die',
        'throw the die',
        'check if it is a hit or a miss',
        'pass the dice',
        'end of the turn',
      ],
      text: `Whoever’s turn it is takes one ${heroDie.one}, says which weapons they use, and throws. It is a hit or a miss; then the dice that are left go to the next standing hero on the left.`,
    },
    {
      id: 'throwing',
      title: 'How to throw',
      kind: RULE,
      also: ['rules for throwing dice', 'throw', 'throwing', 'dominant hand', 'dice obstacles', 'obstacles'],
      text: 'Sit or stand where you like around the table and throw with your own good hand, unless a way to throw takes that freedom away. The die bounces on the table before it touches the board. Dice that were thrown lie where they stopped, and may be in the way.',
    },
    {
      id: 'first-player',
      title: 'First player',
      kind: RULE,
      also: ['first hero'],
      text: doesLeadershipPass(edition)
        ? 'The hero left of the Leader throws first.'
        : `In the first room the Leader throws first; in every other one the hero left of whoever threw last.`,
    },
    {
      id: 'border',
      title: 'Border',
      kind: RULE,
      also: ['borders', 'section border', 'section borders', 'edge between areas', 'on the line'],
      text: `A die across a border counts for the section with ${words.border}; in doubt for the lower one.`,
    },
    ...(hasMaps(edition)
      ? [
          {
            id: 'order-of-numbers',
            title: 'Order of the numbers',
            kind: RULE,
            also: ['order of operations', 'multiply', 'double', 'doubling'],
            text: 'What multiplies comes before what adds and takes away.',
          },
        ]
      : []),
  ];
}

/** Abilities of all kinds, by name. */
function abilities({ tables, words }: Edition): Word[] {
  const names = (all: readonly { readonly name: string; readonly short?: string }[]): string =>
    list([...new Set(all.map(({ name, short }) => short ?? name))]);
  const { ability, monsterAbility } = words;
  return [
    {
      id: 'ability',
      title: capital(ability.many),
      kind: RULE,
      also: [
        ability.one,
        'special ability',
        'special abilities',
        'special powers',
        'hero special abilities',
        'common hero abilities',
        'unique hero abilities',
        'skill',
        'skills',
      ],
      text: `Each hero has three, one for each colour. The icon on a die activates the one of its colour, on a bonus die any one; a scar takes one away. There are ${names(tables.abilities)}.`,
    },
    {
      id: 'monster-ability',
      title: `Monster ${monsterAbility.many}`,
      kind: RULE,
      also: ['monster special abilities', 'monster ability', 'handicap'],
      text: `They hold for everybody as long as the monster is there: ${names(tables.monsterAbilities)}. Many monsters demand a way to throw instead.`,
    },
  ];
}

/** What is printed on equipment, as far as some card has it. */
function gear(edition: Edition): Word[] {
  const { tables, words } = edition;
  const said = tables.equipment.flatMap(card => equipmentSays(card));
  const every: readonly (readonly [boolean, Word])[] = [
    [
      true,
      {
        id: 'equipment-ability',
        title: 'What equipment does',
        kind: RULE,
        also: ['equipment special abilities', 'equipment ability'],
        text: `Weapons add to hits, armor helps on a miss, ${words.spendable.many} do many things once. Each card says what it does and what it costs.`,
      },
    ],
    [
      hasPartIn(said, 'strikesBack'),
      {
        id: 'counterblow',
        title: 'Counterblow',
        kind: 'equipment',
        text: 'The monster loses as much as the carrier suffers by a miss.',
      },
    ],
    [
      hasPartIn(said, 'reduces'),
      {
        id: 'reduced-damage',
        title: 'Reduced damage',
        kind: 'equipment',
        text: 'Its number is taken off every miss of the carrier, without being used up.',
      },
    ],
    [
      said.some(({ verb: { does }, value }) => does.anyTime?.heals && does.anyTime.isAimed(value)),
      {
        id: 'heal-hero',
        title: 'Heal hero',
        kind: 'equipment',
        text: `One hero of the carrier’s choice gets back as many ${words.life.many} as the card says.`,
      },
    ],
  ];
  return every.flatMap(([isThere, word]) => (isThere ? [word] : []));
}

/** What rooms do when they are revealed, where rooms are cards. */
function roomEffects({ constants, words }: Edition): Word[] {
  if (constants.dungeonCards === undefined) return [];
  const effect = (id: string, title: string, text: string, also: readonly string[] = []): Word => ({
    id,
    title,
    kind: 'room',
    also,
    text,
  });
  return [
    effect(
      'room-effects',
      'What rooms do',
      'When a room is opened, it may give coins, healing, a bonus die or equipment, strengthen the monster, or demand a way to throw for the whole fight.',
      ['dungeon card effects', 'room effects'],
    ),
    effect(
      'gold-bonus',
      'Gold bonus',
      'When the room is opened, as many coins as it says go into the chest.',
    ),
    effect(
      'room-healing',
      'Healing room',
      `When the room is opened, every hero gets back as many ${words.life.many} as it says.`,
      ['heal party x2', 'heal party 2'],
    ),
    effect('gain-1-die', 'Gain 1 die', 'When the room is opened, a bonus die goes into the chest.', [
      'gain a die',
      'gain one die',
    ]),
    effect(
      'free-equipment',
      'Free equipment',
      'When the room is opened, the top card of the shop deck is given to a hero who has room for it.',
    ),
    effect(
      'monster-advantage',
      'Monster advantage',
      `The monster of this room begins with as many more ${words.life.many} as the room says.`,
    ),
  ];
}

/** Where the party is, on a map. */
const party = (edition: Edition): Word[] =>
  hasMaps(edition)
    ? [
        {
          id: 'party-marker',
          title: 'Party marker',
          kind: KIND,
          also: ['party token', 'party'],
          text: 'Shows in which room the party is. It goes one room along an arrow, and never back.',
        },
        {
          id: 'special-rooms',
          title: 'Special rooms',
          kind: 'room',
          also: ['special room'],
          text: 'Shops, healing fountains and treasures wait behind a monster; dangerous rooms demand a way to throw from everybody.',
        },
        ...(isPartyDefeated(edition)
          ? [
              {
                id: 'defeated-side',
                title: 'Sides of the leader token',
                kind: KIND,
                also: ['defeated side', 'undefeated side'],
                text: 'The leader token is turned to its defeated side when the party is defeated, and back when the monster is beaten. On that side unused dice earn nothing.',
              },
            ]
          : []),
      ]
    : [];

export const table = (edition: Edition): Word[] => [
  ...components(edition),
  ...party(edition),
  ...order(edition),
  ...roomEffects(edition),
  ...abilities(edition),
  ...gear(edition),
];
