/** What a schema cannot know: which heroes, cards and abilities there are, and which lines are actions. */

import type { Fault, Path } from '@tumblekeep/kernel/scenario';
import { checkExpectations, meant } from '@tumblekeep/kernel/scenario';
import type { Edition } from '../edition.ts';
import { languageOf } from './language.ts';
import type { Scenario } from './schema.ts';
import { deckOf, deckPath } from './stage-decks.ts';

type Known = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

const heroOf = (entry: NonNullable<Scenario['party']>[number]): string =>
  typeof entry === 'string' ? entry : entry.hero;

type Namer = (path: Path, word: string | undefined, known: Known, what: string) => void;

const namer =
  (faults: Fault[]): Namer =>
  (path, word, known, what) => {
    if (word === undefined || known.has(word)) return;
    faults.push({ path, message: `there is no ${what} "${word}"${meant(word, [...known.keys()])}` });
  };

/** Faults of everything that names something of the edition. */
export function checkNames(edition: Edition, scenario: Scenario): Fault[] {
  const faults: Fault[] = [];
  const party = scenario.party?.map(heroOf);
  const heroes: Known = party === undefined ? edition.hero : new Map(party.map(hero => [hero, true]));
  const name = namer(faults);
  const names = (path: Path, words: readonly string[] | undefined, known: Known, what: string) => {
    words?.forEach((word, i) => {
      name([...path, i], word, known, what);
    });
  };

  scenario.party?.forEach((entry, i) => {
    name(['party', i, ...(typeof entry === 'string' ? [] : ['hero'])], heroOf(entry), edition.hero, 'hero');
    if (typeof entry === 'string') return;
    names(['party', i, 'equipment'], entry.equipment, edition.equipment, 'equipment card');
    const carried = new Map(entry.equipment?.map(card => [card, true]));
    names(['party', i, 'used'], entry.used, carried, 'carried armor');
    names(['party', i, 'captives'], entry.captives, edition.monster, 'monster');
  });
  name(['leader'], scenario.leader, heroes, 'hero of the party');
  name(
    ['difficulty'],
    scenario.difficulty,
    new Map(Object.entries(edition.constants.difficulties)),
    'difficulty',
  );
  const { decks, combat } = scenario;
  const deck = (key: 'dungeon' | 'monsters' | 'shop' | 'bosses', known: Known, what: string) =>
    names(deckPath(key, decks?.[key]), deckOf(decks?.[key]).top, known, what);
  deck('dungeon', edition.dungeonCard, 'dungeon card');
  deck('monsters', edition.monster, 'monster');
  deck('shop', edition.equipment, 'equipment card');
  deck('bosses', edition.boss, 'boss');
  names(['discard'], scenario.discard, edition.monster, 'monster');
  names(['scrap'], scenario.scrap, edition.equipment, 'equipment card');
  const cards = [edition.monster, edition.boss, edition.equipment, edition.dungeonCard];
  names(['box'], scenario.box, new Map(cards.flatMap(one => [...one.keys()].map(id => [id, true]))), 'card');
  name(['first'], scenario.first, heroes, 'hero of the party');
  names(['setAside'], scenario.setAside, edition.dungeonCard, 'dungeon card');
  names(['shop', 'display'], scenario.shop?.display, edition.equipment, 'equipment card');
  name(['combat', 'room'], combat?.room, edition.room, 'room');
  name(['combat', 'monster'], combat?.monster, edition.monster, 'monster');
  name(['combat', 'boss'], combat?.boss, edition.boss, 'boss');
  name(['combat', 'active'], combat?.active, heroes, 'hero of the party');
  name(['combat', 'lastThrower'], combat?.lastThrower, heroes, 'hero of the party');
  names(['combat', 'stolen'], combat?.stolen, edition.equipment, 'equipment card');
  names(['combat', 'usedThisCombat'], combat?.usedThisCombat, edition.ability, 'ability');
  names(['combat', 'usedThisTurn'], combat?.usedThisTurn, edition.ability, 'ability');
  names(['combat', 'throw', 'weapons'], combat?.throw?.weapons, edition.equipment, 'equipment card');
  for (const [marker, hero] of Object.entries(combat?.markers ?? {})) {
    name(['combat', 'markers', marker], marker, edition.marker, 'marker');
    name(['combat', 'markers', marker], hero, heroes, 'hero of the party');
  }
  names(['map', 'floors'], scenario.map?.floors, edition.map, 'map');
  name(['map', 'room'], scenario.map?.room, edition.mapRoom, 'room');

  return [...faults, ...checkExpectations(languageOf(edition, party), scenario)];
}

/** The room of a combat that does not name one. */
export const PLAIN_ROOM = 'plain-room';

const withMadeUp = (
  printed: ReadonlyMap<string, unknown>,
  madeUp: Readonly<Record<string, unknown>> | undefined,
): ReadonlyMap<string, unknown> => new Map([...printed, ...Object.entries(madeUp ?? {})]);

/** Faults of made-up cards and changed sheets: an id that is taken, an ability or a level that nobody knows. */
export function checkMadeUp(edition: Edition, scenario: Scenario): Fault[] {
  const taken = new Set<string>([
    ...edition.monster.keys(),
    ...edition.boss.keys(),
    ...edition.room.keys(),
    ...edition.equipment.keys(),
    ...edition.ability.keys(),
    ...edition.monsterAbility.keys(),
    PLAIN_ROOM,
    'healing',
    'die',
  ]);
  const faults: Fault[] = [];
  const name = namer(faults);
  const levels = edition.piles.monsters.length;
  const { cards } = scenario;
  const monsterAbilities = withMadeUp(edition.monsterAbility, cards?.monsterAbilities);
  const abilities = withMadeUp(edition.ability, cards?.abilities);
  for (const [kind, ofKind] of Object.entries(cards ?? {})) {
    for (const [id, card] of Object.entries(ofKind)) {
      const path = ['cards', kind, id];
      if (taken.has(id)) faults.push({ path, message: `"${id}" is taken by another card`, key: true });
      taken.add(id);
      if ('ability' in card) name([...path, 'ability'], card.ability, monsterAbilities, 'monster ability');
      if ('level' in card && (card.level ?? 1) > levels)
        faults.push({ path: [...path, 'level'], message: `levels are 1 to ${levels}` });
    }
  }
  scenario.party?.forEach((hero, i) => {
    for (const [color, ability] of Object.entries((typeof hero === 'string' ? {} : hero.abilities) ?? {}))
      name(['party', i, 'abilities', color], ability, abilities, 'ability');
  });
  return faults;
}
