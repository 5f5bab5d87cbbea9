import type { Edition } from '../../rules/edition.ts';
import { hasMaps } from '../facts.ts';
import { handicapText } from '../handicap.ts';
import { count, list, number, sentences } from '../words.ts';
import type { Word } from './word.ts';

const bossText = (edition: Edition): string => {
  const { tables, words } = edition;
  const isPrinted = tables.maps.some(map => map.boss !== undefined);
  return sentences(
    hasMaps(edition) ? 'Waits behind the last room of the last floor.' : 'Waits behind the last shop.',
    hasMaps(edition) &&
      (isPrinted ? 'Which one is printed on the back of that floor.' : 'Nobody knows which one until then.'),
    `The ${words.heroDie.many} do not come back; after them only bonus dice are left. No die, no game.`,
  );
};

const shopIcon = (icons: number): Word => ({
  id: 'shop-icon',
  title: 'Shop icon',
  kind: 'rule',
  also: ['shop icons'],
  text: `Rooms show shop icons. A room counts when its monster is defeated; ${icons} icons open a shop, and what is above is lost.`,
});

const maps = ({ constants, words }: Edition): Word[] => [
  {
    id: 'floors',
    title: 'Floors of the dungeon',
    kind: 'map',
    also: ['floor', 'map', 'maps'],
    text: 'Three floors lie one behind the other. Each has one way in and one way out, and the boss is behind the last.',
  },
  {
    id: 'corridor',
    title: 'Corridor',
    kind: 'map',
    also: ['corridors', 'arrow', 'arrows'],
    text: 'Rooms are joined by corridors. The party follows the arrows; there is no way back and no standing still.',
  },
  {
    id: 'tower',
    title: 'Tower',
    kind: 'map',
    also: ['level 1', 'level 2', 'level 3', 'level 4'],
    text: `The monsters wait in the tower, sorted by level: all of the lowest level come first. How many there are of each the difficulty says. ${list(
      Object.values(constants.difficulties).map(({ name, monsters }) => `${name}: ${monsters.join('/')}`),
    )}.`,
  },
  {
    id: 'plain',
    title: 'Plain room',
    kind: 'room',
    also: ['plain room'],
    text: 'A monster and nothing else.',
  },
  {
    id: 'fountain',
    title: 'Healing fountain',
    kind: 'room',
    also: ['healing fountain'],
    text: `Behind its monster every hero heals up to the maximum. Those who ${words.fainting.past} take their scar before.`,
  },
  {
    id: 'treasure',
    title: 'Treasure chamber',
    kind: 'room',
    also: ['treasure room', 'treasure chamber', 'reward'],
    text: 'Behind its monster the party finds what the room says: coins, bonus dice or equipment.',
  },
  {
    id: 'danger',
    title: 'Dangerous room',
    kind: 'room',
    also: ['dangerous room', 'dangerous'],
    text: `Every throw in it must be the ${words.requirement.one} the room demands.`,
  },
];

const difficultyText = (
  { constants, words }: Edition,
  { monsterLife, monsters }: { monsterLife: number; monsters: readonly (number | 'all')[] },
): string =>
  constants.dungeonCards === undefined
    ? `${list(monsters.map((amount, i) => `${amount} of level ${i + 1}`))} wait in the tower`
    : `every monster and the boss have ${monsterLife} more ${words.life.many}`;

const difficulties = (edition: Edition): Word[] => {
  const all = Object.entries(edition.constants.difficulties);
  return [
    {
      id: 'difficulty',
      title: 'Difficulty',
      kind: 'rule',
      also: ['difficulties'],
      text: all
        .map(([, one]) => `${one.name}: ${difficultyText(edition, one)}; ${count(one.score, 'point')}.`)
        .join(' '),
    },
    ...all.map(([id, one]) => ({
      id,
      title: one.name,
      kind: 'difficulty',
      text: `On it ${difficultyText(edition, one)}. Winning on it is worth ${count(one.score, 'point')}.`,
    })),
  ];
};

const handicap = (edition: Edition): Word => ({
  id: 'handicap',
  title: 'Handicap',
  kind: 'rule',
  also: ['handicaps'],
  text: sentences(
    'Our own, not the rulebook’s: help for shaky hands or hindrance for good ones, like stones in Go.',
    `At +2: ${handicapText(edition, 2)} At ${number(-5)}: ${handicapText(edition, -5)}`,
    'Points count as ever.',
  ),
});

export const dungeon = (edition: Edition): Word[] => {
  const { dungeonCards } = edition.constants;
  return [
    {
      id: 'boss',
      title: 'Final boss',
      kind: 'rule',
      also: ['final boss', 'bosses'],
      text: bossText(edition),
    },
    ...(dungeonCards === undefined ? [] : [shopIcon(dungeonCards.iconsForShop)]),
    ...(hasMaps(edition) ? maps(edition) : []),
    ...difficulties(edition),
    handicap(edition),
  ];
};
