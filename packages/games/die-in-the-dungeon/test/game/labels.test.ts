/** Odds and labels, against every roll that the rules can make. */

import { describe, expect, test } from 'vitest';
import {
  type Action,
  attackChance,
  CONTENT,
  chanceOf,
  cloneState,
  type DiceSource,
  type Event,
  heroAttack,
  lookAt,
  makeGame,
  STATS,
  type State,
  texts,
} from '../../rules/index.ts';
import { type Stage, stageState } from '../../rules/scenario/index.ts';

/** Shows the faces of a path, then 1s, and remembers how many faces each die had. */
class PathDice implements DiceSource {
  readonly path: number[];
  readonly sides: number[] = [];

  constructor(path: readonly number[]) {
    this.path = [...path];
  }

  roll(_stream: unknown, sides: number): number {
    this.sides.push(sides);
    return this.path[this.sides.length - 1] ?? 1;
  }
}

/** Every sequence of faces that an act can bring until it is decided, with its chance: the rules say which dice there are. */
function* everyWay(
  state: State,
  action: Action,
  isOver: (events: readonly Event[]) => boolean,
): Generator<{ readonly chance: number; readonly events: readonly Event[] }> {
  let path: number[] = [];
  for (;;) {
    const dice = new PathDice(path);
    const events: Event[] = [];
    let used = -1;
    makeGame(CONTENT, dice).apply(cloneState(state), action, event => {
      if (used >= 0) return;
      events.push(event);
      if (isOver(events)) used = dice.sides.length;
    });
    const sides = dice.sides.slice(0, used < 0 ? undefined : used);
    yield { chance: sides.reduce((all, one) => all / one, 1), events };
    path = sides.map((_, i) => path[i] ?? 1);
    while (path.length > 0 && path[path.length - 1] === sides[path.length - 1]) path.pop();
    if (path.length === 0) return;
    path[path.length - 1] = (path[path.length - 1] as number) + 1;
  }
}

