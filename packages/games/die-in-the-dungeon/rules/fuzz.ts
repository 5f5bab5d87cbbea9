/** What the fuzzer knows of the reverse dungeon crawl. */
import { type FuzzTarget, nextInt, pick, shuffle } from '@tumblekeep/kernel';
import {
  ACTION_WORDS,
  type Action,
  OWN_DIFFICULTIES,
  ownMapId,
  problemsOf,
  RULE_SETS,
  RULES_ID,
  type State,
  scrambleSecrets,
} from './index.ts';

/** Words of the notation that make a game long when they are left alone now and then. */
const CAREFUL: ReadonlySet<Action['type']> = new Set<Action['type']>(['rest', 'accept', 'roll', 'pass']);

export function fuzzTarget(): FuzzTarget<State, Action> {
  const game = RULE_SETS[RULES_ID] as (typeof RULE_SETS)[string];
  const { content } = game;
  return {
    game,
    options: random => {
      const built = ownMapId({
        ...pick(random, Object.values(OWN_DIFFICULTIES)),
        seed: String(nextInt(random, 50)),
      });
      const { id, players } =
        nextInt(random, 4) === 0 ? { id: built, players: 1 } : pick(random, content.tables.maps);
      const creatures = content.tables.creatures.map(creature => creature.id);
      shuffle(random, creatures);
      return { map: id, players: creatures.slice(0, players) };
    },
    viewers: state => state.creatures.map(({ creature }) => creature),
    problems: state => problemsOf(content, state),
    scramble: (state, _viewer, random) => scrambleSecrets(content, state, random),
    choose: (legal, lucky, random) => {
      const careful = lucky && nextInt(random, 3) > 0 ? legal.filter(({ type }) => CAREFUL.has(type)) : [];
      return pick(random, careful.length > 0 ? careful : legal);
    },
    words: [
      ...ACTION_WORDS,
      ...['0', '1', '7', '99', '-1', 'd6', ''],
      ...content.ability.keys(),
      ...content.tables.maps.flatMap(map => map.cells.map(({ at }) => at)),
    ],
  };
}
