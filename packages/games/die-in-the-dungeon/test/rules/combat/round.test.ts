import { expect } from 'vitest';
import type { CreatureStage } from '../../../rules/scenario/index.ts';
import { made, plain } from '../../support/plain.ts';
import { ability, clause, creature, type Table } from '../../support/table.ts';

const strong: CreatureStage = { ...plain, might: 'd12 12', agility: 'd6 6', magic: 'd8 8', health: 'd10 10' };

clause('DIE-COMBAT-01', 'the party is complete before anything else happens', t =>
  t
    .rolls('d6 6')
    .enters({ heads: ['wizard', '?'] }, { creature: strong, made })
    .expect('joined wizard level 1', 'random hero 6')
    .asks('class')
    .rolls('d12 1')
    .does('class wizard')
    .begins('joined wizard-2 level 1', 'time 20 → 19: wizards'),
);

clause(['DIE-COMBAT-02', 'DIE-R-66'], 'an empty party makes no Combat', t =>
  t
    .rolls('d6 5', 'd6 5')
    .enters({ heads: ['?', '?'] }, { creature: strong, made })
    .expect(
      'random hero 5',
      'health 10 → 9: ranged-attack',
      'random hero 5',
      'health 9 → 8: ranged-attack',
      'no party',
      'explored b1: test-tile',
      'ability 1 → 2: power-up',
    )
    .shows({ turn: 2, combat: null }),
);

clause('DIE-COMBAT-04', 'Wizards and Clerics take their share once', t =>
  t
    .rolls('d20 1')
    .enters(
      { heads: ['wizard', 'wizard', 'cleric', 'cleric'] },
      { creature: { ...strong, ability: 4 }, made },
    )
    .includes('time 20 → 19: wizards', 'ability 4 → 3: clerics')
    .rolls('d12 12', 'd20 1')
    .does('attack might', 'hit cleric')
    .excludes(/wizards|clerics/)
    .board({ time: 'd20 19', ability: 'd4 3' }),
);

const SMITER = {
  abilities: [
    ability({ id: 'smite', windows: ['round'], effects: [{ verb: 'hit', count: 1 }] }),
    ability({ id: 'brace', windows: ['round'], boon: { lasts: 'round', defence: { might: 2 } } }),
  ],
  creatures: [creature({ id: 'smiter', abilities: ['smite', 'brace'] })],
};
const smiter: CreatureStage = { ...strong, creature: 'smiter', ability: 4 };

clause(
  ['DIE-COMBAT-05', 'DIE-COMBAT-42', 'DIE-ABILITY-06', 'DIE-R-25'],
  'one ability in each round, before the heroes attack',
  t =>
    t
      .combat(['fighter'], { creature: smiter, made: SMITER })
      .asks('round')
      .offers('use smite', 'use brace', 'pass')
      .rolls('d4 1')
      .does('use brace')
      .expect('used brace', 'ability 4 → 3: brace', 'might attack d4 1 = 1 die against 14: miss')
      .asks('attack')
      .mayNot('use smite')
      .rolls('d12 1')
      .does('attack might', 'accept')
      .includes('ended brace')
      .asks('round'),
);

clause(['DIE-COMBAT-05', 'DIE-R-25'], 'the window may be let go', t =>
  t
    .combat(['fighter'], { creature: smiter, made: SMITER })
    .rolls('d4 1')
    .does('pass')
    .expect('might attack d4 1 = 1 die against 12: miss'),
);

clause('DIE-COMBAT-06', 'a tile that bars abilities closes the window', t =>
  t
    .rolls('d4 1')
    .combat(['fighter'], { creature: smiter, made: SMITER, tile: { rules: { noAbilities: true } } })
    .asks('attack'),
);

clause('DIE-COMBAT-06', 'a saved token does not open a window that is barred', t =>
  t
    .combat(['patriarch'], { creature: { ...smiter, tokens: ['time'] }, made: SMITER })
    .asks('attack')
    .may('token time'),
);

