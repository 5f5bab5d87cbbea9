import type { Edition } from '../../rules/edition.ts';
import { markerSays } from '../../rules/verbs/markers.ts';
import { hasPartIn } from '../../rules/verbs/verb.ts';
import { markerText } from '../cards.ts';
import { capital } from '../words.ts';
import type { Word } from './word.ts';

const token = ({ words }: Edition): Word => ({
  id: 'token',
  title: 'Token',
  kind: 'rule',
  also: ['tokens'],
  text: `Some blue ${words.ability.many} turn a token to its active side. ${capital(words.rest)} turns it back.`,
});

const captive = ({ constants }: Edition): Word => ({
  id: 'captive',
  title: 'Captured monster',
  kind: 'rule',
  also: ['captives', 'captured', 'seduced', 'seduced monster'],
  text:
    constants.captives === 'blow'
      ? 'A charmed monster follows its hero, who may send it into a hit of their own once: its damage is added. It is no equipment and needs no slot.'
      : 'A charmed monster follows its hero, who may hide behind it once: one attack does not hurt, a party defeat included. It is no equipment and needs no slot.',
});

export const markers = (edition: Edition): Word[] => {
  const all = [...edition.marker.values()];
  const { fight, ability } = edition.words;
  return [
    ...(edition.tokenOf.size > 0 ? [token(edition)] : []),
    ...(all.length === 0
      ? []
      : [
          {
            id: 'marker',
            title: 'Marker',
            kind: 'rule',
            also: ['markers', 'token', 'tokens'],
            text: `Some ${ability.many} put a marker on the monster or on a hero. It stays until the ${fight} is over; there is one of each kind.`,
          },
        ]),
    ...all.map(marker => ({
      id: marker.id,
      title: `${marker.name} marker`,
      kind: 'marker',
      also: [marker.name, `${marker.name} token`],
      text: `Lies on ${marker.on === 'hero' ? 'a hero' : 'the monster'} for the rest of the ${fight}: ${markerText(edition, marker)}.`,
    })),
    ...(all.some(marker => hasPartIn(markerSays(marker), 'takesFoe')) ? [captive(edition)] : []),
  ];
};
