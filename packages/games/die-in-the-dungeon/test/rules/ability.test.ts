import { expect } from 'vitest';
import type { Ability, Effect } from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { check, gains } from '../support/plain.ts';
import { ability, clause, creature, type Table } from '../support/table.ts';

const NUDGE = ability({ id: 'nudge', effects: [gains({ magic: 1 })] });
const CARD = ability({ id: 'joker', cost: 2, phrase: 'Ha!', effects: [gains({ magic: 1 })] });
const MADE = {
  abilities: [NUDGE, CARD],
  creatures: [creature({ id: 'player', abilities: ['nudge'], cards: ['joker'] })],
};

const player: CreatureStage = { creature: 'player', minions: [], magic: 'd8 1', ability: 3 };

clause('DIE-ABILITY-01', 'two board abilities and four cards for every creature', t =>
  t.verify(({ content }) => {
    expect(content.tables.creatures.length).toBeGreaterThan(0);
    for (const { abilities, cards } of content.tables.creatures)
      expect([abilities.length, cards.length]).toEqual([2, 4]);
  }),
);

clause(['DIE-ABILITY-01', 'DIE-ABILITY-04'], 'a board ability is used again and again, a card once', t =>
  t
    .stage({ creature: { ...player, ability: 4 }, made: MADE })
    .does('use nudge', 'use nudge', 'use joker')
    .board({ magic: 'd8 4', ability: 'd4 0' })
    .owns({ cards: [] })
    .does('power-up')
    .offers('use nudge', 'rest 0')
    .mayNot('use joker'),
);

clause(['DIE-ABILITY-02', 'DIE-ABILITY-07', 'DIE-R-16'], 'the price is paid in full first, down to 0', t =>
  t
    .stage({ creature: { ...player, ability: 2 }, made: MADE })
    .does('use joker')
    .expect('used joker', 'ability 2 → 0: joker', 'magic 1 → 2: joker')
    .board({ ability: 'd4 0' }),
);

clause('DIE-ABILITY-02', 'without enough points it cannot be used', t =>
  t
    .stage({ creature: { ...player, ability: 1 }, made: MADE })
    .offers('use nudge', 'power-up')
    .mayNot('use joker'),
);

clause('DIE-ABILITY-03', 'the effect is carried out at once', t =>
  t
    .combat(['cleric'], { creature: player, made: MADE })
    .does('use nudge')
    .expect('used nudge', 'ability 3 → 2: nudge', 'magic 1 → 2: nudge'),
);

clause(
  'DIE-ABILITY-04',
  'a used card is removed from the game, and the next turn does not bring it back',
  t =>
    t
      .combat(['cleric'], { creature: { ...player, ability: 4 }, made: MADE })
      .does('use joker')
      .owns({ cards: [] })
      .rolls('d12 12')
      .does('attack might')
      .shows({ turn: 2 })
      .owns({ cards: [] })
      .mayNot('use joker'),
);

const WINDOWED: readonly Ability[] = (['turn', 'round', 'trap'] as const).map(window =>
  ability({ id: `in-${window}`, windows: [window], effects: [] }),
);
const windowed = {
  abilities: [...WINDOWED],
  creatures: [creature({ id: 'windowed', abilities: WINDOWED.map(({ id }) => id) })],
};

const ready: CreatureStage = { creature: 'windowed', minions: [], ability: 4 };

for (const [window, at, get] of [
  ['in-turn', 'power-up', t => t.stage({ creature: ready, made: windowed })],
  ['in-turn', 'rest', t => t.stage({ creature: ready, made: windowed, begin: 'rest' })],
  ['in-round', 'round', t => t.combat(['cleric'], { creature: ready, made: windowed })],
  ['in-trap', 'trap', t => t.enters({ effects: [check('might', 9)] }, { creature: ready, made: windowed })],
] as readonly (readonly [string, string, (t: Table) => Table])[]) {
  clause(['DIE-ABILITY-05', 'DIE-R-26'], `at the question "${at}" only ${window} fits`, t => {
    get(t)
      .asks(at)
      .verify(() => expect(t.legal(/^use/)).toEqual([`use ${window}`]));
    t.mayNot(...WINDOWED.map(({ id }) => `use ${id}`).filter(line => line !== `use ${window}`));
  });
}

