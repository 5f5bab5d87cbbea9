import type { Edition } from '../../rules/edition.ts';
import { hasInstaKill } from '../facts.ts';
import { sentences } from '../words.ts';
import type { Word } from './word.ts';

const KIND = 'zone of the board';

const BONES: Word = {
  id: 'bones',
  title: 'Bones',
  kind: KIND,
  also: ['bone', 'edge'],
  text: 'The bones along the edge of the board. A die on them is a miss.',
};

export const zones = (edition: Edition): Word[] => {
  const { constants, words } = edition;
  return [
    {
      id: 'section',
      title: 'Section',
      kind: KIND,
      also: ['1', '2', '3', '4', '5', '6', 'ring', 'zone', 'board'],
      text: `Rings numbered 1 to 5 rise towards the middle, and four small fields are worth 6. A valid throw that stops there is a hit worth the number. Across a border the section with ${words.border} counts, in doubt the lower one.`,
    },
    {
      id: 'bullseye',
      title: 'Bullseye',
      kind: KIND,
      also: ['centre', 'center', 'middle'],
      text: sentences(
        `The very middle, worth ${constants.bullseye}.`,
        hasInstaKill(edition) && 'With the icon up it is an insta-kill.',
        !hasInstaKill(edition) && 'The icon activates its power here as anywhere and does nothing more.',
      ),
    },
    { id: 'hole', title: 'Hole', kind: KIND, also: ['holes', 'missed-shot zone'], text: words.hole },
    ...(constants.board.bones ? [BONES] : []),
    {
      id: 'outside',
      title: 'Outside',
      kind: KIND,
      also: ['off the board', 'off'],
      text: 'The table around the board. A die that stops there is a miss; its icon still counts.',
    },
    {
      id: 'floor',
      title: 'The floor under the table',
      kind: 'place of a die',
      also: ['off the table', 'dropped'],
      text: constants.iconOnFloor
        ? 'A die that falls from the table is a miss; its icon still counts.'
        : 'A die that falls from the table is a miss, and its icon activates nothing.',
    },
  ];
};
