/** What the fuzzer knows of the throwing game. */
import { type FuzzTarget, nextInt, pick } from '@tumblekeep/kernel';
import {
  type Action,
  beginningsIn,
  COLORS,
  type DungeonFighter,
  HANDICAP,
  problemsOf,
  RULE_SETS,
  type State,
  scrambleSecrets,
  THROWS,
  ZONES,
} from './index.ts';

function dungeonFighter(game: DungeonFighter): FuzzTarget<State, Action> {
  const { edition } = game;
  return {
    game,
    options: random => {
      const { heroes, difficulties } = edition.constants;
      const count = heroes.fewest + nextInt(random, heroes.most - heroes.fewest + 1);
      return {
        heroes: count,
        difficulty: pick(random, Object.keys(difficulties)),
        solo: heroes.solo.includes(count) && nextInt(random, 2) === 0,
        ...(nextInt(random, 4) === 0 && { beginning: pick(random, beginningsIn(edition)) }),
        ...(nextInt(random, 4) === 0 && {
          handicap: HANDICAP.least + nextInt(random, HANDICAP.most - HANDICAP.least + 1),
        }),
      };
    },
    viewers: state => [...state.options.heroes, 'spectator'],
    problems: state => problemsOf(edition, state),
    scramble: (state, viewer, random) => scrambleSecrets(edition, state, viewer, random),
    choose: (legal, lucky, random) => {
      if (!lucky || legal[0]?.type !== 'land' || nextInt(random, 4) === 0) return pick(random, legal);
      const good = legal.filter(
        action => action.type === 'land' && action.bounces === 2 && action.failed.length === 0,
      );
      return pick(random, good.slice(0, Math.ceil((good.length * 7) / 10)));
    },
    words: [
      ...['party', 'lands', 'nobody', 'with', 'failed', 'bounces', 'to', 'on', '0', '7', '-', ''],
      ...[
        'throws',
        'uses',
        'gives',
        'discards',
        'passes',
        're-throws',
        'activates',
        'retrieves',
        'scars',
        'buys',
        'done',
        'moves',
        'accepts',
        'declines',
        'chooses',
        'votes',
      ],
      ...[
        ...COLORS,
        ...ZONES,
        ...THROWS,
        ...edition.hero.keys(),
        ...edition.equipment.keys(),
        ...edition.room.keys(),
      ],
    ],
  };
}

export const fuzzTarget = (rules: string): FuzzTarget<State, Action> =>
  dungeonFighter(RULE_SETS[rules] as DungeonFighter);