clause(
  ['DIE-COMBAT-07', 'DIE-VP-05', 'DIE-R-35'],
  'an ability that empties the party ends the Combat at once',
  t =>
    t
      .combat(['fighter'], { creature: smiter, made: SMITER })
      .does('use smite')
      .expect(
        'used smite',
        'ability 4 → 3: smite',
        'defeated fighter: 1 points',
        'explored b1: test-tile',
        'ability 3 → 4: power-up',
      )
      .owns({ points: 1 }),
);

for (const [heroes, rolls, kinds] of [
  [['fighter'], ['d4 1'], ['might']],
  [['barbarian'], ['d8 1'], ['might']],
  [['rogue'], ['d4 1'], ['agility']],
  [['assassin'], ['d8 1'], ['agility']],
  [['wizard'], ['d6 1'], ['magic']],
  [['warlock'], ['d10 1'], ['magic']],
  [['cleric', 'cleric'], [], []],
  [['patriarch', 'cleric'], [], []],
  [
    ['barbarian', 'assassin', 'warlock'],
    ['d20 1', 'd20 1', 'd20 1'],
    ['might', 'agility', 'magic'],
  ],
] as const) {
  clause(
    ['DIE-COMBAT-09', 'DIE-COMBAT-10', 'DIE-COMBAT-11', 'DIE-COMBAT-12'],
    `${heroes.join(', ')}: ${kinds.join(', ') || 'no'} attacks`,
    t =>
      t
        .rolls(...rolls)
        .combat(heroes, { creature: strong, made })
        .verify(({ events }) =>
          expect(events.flatMap(event => (event.type === 'attacked' ? [event.stat] : []))).toEqual(kinds),
        ),
  );
}

clause(
  ['DIE-COMBAT-13', 'DIE-COMBAT-14'],
  'one roll of each kind, with the Fighter bonus for Might and Agility alone',
  t =>
    t
      .rolls('d12 1', 'd10 1', 'd20 1')
      .combat(['fighter', 'fighter', 'rogue', 'wizard', 'wizard'], { creature: strong, made })
      .expect(
        'might attack d12 2 = 1 die + 1 fighters against 12: miss',
        'agility attack d10 2 = 1 die + 1 fighters against 6: miss',
        'magic attack d20 1 = 1 die against 8: miss',
      ),
);

clause('DIE-COMBAT-18', 'a miss deals nothing, however high', t =>
  t
    .rolls('d20 11')
    .combat(['fighter', 'fighter', 'fighter', 'fighter'], {
      creature: { ...strong, might: 'd20 20' },
      made,
    })
    .expect('might attack d20 14 = 11 die + 3 fighters against 20: miss')
    .asks('attack'),
);

clause('DIE-COMBAT-19', 'all damage of a hit is one sum, allocated at once', t =>
  t
    .rolls('d20 15')
    .combat(['fighter', 'barbarian rotated'], { creature: strong, made })
    .expect(
      'might attack d20 15 = 15 die against 12: hit',
      'might damage 3 = 1 hit + 1 fighters + 1 barbarian',
    )
    .offers('take 0 from health', 'take 1 from health', 'take 2 from health', 'take 3 from health')
    .does('take 2 from health')
    .begins('might 12 → 11: attack', 'health 10 → 8: attack'),
);

clause('DIE-COMBAT-21', 'nothing can be spent to avoid a hit', t =>
  t
    .rolls('d4 4')
    .combat(['fighter'], { creature: { ...strong, minions: ['d6'], points: 6 }, made })
    .asks('damage')
    .mayNot('spend 1', 'minion d6', 'pips 1 of box 1', 'accept', 'pass'),
);

clause(['DIE-COMBAT-22', 'DIE-LOSE-01'], 'with Health 0 the other attacks are not rolled', t =>
  t
    .rolls('d8 8')
    .combat(['fighter', 'rogue', 'wizard'], { creature: { ...strong, health: 1, might: 'd12 1' }, made })
    .expect(
      'might attack d8 8 = 8 die against 1: hit',
      'might damage 1 = 1 hit',
      'health 1 → 0: attack',
      'lost plain: health',
    )
    .ends('health'),
);

