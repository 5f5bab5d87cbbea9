import { equalPlain, makeStream, sayPlainly, shuffle } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import {
  makeBots,
  makeSensiblePlayer,
  type Player,
  playGame,
  randomPlayer,
  sensiblePlayer,
} from '../../bots/index.ts';
import { type Action, type DungeonFighter, questionOf, RULE_SETS, type State } from '../../rules/index.ts';

const game = RULE_SETS['second'] as DungeonFighter;
const RULES = Object.entries(RULE_SETS);
const DIFFICULT: Readonly<Record<string, string>> = { second: 'hard', first: 'normal', prototype: 'normal' };
const seeds = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, i) => `${name}/${i}`);

/** Wraps a player and looks at every choice. */
const watched = (
  player: Player,
  look: (state: State, legal: readonly Action[], action: Action) => void,
): Player => ({
  id: player.id,
  choose(rules, state, legal, stream) {
    const action = player.choose(rules, state, legal, stream);
    look(state, legal, action);
    return action;
  },
});

describe.each(RULES)('rule set %s', (rules, game) => {
  const { fewest, most } = game.edition.constants.heroes;

  describe.each([sensiblePlayer, randomPlayer])('the $id player', player => {
    test('picks legal actions only, in parties of every size', () => {
      for (let heroes = fewest; heroes <= most; heroes++) {
        const careful = watched(player, (_, legal, action) => {
          if (!legal.includes(action) && !legal.some(one => equalPlain(one, action)))
            throw new Error(`${game.print(action)} is not legal`);
        });
        const difficulty = DIFFICULT[rules];
        for (const seed of seeds(5, `legal ${heroes}`))
          playGame(game, { heroes, difficulty }, seed, careful, 'skilled');
      }
    });

    test('leaves the state as it was', () => {
      const careful: Player = {
        id: player.id,
        choose(rules, state, legal, stream) {
          const before = rules.hash(state);
          const action = player.choose(rules, state, legal, stream);
          expect(rules.hash(state)).toBe(before);
          return action;
        },
      };
      for (const seed of seeds(5, 'untouched')) playGame(game, { heroes: 4 }, seed, careful, 'average');
    });

    test('plays the same game from the same seed', () => {
      for (const seed of seeds(10, 'same')) {
        const play = () => playGame(game, { heroes: 3 }, seed, player, 'average');
        const [first, second] = [play(), play()];
        expect(game.hash(second.state)).toBe(game.hash(first.state));
        expect(second.actions).toBe(first.actions);
      }
    });
  });

  describe('the sensible player', () => {
    test('does not look at what is hidden', () => {
      const asked = new Set<string>();
      const honest: Player = {
        id: 'honest',
        choose(rules, state, legal, stream) {
          const action = sensiblePlayer.choose(rules, state, legal, stream);
          const other = redealt(rules, state, String(state.round));
          expect(rules.legal(other)).toEqual(legal);
          expect(sensiblePlayer.choose(rules, other, rules.legal(other), stream)).toEqual(action);
          asked.add(questionOf(state)?.at ?? 'nothing');
          return action;
        },
      };
      for (const seed of seeds(15, 'hidden')) playGame(game, { heroes: 4 }, seed, honest, 'average');
      expect([...asked].sort()).toEqual(
        expect.arrayContaining([
          ...['ability', 'again', 'assign', 'scar', 'shop', 'trade', 'turn', 'window'],
          ...(game.edition.tables.maps.length > 0 ? ['move', 'accept', 'target'] : ['path']),
        ]),
      );
    });

    test('beats chance', () => {
      const wins = (player: Player) =>
        seeds(80, 'duel').filter(seed => playGame(game, { heroes: 3 }, seed, player, 'average').outcome.won)
          .length;
      expect(wins(sensiblePlayer)).toBeGreaterThan(wins(randomPlayer) + 20);
    });

    test('wins more the better its heroes throw', () => {
      const wins = (skill: 'clumsy' | 'average' | 'skilled') =>
        seeds(60, 'skill').filter(
          seed =>
            playGame(
              game,
              { heroes: 3 },
              seed,
              makeSensiblePlayer(() => skill),
              skill,
            ).outcome.won,
        ).length;
      const [clumsy, average, skilled] = [wins('clumsy'), wins('average'), wins('skilled')];
      expect(average).toBeGreaterThan(clumsy);
      expect(skilled).toBeGreaterThan(average);
    });
  });
});

/** The same open table with everything hidden dealt anew. */
function redealt(game: DungeonFighter, state: State, seed: string): State {
  const other = game.clone(state);
  const stream = makeStream(seed, 'redeal');
  const { decks, unused } = other;
  shuffle(stream, decks.dungeon);
  shuffle(stream, decks.shop);
  shuffle(stream, decks.bosses);
  const levels = decks.monsters.map(id => game.edition.monster.get(id)?.level);
  for (const level of new Set(levels)) {
    const isOfLevel = (id: string) =>
      game.edition.monster.get(id)?.level === level && !other.refused.includes(id);
    const pool = shuffle(stream, [...decks.monsters.filter(isOfLevel), ...unused.filter(isOfLevel)]);
    for (const pile of [decks.monsters, unused])
      for (let i = 0; i < pile.length; i++) if (isOfLevel(pile[i] as string)) pile[i] = pool.pop() as string;
  }
  const stolen = other.combat?.stolen ?? [];
  for (let i = 0; i < stolen.length; i++) {
    const card = decks.shop.shift();
    if (card === undefined) continue;
    decks.shop.push(stolen[i] as string);
    stolen[i] = card;
  }
  other.random.decks = makeStream(seed, 'decks');
  return other;
}

describe('bots at a table', () => {
  test('answer whoever is asked, and throw for the hero whose die it is', () => {
    const made = game.setup({ heroes: ['brad', 'murka'], leader: 'brad' }, 'table');
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const bots = makeBots(sensiblePlayer, hero => (hero === 'brad' ? 'deadly' : 'clumsy'), 'table');
    expect(game.decision(made.value)).toEqual({ by: { seat: 'brad' }, at: 'path' });
    for (let i = 0; i < 20; i++) {
      const action = bots.next(game, made.value) as Action;
      expect(action.type === 'land').toBe(game.decision(made.value)?.by === 'table');
      expect(game.apply(made.value, action)).toBeUndefined();
    }
  });

  test('have nothing to say when the game is over', () => {
    const { state } = playGame(game, { heroes: 2 }, 'over', randomPlayer, 'clumsy');
    expect(makeBots(randomPlayer, 'clumsy', 'over').next(game, state)).toBeUndefined();
  });

  test('options nobody can set up are refused with a sentence', () => {
    expect(() => playGame(game, { heroes: 1 }, 'alone', randomPlayer, 'average')).toThrow('2 to 6 heroes');
  });
});
