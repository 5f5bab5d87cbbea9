/** Players of the reverse dungeon crawl. */

import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import {
  type CrawlPlayer,
  hintOf,
  judge,
  makeSearchCrawler,
  playCrawl,
  quickCrawler,
  randomCrawler,
  winChance,
} from '../../bots/index.ts';
import {
  type Action,
  CONTENT,
  type DieInTheDungeon,
  type RollState,
  RULE_SETS,
  RULES_ID,
  type State,
  scrambleSecrets,
} from '../../rules/index.ts';
import { ScriptedDice, type Stage, stageState } from '../../rules/scenario/index.ts';

const game = RULE_SETS[RULES_ID] as DieInTheDungeon;

const staged = (stage: Parameters<typeof stageState>[1]): State => {
  const made = stageState(CONTENT, stage);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

const winsOf = (map: string, games: number, player = quickCrawler): number => {
  let wins = 0;
  for (let i = 0; i < games; i++)
    if (playCrawl(game, { map, players: ['diemon'] }, `test ${i}`, player).outcome.won) wins++;
  return wins;
};

describe('the quick player', () => {
  test('often wins the first map, where a random one hardly ever does', () => {
    expect(winsOf('cellar', 60)).toBeGreaterThanOrEqual(20);
    expect(winsOf('cellar', 60, randomCrawler)).toBeLessThanOrEqual(4);
  });

  test('brings every map to an end, alone and against each other', () => {
    for (const { id, players } of CONTENT.tables.maps)
      for (let i = 0; i < 5; i++) {
        const creatures = CONTENT.tables.creatures.slice(i % 2, (i % 2) + players).map(({ id }) => id);
        const { outcome } = playCrawl(game, { map: id, players: creatures }, `end ${i}`, quickCrawler);
        expect(outcome.turns).toBeGreaterThan(0);
      }
  });

  test('waits for the best roll and then pays where no die alone can hit and nobody hits back', () => {
    const state = staged({
      creatures: [{ might: 'd6 4', agility: 'd6 2', magic: 'd4 1', minions: [], ability: 0 }],
      combat: { heroes: ['cleric', 'cleric', 'cleric'], round: 2 },
    });
    const spent: number[] = [];
    finish(state, quickCrawler, action => {
      if (action.type === 'spend') spent.push((state.roll as RollState).total);
    });
    expect(spent[0]).toBe(6);
  });
});

/** Plays on until the Combat is over, or at most for so many actions. */
function finish(state: State, player: CrawlPlayer, onAction: (action: Action) => void = () => {}): number {
  const stream = makeStream('finish', 'bots');
  let actions = 0;
  for (; state.combat !== null && state.result === null && actions < 2000; actions++) {
    const action = player.choose(game, state, game.legal(state), stream);
    onAction(action);
    game.apply(state, action);
  }
  return actions;
}

describe('a Combat that nobody can lose', () => {
  /** What is left can hardly hit, and Clerics alone never hit back. */
  const positions = {
    'an ability that may help and may not': {
      creatures: [
        { creature: 'diemon', might: 'd6 1', agility: 'd8 1', magic: 'd6 1', minions: [], ability: 1 },
      ],
      combat: { heroes: ['cleric 2', 'cleric 2'], level: 2, round: 3 },
    },
    'two DieMinions that must both do their best': {
      creatures: [
        {
          creature: 'dierake',
          might: 'd4 1',
          agility: 'd6 1',
          magic: 'd6 1',
          minions: ['d4', 'd4'],
          ability: 0,
        },
      ],
      combat: { heroes: ['cleric 4', 'cleric 4'], level: 4, round: 3 },
    },
    'an ability that heals and does nothing else': {
      creatures: [
        {
          creature: 'troll-o-bones',
          might: 'd4 1',
          agility: 'd6 1',
          magic: 'd6 1',
          minions: ['d4'],
          ability: 4,
        },
      ],
      combat: { heroes: ['cleric 2', 'cleric 2'], level: 2, round: 3 },
    },
  } as const;
  for (const [what, stage] of Object.entries(positions))
    for (const player of [quickCrawler, makeSearchCrawler({ playouts: 12, turns: 1 })])
      test(`ends: ${what} (${player.id})`, () => {
        expect(finish(staged(stage as Stage), player)).toBeLessThan(1000);
      });
});

const NARROW = { playouts: 24, turns: 1 };

describe('the search', () => {
  test('chooses the same for the same stream, and never looks at what is hidden', () => {
    const state = playTo('cellar', 'move');
    const choices = [1, 2, 3].map(i => {
      const other = i === 1 ? state : scrambleSecrets(CONTENT, state, makeStream(`other ${i}`, 'test'));
      return judge(game, other, game.legal(other), makeStream('same', 'bots'), NARROW);
    });
    expect(choices[1]).toEqual(choices[0]);
    expect(choices[2]).toEqual(choices[0]);
  });

  test('leaves the state as it was', () => {
    const state = playTo('cellar', 'attack');
    const hash = game.hash(state);
    judge(game, state, game.legal(state), makeStream('same', 'bots'), NARROW);
    expect(game.hash(state)).toBe(hash);
  });

  test('never thinks of an ability that would do nothing now', () => {
    const judged = (health: string): readonly string[] => {
      const state = staged({ map: 'census', creatures: [{ creature: 'troll-o-bones', health, ability: 4 }] });
      const all = judge(game, state, game.legal(state), makeStream('same', 'bots'), NARROW);
      return all.map(({ action }) => game.print(action));
    };
    expect(judged('d8 7')).toContain('use mend');
    expect(judged('d8 8')).not.toContain('use mend');
    expect(judged('d8 8')).toContain('use thick-hide');
  });

  test('does not die of a blow that a stat can take', () => {
    const dice = new ScriptedDice();
    dice.add(['d4 4']);
    const stage = {
      creatures: [{ creature: 'diemon', health: 1, ability: 0, might: 'd12 8' }],
      combat: { heroes: ['fighter'] },
    };
    const made = stageState(CONTENT, stage, undefined, dice);
    if (!made.ok) throw new Error(made.error.message);
    const [best] = judge(game, made.value, game.legal(made.value), makeStream('a', 'bots'), NARROW);
    expect(game.print(best?.action as Action)).toBe('take 0 from health');
  });
});

/** The first question of a kind in a game of the quick player. */
function playTo(map: string, at: string): State {
  const made = game.setup({ map, players: ['troll-o-bones'] }, 'hint');
  if (!made.ok) throw new Error(sayPlainly(made.error));
  const state = made.value;
  const stream = makeStream('to', 'bots');
  while (game.decision(state)?.at !== at) {
    const legal = game.legal(state);
    if (legal.length === 0) throw new Error(`no ${at} in this game`);
    game.apply(state, quickCrawler.choose(game, state, legal, stream));
  }
  return state;
}

describe('a hint', () => {
  test('names a legal action, its odds and reasons with numbers, and is the same every time', () => {
    for (const at of ['rest', 'move', 'round', 'attack', 'damage', 'modify']) {
      const state = playTo('cellar', at);
      const hint = hintOf(game, state, NARROW);
      expect(game.legal(state)).toContainEqual(hint?.action);
      expect(hint?.odds).toBeGreaterThanOrEqual(0);
      expect(hint?.odds).toBeLessThanOrEqual(1);
      expect(hint?.reasons.length).toBeGreaterThanOrEqual(1);
      expect(hint?.reasons.join(' ')).toMatch(/\d/);
      expect(hintOf(game, state, NARROW)).toEqual(hint);
    }
  });

  test('says nothing when the game is over', () => {
    const { state } = playCrawl(game, { map: 'training', players: ['diemon'] }, 'over', quickCrawler);
    expect(hintOf(game, state)).toBeUndefined();
  });
});

describe('the estimate', () => {
  test('is certain at the end, and in favour of Health and of Time', () => {
    const at = (creature: object): number =>
      winChance(CONTENT, staged({ map: 'two-thrones', creatures: [creature] }), 0);
    expect(at({ health: 10 })).toBeGreaterThan(at({ health: 3 }));
    expect(at({ time: 20 })).toBeGreaterThan(at({ time: 6 }));
    expect(at({ time: 6 })).toBeGreaterThan(at({ time: 2 }));
    const { state, outcome } = playCrawl(
      game,
      { map: 'training', players: ['diemon'] },
      'over',
      quickCrawler,
    );
    expect(winChance(CONTENT, state, 0)).toBe(outcome.won ? 1 : 0);
  });
});
