import type { Edition } from '../../rules/edition.ts';
import { doesLeadershipPass, hasEpicShots, hasMaps, isPartyDefeated } from '../facts.ts';
import { capital, count, sentences } from '../words.ts';
import type { Word } from './word.ts';

const KIND = 'phase';

const moving = (edition: Edition): string =>
  hasMaps(edition)
    ? 'The party moves one room along an arrow, and a monster waits there. Where corridors part, the party chooses; the Leader has the last word.'
    : 'The Leader looks at two rooms, alone, and opens one. What the room does happens at once; then a monster steps in.';

const fighting = (edition: Edition): string =>
  `Heroes throw one after another, clockwise, beginning ${
    doesLeadershipPass(edition)
      ? 'left of the Leader'
      : 'with the Leader in the first room, and left of whoever threw last in every other'
  }. A hit takes ${edition.words.life.many} off the monster, a miss costs the thrower as much as the damage of the monster.`;

const resting = (edition: Edition): string => {
  const steps = [
    ...(hasEpicShots(edition) ? ['the epic shot'] : []),
    ...(isPartyDefeated(edition) ? ['bonus dice for unused ones'] : []),
    'the coins',
    `scars for those who ${edition.words.fainting.past}`,
  ].join(', ');
  return sentences(
    doesLeadershipPass(edition)
      ? `After a victory: ${steps}; whoever threw last becomes Leader; equipment may change hands; armor is ready again.`
      : `After a victory: ${steps}; equipment may change hands. Whoever sits left of the last thrower begins the next ${edition.words.fight}.`,
    hasMaps(edition) && 'At last the room gives what it has: a shop, a fountain or a treasure.',
  );
};

const shopping = ({ constants, words }: Edition): string => {
  const { shop, dungeonCards, equipmentRecycles } = constants;
  return sentences(
    dungeonCards === undefined
      ? 'A shop room opens when its monster is defeated.'
      : `Opens when the rooms won show ${dungeonCards.iconsForShop} icons.`,
    `On display are ${shop.cardsBeyondHeroes} cards and one more for each hero.`,
    `Cards cost their price, healing ${shop.healing === 'party' ? 'everybody' : 'one hero'} by 1 costs ${count(shop.healPrice, 'coin')}, a bonus die ${count(shop.diePrice, 'coin')}.`,
    equipmentRecycles ? `What nobody buys goes to ${words.scrap}.` : 'What nobody buys is gone.',
    dungeonCards !== undefined && `After shop ${dungeonCards.shops} comes the boss.`,
  );
};

const ending = ({ constants, words }: Edition): string => {
  const { score } = constants;
  const counted = [
    ...(score.player > 0 ? [`${score.player} a player`] : []),
    score.coinsForPoint === 1 ? '1 a coin' : `1 for every ${score.coinsForPoint} coins`,
    `${score.bonusDie} a bonus die`,
    `${score.unscarred} if ${score.unscarredMeans === 'no-scar' ? 'there was no scar at all' : `nobody was ever ${words.fainting.state}`}`,
  ];
  return `The party wins by defeating the boss. It loses when every hero ${words.fainting.done}, or without a die to throw at the boss. Winners count ${counted.join(', ')}, less ${score.scar} a scar and ${score.eliminated} a hero who is ${words.eliminated}, and points for the difficulty.`;
};

export const phases = (edition: Edition): Word[] => {
  const { words } = edition;
  return [
    {
      id: 'dungeon',
      title: hasMaps(edition) ? 'Movement' : 'Dungeon',
      kind: KIND,
      also: ['dungeon phase', 'movement', 'move', 'room', 'rooms', 'round', 'path', 'paths', 'door', 'doors'],
      text: moving(edition),
    },
    {
      id: 'combat',
      title: capital(words.fight),
      kind: KIND,
      also: ['turn', 'fight', 'encounter'],
      text: fighting(edition),
    },
    {
      id: 'rest',
      title: capital(words.rest),
      kind: KIND,
      also: ['resting', 'maintenance', 'trade'],
      text: resting(edition),
    },
    { id: 'shop', title: 'Shop', kind: KIND, also: ['shops', 'buy', 'display'], text: shopping(edition) },
    {
      id: 'over',
      title: 'The end',
      kind: KIND,
      also: ['end', 'score', 'victory', 'win', 'lose'],
      text: ending(edition),
    },
  ];
};
