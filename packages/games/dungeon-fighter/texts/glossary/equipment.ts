import type { ArmorCard } from '../../rules/cards.ts';
import type { Edition } from '../../rules/edition.ts';
import { equipmentSays } from '../../rules/verbs/equipment.ts';
import { hasPartIn } from '../../rules/verbs/verb.ts';
import { isPartyDefeated } from '../facts.ts';
import { capital, sentences, withArticle } from '../words.ts';
import type { Word } from './word.ts';

const KIND = 'equipment';

const armorText = (edition: Edition): string => {
  const { tables, words } = edition;
  const armors: readonly ArmorCard[] = tables.equipment.filter(card => card.kind === 'armor');
  const isUsed = (card: ArmorCard): boolean => hasPartIn(equipmentSays(card), 'softens', 'onMiss');
  const some = (test: (card: ArmorCard) => boolean): boolean => armors.some(test);
  return sentences(
    some(card => isUsed(card) && !card.once) &&
      `Used once ${withArticle(words.fight)} by its carrier, on a miss. ${capital(words.rest)} makes it ready again.`,
    some(card => hasPartIn(equipmentSays(card), 'reduces')) &&
      'Worn armor takes its number off every miss of its carrier.',
    some(card => hasPartIn(equipmentSays(card), 'strikesBack')) &&
      'Some strikes back with what its carrier suffers.',
    some(card => isUsed(card) && card.once === true) && 'Some works once, on a miss, and is gone.',
    isPartyDefeated(edition) && 'None helps when the party is defeated.',
  );
};

const slotsText = ({ constants, words }: Edition): string =>
  sentences(
    `Each hero sheet says how many weapons, armors and ${words.spendable.many} the hero carries.`,
    constants.uniqueWeapons && 'Nobody carries two weapons of the same name.',
    constants.handOver === 'for-room' &&
      `Cards change hands ${words.inRest}; for a new card a hero may give one away or discard one at any time.`,
  );

export const equipment = (edition: Edition): Word[] => {
  const { words } = edition;
  const { spendable } = words;
  return [
    {
      id: 'weapon',
      title: 'Weapon',
      kind: KIND,
      also: ['weapons'],
      text: 'Used on any of the carrier’s throws, chosen before the throw: it demands its way to throw and adds its bonus to a hit. Never used up.',
    },
    {
      id: 'armor',
      title: 'Armor',
      kind: KIND,
      also: ['armour', 'armors'],
      text: armorText(edition),
    },
    {
      id: 'spendable',
      title: capital(spendable.one),
      kind: KIND,
      also: ['spendables', spendable.one, spendable.many],
      text: 'Used once, at any time, by its carrier; then it is gone.',
    },
    {
      id: 'slots',
      title: 'Slots',
      kind: KIND,
      also: ['slot', 'equipment', 'carry'],
      text: slotsText(edition),
    },
  ];
};