for (const [at, get] of [
  ['move', t => t.stage({ creature: ready, made: windowed, begin: 'move' })],
  ['class', t => t.rolls('d6 6').enters({ heads: ['?'] }, { creature: ready, made: windowed })],
  ['attack', t => t.combat(['cleric'], { creature: ready, made: windowed }).does('pass')],
  ['damage', t => t.combat(['fighter'], { creature: ready, made: windowed }).rolls('d4 4').does('pass')],
] as readonly (readonly [string, (t: Table) => Table])[]) {
  clause(['DIE-ABILITY-05', 'DIE-R-36'], `at the question "${at}" no ability can be used`, t =>
    get(t)
      .asks(at)
      .mayNot(...WINDOWED.map(({ id }) => `use ${id}`)),
  );
}

clause('DIE-ABILITY-05', 'who tries at the wrong time is told that it is the time', t =>
  t
    .stage({ creature: ready, made: windowed })
    .verify(({ game, state }) =>
      expect(game.apply(state, { type: 'use', ability: 'in-round' })?.code).toBe('window'),
    ),
);

clause('DIE-ABILITY-06', 'any number at the beginning of the turn', t =>
  t
    .stage({ creature: { ...player, ability: 4, cards: [] }, made: MADE })
    .does('use nudge', 'use nudge', 'use nudge', 'use nudge')
    .board({ ability: 'd4 0', magic: 'd8 5' }),
);

clause('DIE-ABILITY-06', 'one for each Stat Check', t => {
  const feint: Ability = ability({ id: 'feint', windows: ['trap'], effects: [gains({ magic: 1 })] });
  t.enters(
    { effects: [check('might', 9)] },
    {
      creature: { creature: 'feinter', minions: [], magic: 1, ability: 4 },
      made: { abilities: [feint], creatures: [creature({ id: 'feinter', abilities: ['feint'] })] },
    },
  )
    .rolls('d12 1')
    .does('use feint')
    .includes('magic 1 → 2: feint', 'rolled might d12 1 = 1 die: failing')
    .asks('modify')
    .mayNot('use feint');
});

clause('DIE-ABILITY-08', 'a phrase changes nothing', t => {
  const play = (phrase: string) => {
    const card: Ability = { ...CARD, phrase };
    t.stage({ creature: player, made: { ...MADE, abilities: [NUDGE, card] } }).does('use joker');
    return t.game.hash(t.state);
  };
  t.verify(() => expect(play('Ha!')).toBe(play('')));
});

clause('DIE-DESIGN-09', 'a bonus for each hero is nothing where no heroes are', t => {
  const swarm = ability({ id: 'swarm', boon: { lasts: 'turn', bonus: { amount: 1, each: 'hero' } } });
  t.rolls('d6 6')
    .enters(
      { effects: [check('agility', 7)] },
      {
        creature: { creature: 'hot', minions: [], agility: 'd6 1', boons: ['swarm'] },
        made: { abilities: [swarm], creatures: [creature({ id: 'hot' })] },
      },
    )
    .includes('rolled agility d6 6 = 6 die: failing', 'check failed: 6 of 7');
});

clause(['DIE-ABILITY-01', 'DIE-ABILITY-15'], 'protection that is used up is at work no more', t =>
  t
    .combat(['fighter'], {
      creature: { creature: 'careful', minions: [], ability: 4, might: 'd12 1' },
      made: {
        abilities: [ability({ id: 'shell', boon: { lasts: 'turn', prevents: 2 } })],
        creatures: [creature({ id: 'careful', abilities: ['shell'] })],
      },
    })
    .rolls('d4 4')
    .does('use shell')
    .expect(
      'used shell',
      'ability 4 → 3: shell',
      'might attack d4 4 = 4 die against 1: hit',
      'might damage 1 = 1 hit',
      'prevented 1: shell',
    )
    .rolls('d12 1', 'd4 4')
    .does('attack might')
    .includes('prevented 1: shell', 'ended shell')
    .rolls('d12 1')
    .does('attack might')
    .offers('use shell', 'pass')
    .rolls('d4 4')
    .does('use shell')
    .includes('prevented 1: shell')
    .board({ health: 'd10 10' }),
);

const smite = (count: number): Effect => ({ verb: 'hit', count });

const smiting = (t: Table, heroes: readonly string[], count = 1) =>
  t.combat(heroes, {
    creature: { creature: 'smiter', minions: [], ability: 4 },
    made: {
      abilities: [ability({ id: 'smite', windows: ['round'], effects: [smite(count)] })],
      creatures: [creature({ id: 'smiter', abilities: ['smite'] })],
    },
  });

