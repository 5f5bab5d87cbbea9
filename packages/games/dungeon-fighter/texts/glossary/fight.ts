import type { Edition } from '../../rules/edition.ts';
import { hasEpicShots, hasInstaKill, hasReactions, isPartyDefeated } from '../facts.ts';
import { capital, count, lifeOf, number, sentences } from '../words.ts';
import type { Word } from './word.ts';

const RULE = 'rule';

const moments = (edition: Edition): Word[] => {
  const { constants, words } = edition;
  const { spendable } = words;
  return [
    {
      id: 're-throw',
      title: 'Throwing again',
      kind: 'moment',
      also: ['rethrow', 'throw again'],
      text: 'A result that is thrown again is forgotten in full. The new one counts, better or worse.',
    },
    {
      id: 'boost',
      title: 'Adding to a hit',
      kind: 'moment',
      text: constants.ownThrowOnly
        ? `When the damage of a hit is known, the thrower may add ${spendable.many}${constants.captives === 'blow' ? ' or captured monsters' : ''} to it.`
        : `When the damage of a hit is known, any standing hero may add a ${spendable.one} card to it.`,
    },
    hasReactions(edition)
      ? {
          id: 'reaction',
          title: 'Before a miss hurts',
          kind: 'moment',
          also: ['reaction', 'last gasp', 'last-gasp'],
          text: `Before a miss hurts, anybody standing may use a ${spendable.one} that heals: afterwards it may be too late. A hero who is about to faint may use whatever works at any time.`,
        }
      : {
          id: 'last-gasp',
          title: 'The last gasp',
          kind: 'moment',
          also: ['last gasp', 'reaction'],
          text: `A hero below 1 ${words.life.one} stays on their feet if somebody heals them at once to 1 or more.`,
        },
  ];
};

const instaKill = (edition: Edition): Word => ({
  id: 'insta-kill',
  title: 'Insta-kill',
  kind: RULE,
  also: ['instakill', 'insta kill', 'instant defeat'],
  text: sentences(
    'A hit in the bullseye with the icon up defeats any monster at once, the boss too.',
    hasEpicShots(edition) && 'It is always an epic shot.',
    `The ${edition.words.ability.one} ${edition.constants.abilityAfterInstaKill === 'does' ? 'works besides' : 'may be used besides'}.`,
  ),
});

const epicShot = ({ constants, words }: Edition): Word => ({
  id: 'epic-shot',
  title: 'Epic shot',
  kind: RULE,
  also: ['epic'],
  text: `A last hit that leaves the monster at ${number(constants.epicShotAt)} ${words.life.many} or less, or an insta-kill: ${count(constants.epicShotCoins, 'extra coin')}.`,
});

const retrieving = (edition: Edition): Word => {
  const { constants, words } = edition;
  const { heroDie, retrieving: word } = words;
  const price = `Every standing hero loses ${words.life.many} equal to the level of the monster`;
  if (!isPartyDefeated(edition))
    return {
      id: 'retrieve',
      title: word.title,
      kind: RULE,
      also: ['retrieving', 'retrieved'],
      text: `When no ${heroDie.one} is left, the hero whose turn it is may take all three back. ${price}; nothing prevents it.`,
    };
  return {
    id: 'retrieve',
    title: word.title,
    kind: RULE,
    also: ['defeat', 'defeated', 'party defeated', 'retrieving', 'leader token'],
    text: sentences(
      constants.bonusDieCompulsory
        ? `When neither a ${heroDie.one} nor a bonus die is left, the party is defeated.`
        : `When no ${heroDie.one} is left, the hero whose turn it is throws a bonus die or lets the party be defeated; without a bonus die there is no choice.`,
      `${price}, the ${heroDie.many} come back, and the ${words.fight} goes on.`,
      constants.captives === 'shield'
        ? 'Armor does not help; hiding behind a captured monster does.'
        : 'Nothing prevents it.',
      'The leader token shows its defeated side until the monster is beaten, and unused dice earn nothing.',
      'Against the boss there is no defeat to admit: without dice the game is lost.',
    ),
  };
};

const backDown = ({ constants, words }: Edition): Word[] => {
  const rule = constants.backDown;
  if (rule === undefined) return [];
  const agreement =
    rule.agreement === 'majority' ? 'by majority, the Leader breaking ties' : 'if everybody agrees';
  const loss = rule.loss === 'level' ? `${words.life.many} equal to its level` : count(rule.loss, words.life);
  const card = rule.card === 'pile' ? 'The monster goes under the pile of its level' : 'The monster is gone';
  return [
    {
      id: 'back-down',
      title: 'Backing down',
      kind: RULE,
      also: ['back down', 'backing down', 'vote', 'propose'],
      text: `Before the first throw under a ${words.requirement.one}, and in any turn while those of monster and room exclude each other, the party may leave the monster ${agreement}. Every standing hero loses ${loss}. ${card}, and the next one comes.`,
    },
  ];
};

const levelText = ({ constants, words }: Edition): string => {
  const prices = [words.retrieving.reason, ...(constants.backDown?.loss === 'level' ? ['backing down'] : [])];
  return `Monsters have levels 1 to 4. The level is the price of ${prices.join(' and of ')}.`;
};

export const fight = (edition: Edition): Word[] => {
  const { constants, words } = edition;
  return [
    ...moments(edition),
    {
      id: 'hit',
      title: 'Hit',
      kind: RULE,
      also: ['contact'],
      text: `A throw that bounced, stopped in a section or the bullseye and fulfilled every requirement. Section, ${words.ability.many}, weapons and ${words.spendable.many} add up to the damage.`,
    },
    {
      id: 'miss',
      title: 'Miss',
      kind: RULE,
      also: ['missed'],
      text: `No bounce, a hole,${constants.board.bones ? ' bones,' : ''} off the board, a requirement not fulfilled, or a monster’s trick. The thrower loses ${words.life.many} equal to the damage of the monster.`,
    },
    ...(hasInstaKill(edition) ? [instaKill(edition)] : []),
    ...(hasEpicShots(edition) ? [epicShot(edition)] : []),
    retrieving(edition),
    ...backDown(edition),
    {
      id: 'requirement',
      title: capital(words.requirement.one),
      kind: RULE,
      also: ['requirements', 'throw requirement', 'specific throw', 'special shot', words.requirement.many],
      text: 'A monster or a room may demand a way to throw from everybody, a weapon from its carrier when used. All of them at once, each counted once. Not fulfilled is a miss.',
    },
    { id: 'level', title: 'Level', kind: RULE, text: levelText(edition) },
    {
      id: 'damage',
      title: 'Damage',
      kind: RULE,
      text: `Of a monster: the ${words.life.many} a miss costs. Of a hit: the ${words.life.many} it takes off the monster.`,
    },
    {
      id: 'life',
      title: capital(words.life.many),
      kind: RULE,
      also: ['heal', 'healing', 'maximum', 'hit point', 'hit points', 'hp', 'health'],
      text: `A hero starts with ${lifeOf(edition, edition.constants.life)} and never heals above the maximum: ${edition.constants.life}, less ${edition.constants.scarCost} a scar.`,
    },
  ];
};