const staged = (stage: Stage): State => {
  const made = stageState(CONTENT, stage);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

/** The chance that the rules call the roll of an action a success. */
function successIn(state: State, action: Action): number {
  let sum = 0;
  const isRolled = (events: readonly Event[]) =>
    events.some(({ type }) => type === 'rolled' || type === 'modified');
  for (const { chance, events } of everyWay(state, action, isRolled))
    if (events.some(event => (event.type === 'rolled' || event.type === 'modified') && event.success))
      sum += chance;
  return sum;
}

const own = (boons: readonly string[], heroes: readonly string[], more: object = {}): State =>
  staged({
    creatures: [
      {
        creature: 'deyeroller',
        ability: 0,
        might: 'd6 6',
        agility: 'd4 3',
        magic: 'd8 5',
        minions: ['d6', 'd8'],
        boons,
        ...more,
      },
    ],
    combat: { heroes, round: 2 },
  });

const SETS = [
  [],
  ['eye-modify'],
  ['eye-gaze'],
  ['double-take'],
  ['fixed-stare'],
  ['eye-modify', 'eye-gaze'],
  ['eye-modify', 'double-take'],
  ['eye-modify', 'fixed-stare'],
  ['double-take', 'fixed-stare'],
  ['double-take', 'eye-gaze'],
  ['fixed-stare', 'eye-gaze'],
  ['eye-modify', 'double-take', 'fixed-stare', 'eye-gaze'],
] as const;

const PARTIES = [
  ['cleric'],
  ['cleric 2', 'cleric'],
  ['cleric 4', 'cleric 4'],
  ['patriarch'],
  ['patriarch', 'cleric 3'],
] as const;

describe('the odds of an attack are those of the rules', () => {
  for (const heroes of PARTIES)
    for (const boons of SETS)
      test(`${heroes.join(', ')} with ${boons.join(', ') || 'nothing'}`, () => {
        const state = own(boons, heroes);
        for (const stat of STATS) {
          const action = { type: 'attack', stat } as const;
          const real = successIn(state, action);
          expect(chanceOf(CONTENT, state, action), stat).toBeCloseTo(real, 9);
          expect(attackChance(lookAt(CONTENT, state), stat), stat).toBeCloseTo(real, 9);
        }
      });
});

test('so are those of a DieMinion on a failing roll', () => {
  const state = own([], ['cleric 4']);
  makeGame(CONTENT, { roll: () => 1 }).apply(state, { type: 'attack', stat: 'magic' });
  for (const die of ['d6', 'd8'] as const)
    expect(chanceOf(CONTENT, state, { type: 'minion', die })).toBeCloseTo(
      successIn(state, { type: 'minion', die }),
      9,
    );
});

describe('the odds of hero attacks are those of the rules', () => {
  for (const [heroes, values] of [
    [['fighter'], {}],
    [['fighter', 'fighter', 'fighter'], { might: 'd12 7' }],
    [['barbarian rotated'], { might: 'd12 9' }],
    [['fighter 2', 'barbarian rotated'], { might: 'd6 4' }],
  ] as const)
    test(heroes.join(', '), () => {
      const state = staged({
        creatures: [{ creature: 'troll-o-bones', ability: 4, minions: [], ...values }],
        combat: { heroes },
      });
      let hit = 0;
      let damage = 0;
      const isDone = (events: readonly Event[]) =>
        events.some(event => event.type === 'damage' || (event.type === 'attacked' && !event.hit));
      for (const { chance, events } of everyWay(state, { type: 'pass' }, isDone))
        for (const event of events) {
          if (event.type === 'attacked' && event.hit) hit += chance;
          if (event.type === 'damage') damage += chance * event.amount;
        }
      const told = heroAttack(lookAt(CONTENT, state), 'might');
      expect(told?.hit).toBeCloseTo(hit, 9);
      expect(told?.damage).toBeCloseTo(damage, 9);
    });
});

describe('the label of an attack', () => {
  const label = (boons: readonly string[], heroes: readonly string[], more: object = {}): string => {
    const state = own(boons, heroes, more);
    const view = makeGame(CONTENT).view(state, '');
    return texts.actionLabel(CONTENT, { type: 'attack', stat: 'magic' }, view);
  };

  test.each([
    [[], 'a d8 against 2'],
    [['eye-modify'], 'a d10 against 2'],
    [['eye-gaze'], '2d8 against 2'],
    [['eye-modify', 'eye-gaze'], '2d10 against 2'],
    [['double-take'], 'the better of two d8 against 2'],
    [['fixed-stare'], 'a d8 at the highest face against 2'],
    [['fixed-stare', 'eye-gaze'], '2d8 against 2'],
  ])('with %j', (boons, told) => expect(label(boons, ['cleric'])).toContain(told));

  test('against a Patriarch names the 1, and the die without what is suspended', () => {
    const told = label(['eye-gaze', 'eye-modify'], ['patriarch']);
    expect(told).toContain('a d8');
    expect(told).toMatch(/only a 1\b/);
    expect(told).not.toMatch(/against/);
  });

  test('knows what a Warlock takes off', () => {
    const state = staged({
      creatures: [{ creature: 'deyeroller', ability: 4, minions: [], magic: 'd8 8' }],
      combat: { heroes: ['warlock', 'cleric'] },
    });
    const view = makeGame(CONTENT).view(state, '');
    expect(view.combat?.own.magic).toEqual({ die: 8, dice: 1, tries: 1, highest: false, added: -5 });
    expect(texts.ownRollText(view.combat?.own.magic as never)).toBe('a d8 − 5');
  });

  /** Whatever is rolled is what was announced: die and number of dice. */
  test('names the dice that are rolled', () => {
    for (const boons of SETS)
      for (const heroes of PARTIES) {
        const state = own(boons, heroes);
        const plan = makeGame(CONTENT).view(state, '').combat?.own.might;
        const dice = new PathDice([]);
        const rolled: Event[] = [];
        makeGame(CONTENT, dice).apply(state, { type: 'attack', stat: 'might' }, event => {
          if (event.type === 'rolled') rolled.push(event);
        });
        expect(rolled[0], boons.join()).toMatchObject({ die: plan?.die });
        const count = plan?.highest ? 0 : (plan?.dice ?? 0) * (plan?.tries ?? 0);
        expect(dice.sides.slice(0, count)).toEqual(Array(count).fill(plan?.die));
      }
  });
});