clause(['DIE-ABILITY-17', 'DIE-R-35'], 'an ability that hits obeys the order of defeat and pays points', t =>
  smiting(t, ['fighter', 'cleric'])
    .rolls('d4 1')
    .does('use smite')
    .includes('defeated cleric: 1 points')
    .owns({ points: 1 }),
);

clause(['DIE-ABILITY-17', 'DIE-R-35'], 'it counts as one hit on a Barbarian', t =>
  smiting(t, ['barbarian'])
    .rolls('d20 1')
    .does('use smite')
    .includes('rotated barbarian', 'might attack d20 1 = 1 die against 12: miss')
    .owns({ points: 0 }),
);

clause(['DIE-ABILITY-17', 'DIE-R-35'], 'two hits are chosen one after the other', t =>
  smiting(t, ['cleric', 'cleric', 'cleric'], 2)
    .does('use smite')
    .offers('hit cleric', 'hit cleric-2', 'hit cleric-3')
    .does('hit cleric-2')
    .offers('hit cleric', 'hit cleric-3')
    .does('hit cleric')
    .owns({ points: 2 })
    .asks('attack'),
);

clause(['DIE-ABILITY-02', 'DIE-DESIGN-10'], 'DieMinions that are part of the price must be there', t => {
  const feast = ability({ id: 'feast', effects: [{ verb: 'lose-minion', count: 2 }, gains({ magic: 1 })] });
  const hungry = (minions: CreatureStage['minions'] & object) =>
    t.stage({
      creature: { creature: 'glutton', minions, magic: 'd8 1' },
      made: { abilities: [feast], creatures: [creature({ id: 'glutton', abilities: ['feast'] })] },
    });
  hungry(['d6'])
    .mayNot('use feast')
    .verify(({ game, state }) =>
      expect(game.apply(state, { type: 'use', ability: 'feast' })?.code).toBe('minion'),
    );
  hungry(['d6', 'd6'])
    .does('use feast')
    .includes('minion d6 gone: feast', 'minion d6 gone: feast', 'magic 1 → 2: feast')
    .owns({ 'minions.d6': 0 });
});

clause(['DIE-TURN-16', 'DIE-DESIGN-05'], 'what is for a Combat ends with it, whatever else goes on', t => {
  const boons = (['combat', 'turn'] as const).map(lasts =>
    ability({ id: `for-${lasts}`, boon: { lasts, defence: { might: 1 } } }),
  );
  t.combat(['cleric'], {
    creature: { creature: 'braced', minions: [], boons: ['for-combat', 'for-turn'] },
    made: { abilities: boons, creatures: [creature({ id: 'braced' })] },
  })
    .rolls('d12 12')
    .does('attack might')
    .expect(
      'rolled might d12 12 = 12 die: success',
      'defeated cleric: 1 points',
      'ended for-combat',
      'explored b1: test-tile',
      'ended for-turn',
      'ability 1 → 2: power-up',
    )
    .owns({ boons: [] });
});

clause(
  ['DIE-COMBAT-07', 'DIE-DESIGN-05'],
  'what is for a round ends with an ability that ends the Combat',
  t =>
    t
      .combat(['cleric'], {
        creature: { creature: 'blazing', minions: [] },
        made: {
          abilities: [
            ability({
              id: 'blaze',
              windows: ['round'],
              effects: [{ verb: 'hit', count: 1 }],
              boon: { lasts: 'round', defence: { might: 1 } },
            }),
          ],
          creatures: [creature({ id: 'blazing', abilities: ['blaze'] })],
        },
      })
      .does('use blaze')
      .includes('defeated cleric: 1 points', 'ended blaze', 'explored b1: test-tile')
      .owns({ boons: [] }),
);

clause(
  ['DIE-ABILITY-18', 'DIE-R-79'],
  'an ability that looks at levels takes the tile for an Epic Hero',
  t => {
    const lesson = ability({
      id: 'lesson',
      windows: ['round'],
      boon: { lasts: 'round', bonus: { amount: 1, each: 'level' } },
    });
    t.rolls('d8 1').combat(['barbarian'], {
      level: 3,
      creature: { creature: 'teacher', minions: [], ability: 0, boons: ['lesson'] },
      made: { abilities: [lesson], creatures: [creature({ id: 'teacher', abilities: ['lesson'] })] },
    });
    t.rolls('d12 1').does('attack might').begins('rolled might d12 4 = 1 die + 3 ability: failing');
  },
);
