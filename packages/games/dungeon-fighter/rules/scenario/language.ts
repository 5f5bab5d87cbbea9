/** The words of an edition that scenarios may use. */
import { sayPlainly } from '@tumblekeep/kernel';
import { type Language, meant } from '@tumblekeep/kernel/scenario';
import type { Action } from '../action.ts';
import type { Edition } from '../edition.ts';
import { parseAction } from '../notation/action.ts';
import { ACTION_LINES } from '../notation/action-lines.ts';
import { EVENT_LINES } from '../notation/event-lines.ts';
import { REFUSALS } from '../refusals.ts';
import { LOSSES, type QuestionAt } from '../state.ts';
import { SPECTATOR } from '../view.ts';
import { COLORS, DICE, FACES, THROWS, zonesOn } from '../vocabulary.ts';
import { VIEW } from './view-shape.ts';

/** Where the rules wait for somebody, and for what. */
export const PLACES: Readonly<Record<QuestionAt, string>> = {
  path: 'the Leader chooses one of two paths',
  move: 'the party chooses a corridor',
  assign: 'the party hands out a card',
  turn: 'the Active Hero throws, retrieves or proposes',
  again: 'the thrower throws once more',
  landing: 'the table tells where the die lies',
  ability: 'the thrower chooses the ability of a white icon',
  accept: 'somebody accepts or declines an offer',
  target: 'the thrower chooses a hero',
  destroy: 'a hero chooses the card that is destroyed',
  window: 'a hero may step in with a card, a token or an ability',
  vote: 'a hero votes on backing down',
  scar: 'a hero chooses the place of a scar',
  trade: 'the party hands cards over',
  shop: 'the party buys',
};

/** What events give as a reason besides cards, abilities and throws. */
const REASONS = [
  'back-down',
  'blow',
  'bones',
  'difficulty',
  'epic-shot',
  'level',
  'miss',
  'no-bounce',
  'retrieve',
  'room',
  'section',
  'shop',
  'token',
  'unused-dice',
] as const;

type Known = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

/** Whom and what an action names, with what it should be. */
function namesIn(edition: Edition, heroes: Known, action: Action): [string | null, Known, string][] {
  const cards = action.type === 'take-path' ? edition.room : edition.equipment;
  const what = action.type === 'take-path' ? 'room' : 'equipment card';
  const hero = (name: string | null): [string | null, Known, string] => [name, heroes, 'hero of the party'];
  const isCaptive = action.type === 'use' && edition.monster.has(action.card);
  return [
    ...('hero' in action ? [hero(action.hero)] : []),
    ...('card' in action && !isCaptive ? [[action.card, cards, what] as [string, Known, string]] : []),
    ...(action.type === 'throw'
      ? action.weapons.map((card): [string, Known, string] => [card, cards, what])
      : []),
    ...(action.type === 'use' || action.type === 'choose' ? [hero(action.target)] : []),
    ...(action.type === 'move' ? [[action.room, edition.room, 'room'] as [string, Known, string]] : []),
    ...(action.type === 'give' ? [hero(action.to)] : []),
    ...(action.type === 'swap'
      ? [hero(action.with), [action.for, cards, what] as [string, Known, string]]
      : []),
  ];
}

/** The language with the heroes of a party, or of the whole edition. */
export function languageOf(edition: Edition, party: readonly string[] = [...edition.hero.keys()]): Language {
  const heroes = new Set(party);
  const cards = [edition.monster, edition.boss, edition.equipment, edition.room].flatMap(one => [
    ...one.keys(),
  ]);
  return {
    view: VIEW,
    events: Object.values(EVENT_LINES).flat(),
    actions: Object.values(ACTION_LINES).flat(),
    refusals: Object.keys(REFUSALS),
    places: Object.keys(PLACES),
    deciders: [...party, 'party', 'table'],
    viewers: [...party, SPECTATOR],
    words: {
      HERO: party,
      CARD: cards,
      WHAT: [...cards, 'healing', 'die'],
      WHOM: [...party, 'monster'],
      DIE: DICE,
      ZONE: zonesOn(edition.constants.board),
      FACE: FACES,
      COLOR: COLORS,
      ABILITY: [...edition.ability.keys()],
      MARKER: [...edition.marker.keys()],
      SIDE: ['active', 'inactive'],
      VOTE: ['yes', 'no'],
      LOSS: LOSSES,
      THROW: THROWS,
      PLACE: ['party', 'table'],
      REASON: [
        ...REASONS,
        ...[edition.monsterAbility, edition.map].flatMap(one => [...one.keys()]),
        ...edition.tables.abilities.flatMap(({ token }) => token?.name.split(' ') ?? []),
      ],
      DIFFICULTY: Object.keys(edition.constants.difficulties),
    },
    unreadable: line => {
      const parsed = parseAction(line);
      return parsed.ok ? undefined : sayPlainly(parsed.error);
    },
    misnamed: line => {
      const parsed = parseAction(line);
      if (!parsed.ok) return sayPlainly(parsed.error);
      const stranger = namesIn(edition, heroes, parsed.value).find(
        ([name, known]) => name !== null && !known.has(name),
      );
      if (stranger === undefined) return undefined;
      const [name, known, what] = stranger;
      return `there is no ${what} "${name}"${meant(name as string, [...known.keys()])}`;
    },
  };
}
