import type { Edition } from '../../rules/edition.ts';
import { COLORS } from '../../rules/vocabulary.ts';
import { doPowersComeLate, isPartyDefeated } from '../facts.ts';
import { capital, sentences, withArticle } from '../words.ts';
import type { Word } from './word.ts';

const unusedDice = ({ words }: Edition): Word => ({
  id: 'unused-dice',
  title: 'Unused dice',
  kind: 'rule',
  also: ['unused', 'unused die', 'reward'],
  text: `Each ${words.heroDie.one} nobody has thrown when the monster is defeated becomes a bonus die for the chest, unless the party was defeated in this ${words.fight}.`,
});

export const dice = (edition: Edition): Word[] => {
  const { constants, words } = edition;
  const { heroDie, ability, fight } = words;
  return [
    ...COLORS.map(color => ({
      id: color,
      title: `The ${color} die`,
      kind: 'die',
      also: [`${color} die`],
      text: `One of three ${heroDie.many}. Its icon activates the thrower’s ${color} ${ability.one}. Each is thrown once ${withArticle(fight)}, until the dice come back.`,
    })),
    {
      id: 'hero-die',
      title: capital(heroDie.many),
      kind: 'die',
      also: [heroDie.one, 'dice', 'die'],
      text: `Red, green and blue. The hero whose turn it is throws one; the others go on to the next hero. See ${words.retrieving.title} for having them back.`,
    },
    {
      id: 'white',
      title: 'Bonus die',
      kind: 'die',
      also: ['bonus die', 'bonus dice', 'white die', 'bonus'],
      text: sentences(
        `A white die from the chest, thrown once no ${heroDie.one} is left.`,
        constants.bonusDieCompulsory && 'While the chest has one it must be thrown.',
        `Its icon activates any one ${ability.one} of the thrower. It is used up by the throw; the chest never holds more than ${constants.bonusDice}.`,
      ),
    },
    ...(isPartyDefeated(edition) ? [unusedDice(edition)] : []),
    {
      id: 'icon',
      title: 'Icon',
      kind: 'face of a die',
      also: ['icons', 'special icon', 'symbol'],
      text: sentences(
        `The icon activates the thrower’s ${ability.one} of the colour of the die, wherever the die stops${constants.iconOnFloor ? '' : ' but on the floor'}, unless the ${ability.one} asks for a hit or a miss.`,
        doPowersComeLate(edition) &&
          `On a miss the monster strikes first; then the ${ability.one} works, if the thrower still stands.`,
      ),
    },
    { id: 'blank', title: 'Blank', kind: 'face of a die', text: 'A blank face activates nothing.' },
    {
      id: 'bounce',
      title: 'Bounce',
      kind: 'rule',
      also: ['no bounce', 'no-bounce', 'bounces'],
      text: 'The die must bounce on the table at least once before it touches the board. Otherwise it is a miss, wherever it stops.',
    },
  ];
};
