import type { Head } from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { made, plain } from '../support/plain.ts';
import { clause, type Table } from '../support/table.ts';

const enters = (t: Table, heads: readonly Head[], board: CreatureStage = {}) =>
  t.enters({ level: 3, heads }, { creature: { ...plain, ...board }, made });

for (const [face, hero, attack] of [
  [1, 'fighter', ['d8 1']],
  [2, 'rogue', ['d10 1']],
  [3, 'wizard', ['d10 1']],
  [4, 'cleric', []],
] as const) {
  clause(
    ['DIE-RANDOM-01', 'DIE-RANDOM-02', 'DIE-RANDOM-07'],
    `${face} brings a ${hero} of the level of the tile`,
    t =>
      enters(t.rolls(`d6 ${face}`, ...attack), ['?']).begins(`random hero ${face}`, `joined ${hero} level 3`),
  );
}

clause('DIE-RANDOM-01', 'each icon has a roll of its own', t =>
  enters(t.rolls('d6 4', 'd6 4', 'd6 4'), ['?', '?', '?'], { ability: 4 }).begins(
    'random hero 4',
    'joined cleric level 3',
    'random hero 4',
    'joined cleric-2 level 3',
    'random hero 4',
    'joined cleric-3 level 3',
  ),
);

clause(['DIE-RANDOM-03', 'DIE-STAT-36'], '5 takes 1 Health, no stat instead, and brings nobody', t =>
  enters(t.rolls('d6 5'), ['cleric', '?'])
    .expect('joined cleric level 3', 'random hero 5', 'health 10 → 9: ranged-attack')
    .asks('attack')
    .shows({ 'combat.heroes.length': 1 }),
);

clause(['DIE-RANDOM-04', 'DIE-RANDOM-07'], '6 lets the player choose a basic class', t =>
  enters(t.rolls('d6 6'), ['?'])
    .asks('class')
    .offers('class fighter', 'class rogue', 'class wizard', 'class cleric')
    .does('class cleric')
    .expect('joined cleric level 3'),
);

clause(
  ['DIE-RANDOM-05', 'DIE-RANDOM-08', 'DIE-EX-29', 'DIE-R-65'],
  'printed heads first, then one icon after another, and all count for the perks',
  t =>
    enters(t.rolls('d6 5', 'd6 4', 'd6 6'), ['?', '?', '?'], { ability: 3 })
      .expect(
        'random hero 5',
        'health 10 → 9: ranged-attack',
        'random hero 4',
        'joined cleric level 3',
        'random hero 6',
      )
      .does('class cleric')
      .expect('joined cleric-2 level 3', 'ability 3 → 2: clerics'),
);

clause(['DIE-RANDOM-05', 'DIE-R-65'], 'a choice is settled before the next roll', t =>
  enters(t.rolls('d6 6'), ['?', 'cleric', '?'])
    .expect('joined cleric level 3', 'random hero 6')
    .shows({ 'combat.unknown': 1 })
    .rolls('d6 5')
    .does('class cleric')
    .begins('joined cleric-2 level 3', 'random hero 5'),
);

clause(['DIE-RANDOM-06', 'DIE-ABILITY-14'], 'nothing of the creature touches the roll', t =>
  t
    .rolls('d6 6')
    .enters(
      { heads: ['?'] },
      { creature: { creature: 'deyeroller', boons: ['eye-gaze', 'eye-modify'], minions: ['d6'], points: 6 } },
    )
    .expect('random hero 6')
    .offers('class fighter', 'class rogue', 'class wizard', 'class cleric')
    .owns({ 'boons.length': 2 }),
);

clause(
  ['DIE-RANDOM-09', 'DIE-LOSE-01'],
  'a ranged attack that takes the last Health loses before the Combat',
  t =>
    enters(t.rolls('d6 5'), ['fighter', '?', '?'], { health: 1 })
      .expect('joined fighter level 3', 'random hero 5', 'health 1 → 0: ranged-attack', 'lost plain: health')
      .ends('health'),
);