clause(['DIE-COMBAT-22', 'DIE-CLASS-05'], 'nor is there one more for a high first roll', t =>
  t
    .rolls('d20 16')
    .combat(['rogue', 'rogue'], {
      level: 2,
      creature: { ...strong, health: 1, agility: 'd6 1' },
      made,
    })
    .expect(
      'agility attack d20 16 = 16 die against 1: hit',
      'agility damage 1 = 1 hit',
      'health 1 → 0: attack',
      'lost plain: health',
    ),
);

clause(
  ['DIE-COMBAT-23', 'DIE-COMBAT-24', 'DIE-R-76'],
  'exactly one attack a round, and no way around it',
  t =>
    t
      .combat(['cleric'], { level: 4, creature: { ...strong, agility: 'd6 1', magic: 'd8 1' }, made })
      .offers('attack might', 'attack agility', 'attack magic')
      .mayNot('pass', 'end-turn', 'accept', 'rest 0', 'explore a2')
      .rolls('d6 1')
      .does('attack agility')
      .expect('rolled agility d6 1 = 1 die: failing', 'failed agility 1')
      .shows({ 'combat.round': 2 })
      .offers('attack might', 'attack agility', 'attack magic'),
);

for (const [stat, die] of [
  ['might', 'd12'],
  ['agility', 'd6'],
  ['magic', 'd8'],
] as const) {
  clause('DIE-COMBAT-25', `a ${stat} attack rolls one die of its slot`, t =>
    t
      .combat(['cleric'], { creature: strong, made })
      .rolls(`${die} 3`)
      .does(`attack ${stat}`)
      .begins(`rolled ${stat} ${die} 3 = 3 die: success`),
  );
}

clause(['DIE-COMBAT-27', 'DIE-R-69', 'DIE-R-67'], 'the highest face is no success of its own', t =>
  t
    .combat(['cleric'], { level: 4, creature: { ...strong, agility: 'd6 1' }, made })
    .rolls('d6 6')
    .does('attack agility')
    .expect('rolled agility d6 6 = 6 die: failing', 'failed agility 6'),
);

clause(['DIE-COMBAT-30', 'DIE-R-17'], 'what is spent on a failed attack stays spent, in any order', t =>
  t
    .combat(['cleric'], { level: 4, creature: { ...strong, minions: ['d4'], points: 6 }, made })
    .rolls('d12 1')
    .does('attack might')
    .rolls('d4 1')
    .does('spend 1', 'pips 1 of box 1', 'minion d4', 'spend 1')
    .expect(
      'might 12 → 11: roll',
      'points +1 = 2: failing',
      'pips +1 = 3: failing',
      'minion d4 gone: roll',
      'minion +1 = 4: failing',
      'might 11 → 10: roll',
      'points +1 = 5: failing',
    )
    .does('accept')
    .expect('failed might 5')
    .board({ might: 'd12 10' })
    .owns({ 'minions.d4': 0, pips: [0, 0, 0, 0, 0, 0] }),
);

clause(['DIE-COMBAT-29', 'DIE-R-23'], 'no more can be spent than the success needs', t =>
  t
    .combat(['cleric'], { level: 4, creature: { ...strong, points: 12 }, made })
    .rolls('d12 6')
    .does('attack might')
    .offers('pips 1 of box 1', 'pips 1 of box 2', 'spend 1', 'accept')
    .mayNot('spend 2', 'pips 2 of box 2'),
);

clause('DIE-COMBAT-31', 'points spent lower the defence from the next hero attack on', t =>
  t
    .rolls('d6 1')
    .combat(['fighter'], { level: 2, creature: { ...strong, might: 'd12 5' }, made })
    .rolls('d12 1', 'd6 4')
    .does('attack might', 'spend 2', 'accept')
    .includes('might attack d6 4 = 4 die against 3: hit'),
);

clause(
  ['DIE-COMBAT-32', 'DIE-COMBAT-41', 'DIE-VP-01'],
  'a large success defeats one hero, and pays at once',
  t =>
    t
      .combat(['cleric', 'cleric'], { creature: strong, made })
      .rolls('d12 12')
      .does('attack might', 'hit cleric')
      .owns({ points: 1 })
      .verify(({ state }) => expect(state.combat?.heroes.map(({ id }) => id)).toEqual(['cleric-2'])),
);

