import type { Edition } from '../../rules/edition.ts';
import { equipmentSays } from '../../rules/verbs/equipment.ts';
import { MONSTER_TYPES } from '../../rules/vocabulary.ts';
import { doesLeadershipPass, hasMaps } from '../facts.ts';
import { capital, count, list, sentences, withArticle } from '../words.ts';
import type { Word } from './word.ts';

const RULE = 'rule';

const leaderText = (edition: Edition): string =>
  doesLeadershipPass(edition)
    ? 'Chooses the room and has the last word on doubtful throws. The hero left of the Leader throws first; whoever threw last becomes the next Leader.'
    : sentences(
        'Has the last word on the way, on purchases and on doubtful throws, and leads for the whole game.',
        hasMaps(edition) &&
          `The leader token shows whether the party was defeated in this ${edition.words.fight}.`,
      );

const typeText = ({ tables }: Edition): string => {
  const foes = [...tables.monsters, ...tables.bosses];
  const types = MONSTER_TYPES.filter(type => foes.some(foe => foe.type === type));
  const readers = tables.equipment.some(card => equipmentSays(card).some(({ verb }) => verb.looksAtType))
    ? 'Sworn Enemy and some weapons look at it'
    : 'Sworn Enemy looks at it';
  return `${capital(list(types, 'or'))}. A type does nothing by itself; ${readers}.`;
};

const soloText = ({ constants }: Edition): string =>
  constants.dungeonCards === undefined
    ? `One player alone controls ${constants.heroes.solo.join(' or ')} heroes.`
    : 'One player alone controls two heroes and uses the rules for two players.';

export const party = (edition: Edition): Word[] => {
  const { constants, words } = edition;
  const { fainting } = words;
  const limit = count(constants.mostScars, 'scar');
  return [
    { id: 'leader', title: 'Leader', kind: RULE, also: ['lead'], text: leaderText(edition) },
    {
      id: 'chest',
      title: 'Chest',
      kind: RULE,
      also: ['coin', 'coins', 'gold'],
      text: 'The coins and bonus dice of the party. They belong to everybody together.',
    },
    {
      id: 'faint',
      title: fainting.title,
      kind: RULE,
      also: ['fainted', 'fainting', 'faints', 'knocked out', 'knock-out'],
      text: `A hero below 1 ${words.life.one} ${fainting.verb} and takes no part until ${words.rest}. If nobody stands any more, the game is lost.`,
    },
    {
      id: 'scar',
      title: 'Scar',
      kind: RULE,
      also: ['scars', 'scarred'],
      text: `Whoever ${fainting.pastOfOne} takes a scar ${words.inRest} and covers ${withArticle(words.ability.one)} with it, for good. It takes ${constants.scarCost} off the maximum; then the hero is back with all of it. A hero with ${limit} cannot take another.`,
    },
    {
      id: 'eliminated',
      title: capital(words.eliminated),
      kind: RULE,
      also: ['elimination', 'eliminated', 'out', 'incapacitated'],
      text: `A hero with ${limit} who ${fainting.verb} again is out of the game.`,
    },
    {
      id: 'type',
      title: 'Monster type',
      kind: RULE,
      also: ['types', ...MONSTER_TYPES],
      text: typeText(edition),
    },
    { id: 'solo', title: 'Solo', kind: RULE, also: ['alone'], text: soloText(edition) },
  ];
};
