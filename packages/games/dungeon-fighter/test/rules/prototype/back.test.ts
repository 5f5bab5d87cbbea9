import { boss, clause, mapRoom, monster } from '../../support/table.ts';

const danger = mapRoom({ kind: 'danger', requirement: 'elbow' });

for (const [what, combat] of [
  ['a monster', { monster: monster() }],
  ['a monster with a hard shot', { monster: monster({ requirement: 'nose' }) }],
  ['a danger', { room: danger }],
  ['a monster with a hard shot in a danger', { monster: monster({ requirement: 'nose' }), room: danger }],
  ['a boss with a hard shot', { boss: boss({ requirement: 'nose' }) }],
] as const)
  clause('DF0-BACK-01', `nobody backs down from ${what}`, t =>
    t
      .combat({ heroes: ['lorenzo', 'aureliano'], combat })
      .offers('lorenzo throws red', 'lorenzo throws green', 'lorenzo throws blue')
      .mayNot('lorenzo proposes backing-down', 'aureliano proposes backing-down'),
  );
