import { expect } from 'vitest';
import { type Caution, CONTENT, cautionOf, makeGame } from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { check, gains, made, plain } from '../support/plain.ts';
import { playRandomly } from '../support/random-game.ts';
import { ability, clause, creature, type Table } from '../support/table.ts';

/** Which of the legal lines are cautioned against, and how. */
const cautions = (t: Table): Record<string, Caution['code']> =>
  Object.fromEntries(
    t.game.legal(t.state).flatMap(action => {
      const caution = cautionOf(t.content, t.state, action);
      return caution === undefined ? [] : [[t.game.print(action), caution.code]];
    }),
  );

const warns = (t: Table, expected: Record<string, Caution['code']>) =>
  t.verify(() => expect(cautions(t)).toEqual(expected));

/** A Cleric of level 4 has 6/6/6. */
const failing = (t: Table, board: CreatureStage) =>
  t
    .combat(['cleric'], { level: 4, creature: { ...plain, ...board }, made })
    .rolls('d12 1')
    .does('attack might');

clause('DIE-R-22', 'spending is hopeless when everything left is too little', t =>
  warns(failing(t, { might: 'd12 3', points: 6 }), {
    'spend 1': 'hopeless',
    'spend 2': 'hopeless',
    'pips 1 of box 1': 'hopeless',
  }),
);

clause('DIE-R-22', 'with a DieMinion that may do it nothing is hopeless', t =>
  warns(failing(t, { might: 'd12 3', points: 6, minions: ['d4'] }), {}),
);

clause('DIE-R-22', 'exactly enough is not hopeless', t => warns(failing(t, { might: 'd12 7' }), {}));

clause('DIE-R-22', 'it holds for Stat Checks, and a saved token is a hope', t => {
  const trap = { effects: [check('might', 9)] };
  const board: CreatureStage = { ...plain, might: 'd12 6' };
  warns(t.rolls('d12 2').enters(trap, { creature: board, made }), {
    'spend 1': 'hopeless',
    'spend 2': 'hopeless',
    'spend 3': 'hopeless',
    'spend 4': 'hopeless',
    'spend 5': 'hopeless',
  });
  t.enters(trap, { creature: { ...board, tokens: ['might'] }, made });
  warns(t.rolls('d12 2').does('roll'), {});
});

clause(['DIE-R-22', 'DIE-EX-21'], 'a 6 that cannot be lowered to a 1 against the Patriarch', t => {
  const warded = (face: number) =>
    t
      .combat(['patriarch'], {
        creature: { ...plain, might: 'd8 5', magic: 'd12 8', minions: ['d20'] },
        made,
      })
      .rolls(`d8 ${face}`)
      .does('attack might');
  warns(warded(6), {
    'spend 1': 'hopeless',
    'spend 2': 'hopeless',
    'spend 3': 'hopeless',
    'spend 4': 'hopeless',
  });
  warns(warded(5), {});
});

clause('DIE-R-31', 'paying Time for a lower roll is never offered', t =>
  warns(
    t
      .combat(['cleric'], {
        level: 4,
        creature: {
          ...plain,
          creature: 'deyeroller',
          ability: 0,
          cards: [],
          might: 'd12 1',
          boons: ['eye-modify'],
        },
      })
      .rolls('d20 5')
      .does('attack might'),
    { 'pay-time down 1': 'hopeless' },
  ),
);

const abilities = [
  ability({ id: 'heal', effects: [gains({ health: 1 })] }),
  ability({ id: 'smite', effects: [{ verb: 'hit', count: 1 }] }),
  ability({ id: 'hush', boon: { lasts: 'round', stops: ['might'] } }),
  ability({ id: 'belittle', boon: { lasts: 'combat', levelsLower: 1 } }),
  ability({ id: 'brace', boon: { lasts: 'turn', defence: { might: 1 } } }),
  ability({ id: 'grow', effects: [{ verb: 'upgrade', of: ['might'] }] }),
  ability({ id: 'nap', effects: [{ verb: 'regain', amount: 1 }] }),
  ability({ id: 'find', effects: [{ verb: 'gain-minion', die: 4 }] }),
  ability({ id: 'volley', effects: [{ verb: 'hit', count: { each: 'minion', times: 1 } }] }),
  ability({ id: 'dodge', effects: [{ verb: 'pass-check' }] }),
];
const able = {
  abilities,
  creatures: [creature({ id: 'able', abilities: abilities.map(({ id }) => id) })],
};
const board: CreatureStage = { creature: 'able', minions: [], ability: 4 };

clause('DIE-R-37', 'an ability that would do nothing is warned about, and may be used', t =>
  warns(
    t.stage({
      creature: { ...board, might: 'd20 20', agility: 'd8 1', magic: 'd12 1', health: 'd12 12' },
      made: able,
    }),
    {
      'use heal': 'useless',
      'use smite': 'useless',
      'use grow': 'useless',
      'use nap': 'useless',
      'use volley': 'useless',
      'use dodge': 'useless',
    },
  )
    .does('use heal')
    .board({ ability: 'd4 3' })
    .does('use smite')
    .expect('used smite', 'ability 3 → 2: smite'),
);

clause('DIE-R-37', 'in a Combat it depends on who is there', t => {
  warns(t.combat(['cleric'], { level: 2, creature: { ...board, health: 1 }, made: able }), {
    'use hush': 'useless',
    'use volley': 'useless',
    'use dodge': 'useless',
  });
  warns(t.combat(['fighter'], { level: 1, creature: { ...board, health: 1 }, made: able }), {
    'use belittle': 'useless',
    'use volley': 'useless',
    'use dodge': 'useless',
  });
  const hoard: CreatureStage = { ...board, health: 1, minions: ['d4', 'd4', 'd4'] };
  warns(t.combat(['barbarian'], { level: 2, creature: hoard, made: able }), {
    'use belittle': 'useless',
    'use find': 'useless',
    'use dodge': 'useless',
  });
});

clause('DIE-R-39', 'a token whose points would be lost is warned about', t =>
  warns(
    t.stage({
      creature: { ...plain, time: 19, might: 'd12 4', ability: 2, tokens: ['time', 'might', 'ability'] },
      made,
    }),
    { 'token time': 'wasteful', 'token ability': 'wasteful' },
  ),
);

clause(['DIE-R-39', 'DIE-STAT-19'], 'a token that brings a larger die is not, unless none is free', t => {
  const board: CreatureStage = { ...plain, might: 'd12 12', agility: 'd8 4', magic: 'd6 6', health: 'd8 8' };
  warns(t.stage({ creature: { ...board, tokens: ['might', 'magic'] }, made }), { 'token magic': 'wasteful' });
});

clause('DIE-R-22', 'leaving out what is hopeless never leaves a player without an answer', t =>
  t.verify(() => {
    const game = makeGame(CONTENT);
    let left = 0;
    for (const { id, players } of CONTENT.tables.maps) {
      const seats = CONTENT.tables.creatures.slice(0, players).map(({ id }) => id);
      playRandomly({ map: id, players: seats }, `menu ${id}`, state => {
        const actions = game.legal(state);
        const offered = actions.filter(action => cautionOf(CONTENT, state, action)?.code !== 'hopeless');
        expect(offered.length > 0).toBe(actions.length > 0);
        left += actions.length - offered.length;
      });
    }
    expect(left).toBeGreaterThan(0);
  }),
);