const CALM = {
  ...made,
  abilities: [ability({ id: 'calm', boon: { lasts: 'combat', stops: ['might', 'agility', 'magic'] } })],
};

/** Heroes that make no attacks and are beaten by anything. */
const calm = (t: Table, heroes: readonly string[]) =>
  t.combat(heroes, {
    creature: { ...strong, boons: ['calm'] },
    tile: { rules: { party: { might: -90, agility: -90, magic: -90 } } },
    made: CALM,
  });

for (const stat of ['might', 'agility', 'magic'] as const) {
  clause(
    ['DIE-COMBAT-33', 'DIE-COMBAT-39', 'DIE-R-77'],
    `the player chooses among equals, also with ${stat}`,
    t => {
      const die = { might: 'd12', agility: 'd6', magic: 'd8' }[stat];
      calm(t, ['fighter', 'wizard', 'rogue'])
        .rolls(`${die} 1`)
        .does(`attack ${stat}`)
        .offers('hit fighter', 'hit wizard', 'hit rogue');
    },
  );
}

for (const [ids, heroes, fall] of [
  [['DIE-COMBAT-34', 'DIE-COMBAT-38'], ['cleric', 'patriarch 4'], ['patriarch']],
  [['DIE-COMBAT-35', 'DIE-COMBAT-38'], ['fighter', 'cleric 4'], ['cleric']],
  [['DIE-COMBAT-36'], ['cleric 3', 'cleric 2', 'cleric 2'], ['cleric-2', 'cleric-3']],
  [['DIE-COMBAT-36'], ['fighter 2', 'rogue', 'wizard'], ['rogue', 'wizard']],
  [['DIE-COMBAT-36', 'DIE-R-78'], ['assassin', 'rogue 2', 'fighter 3'], ['rogue']],
  [['DIE-COMBAT-37', 'DIE-R-78'], ['assassin', 'cleric 4'], ['cleric']],
  [['DIE-COMBAT-37'], ['assassin'], ['assassin']],
  [['DIE-COMBAT-39'], ['fighter', 'barbarian', 'warlock'], ['fighter', 'barbarian', 'warlock']],
] as const) {
  clause(ids, `of ${heroes.join(', ')} only ${fall.join(', ')} may fall`, t => {
    calm(t, heroes).rolls('d12 1').does('attack might');
    if (fall.length === 1)
      t.includes(`defeated ${fall[0]}: ${fall[0] === 'cleric' || fall[0] === 'rogue' ? 1 : 2} points`);
    else t.offers(...fall.map(id => `hit ${id}`));
  });
}

clause('DIE-COMBAT-42', 'without heroes left Combat and turn are over', t =>
  calm(t, ['cleric']).rolls('d12 1').does('attack might').shows({ combat: null, turn: 2 }),
);

clause(['DIE-COMBAT-45', 'DIE-R-03'], 'Time 0 does not stop a Combat', t =>
  t
    .rolls('d6 1')
    .combat(['wizard'], { creature: { ...strong, time: 0 }, made })
    .rolls('d12 1', 'd6 1')
    .does('attack might', 'accept')
    .goesOn()
    .rolls('d12 12')
    .does('attack might')
    .includes('explored b1: test-tile', 'lost plain: time'),
);

const bare: CreatureStage = { creature: 'deyeroller', minions: [], cards: [], ability: 0 };

clause(['DIE-COMBAT-33', 'DIE-COMBAT-32'], 'a question which hero is hit says why', t =>
  t
    .combat(['cleric', 'cleric'], { creature: { ...bare, might: 'd12 12' } })
    .rolls('d12 12')
    .does('attack might')
    .asks('hit')
    .shows({ 'question.why': 'attack' }),
);

clause(['DIE-COMBAT-44', 'DIE-R-93'], 'a token beyond the d20 makes no attack impossible', t =>
  t
    .combat(['cleric 4'], {
      creature: { ...bare, might: 'd20 20', agility: 'd6 1', magic: 'd4 1', tokens: ['might'] },
    })
    .asks('attack'),
);
