import { expect } from 'vitest';
import { type Color, type DungeonFighter, RULE_SETS, type Zone } from '../../../rules/index.ts';
import { boss, clause, type LandingValues, monster, spendable, twoDoors } from '../../support/table.ts';

const { edition } = RULE_SETS['second'] as DungeonFighter;
const harmless = monster({ life: 30, damage: 0 });

clause('DF2-R-84', 'a second “Free” Sample is not offered to a white icon', t =>
  t
    .combat({
      heroes: ['brad', 'goldfinga'],
      decks: { shop: ['hell-bow'] },
      combat: { monster: harmless, dice: ['blue'] },
    })
    .throws('blue', { face: 'icon' })
    .includes('goldfinga stole hell-bow')
    .throws('white')
    .throws('white', { face: 'icon' })
    .offers('goldfinga activates green', 'goldfinga activates nothing'),
);

clause('DF2-R-86', 'the second swing with a white die activates another ability', t =>
  t
    .combat({
      heroes: ['brad', 'murka'],
      combat: { monster: monster({ type: 'beast', life: 30 }), dice: [] },
    })
    .throws('white', { face: 'icon' })
    .does('murka activates blue')
    .throws('white', { face: 'icon' })
    .offers('murka activates red', 'murka activates green', 'murka activates nothing'),
);

const ANYWHERE: readonly (readonly [string, string, string])[] = [
  ['heal-party', 'brad', 'brad healed 5 → 6: heal-party'],
  ['pickpocket', 'brad', 'coins +1 = 1: pickpocket'],
  ['self-healing', 'brad', 'brad healed 5 → 8: self-healing'],
  ['free-sample', 'goldfinga', 'goldfinga stole hell-bow'],
  ['sweet-flute', 'edith', 'edith token active'],
  ['cooking', 'brad', 'brad token active'],
];
const LANDINGS: readonly (readonly [string, LandingValues])[] = [
  ...(['1', '2', '3', '4', '5', '6', 'hole', 'bones', 'outside'] as const).map(
    (zone: Zone) => [zone, { zone }] as const,
  ),
  ['without a bounce', { zone: '4', bounces: 0 }],
  ['under a failed requirement', { zone: '4', failed: ['jump'] }],
];

for (const [ability, hero, line] of ANYWHERE) {
  for (const [where, landing] of LANDINGS) {
    clause('DF2-ICON-06', `${ability} works ${where}`, t => {
      const colors = edition.hero.get(hero)?.abilities ?? {};
      const own = Object.entries(colors).find(([, one]) => one === ability)?.[0] as Color | undefined;
      const die = own ?? 'red';
      t.combat({
        heroes: ['wilrond', { hero, life: 5, abilities: { [die]: ability } }],
        chest: { coins: 0 },
        decks: { shop: ['hell-bow'] },
        combat: { monster: monster({ life: 30, damage: 0, requirement: 'jump' }) },
      })
        .throws(die, { ...landing, face: 'icon' })
        .includes(`${hero} ability ${die}: ${ability}`, line);
    });
  }
}

for (const [ability, hero, die] of [
  ['re-throw', 'brad', 'green'],
  ['time-spell', 'marvin', 'blue'],
] as const) {
  for (const [where, landing] of LANDINGS) {
    clause(['DF2-ICON-06', 'DF2-R-59'], `${ability} may be used ${where}`, t =>
      t
        .combat({
          heroes: ['wilrond', hero],
          combat: { monster: monster({ life: 30, damage: 0, requirement: 'jump' }) },
        })
        .throws(die, { ...landing, face: 'icon' })
        .asks(hero, 'window')
        .may(`${hero} re-throws`, `${hero} passes`),
    );
  }
}

for (const life of [1, 5, 99]) {
  clause('DF2-ICON-08', `bullseye and icon defeat a Monster with ${life} life at once`, t =>
    t
      .combat({ heroes: ['murka', 'wilrond'], combat: { life } })
      .throws('blue', { zone: 'bullseye', face: 'icon' })
      .begins(
        'wilrond hit bullseye',
        'wilrond insta-kill',
        `monster life ${life} → 0: insta-kill`,
        'defeated test-monster epic',
      )
      .excludes(/^damage/),
  );
}

clause('DF2-ICON-08', 'an Insta-kill takes the place of the damage, so no Spendable is asked for', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'wilrond', equipment: [spendable({ hitBonus: 2 })] }],
      combat: { monster: monster({ ability: 'resistant', life: 40 }) },
    })
    .throws('blue', { zone: 'bullseye', face: 'icon' })
    .begins(
      'wilrond hit bullseye',
      'wilrond insta-kill',
      'monster life 40 → 0: insta-kill',
      'defeated test-monster epic',
    ),
);

clause('DF2-ICON-08', 'a white die kills in the bullseye as well', t =>
  t
    .combat({ heroes: ['murka', 'wilrond'], combat: { dice: [], life: 40 } })
    .throws('white', { zone: 'bullseye', face: 'icon' })
    .does('wilrond activates nothing')
    .begins('wilrond hit bullseye', 'wilrond insta-kill', 'monster life 40 → 0: insta-kill'),
);

clause(['DF2-ICON-09', 'DF2-R-46'], 'an Insta-kill is an Epic Shot for 1 coin, at 0 life', t =>
  t
    .combat({
      heroes: ['murka', 'wilrond'],
      chest: { coins: 0 },
      combat: { monster: monster({ coins: 2 }), life: 1 },
    })
    .throws('blue', { zone: 'bullseye', face: 'icon' })
    .includes(
      'monster life 1 → 0: insta-kill',
      'defeated test-monster epic',
      'coins +1 = 1: epic-shot',
      'coins +2 = 3: test-monster',
    )
    .shows({ 'chest.coins': 3 }),
);

clause('DF2-ICON-10', 'an Insta-kill defeats the Final Boss', t =>
  t
    .combat({ heroes: ['murka', 'wilrond'], combat: { boss: boss({ life: 50 }) } })
    .throws('blue', { zone: 'bullseye', face: 'icon' })
    .includes('monster life 50 → 0: insta-kill', 'won')
    .ends('won'),
);

const killer = { hero: 'edith', life: 5 };

clause(['DF2-ICON-11', 'DF2-R-59'], 'after an Insta-kill the thrower may activate the ability', t =>
  t
    .combat({ heroes: ['murka', killer] })
    .throws('green', { zone: 'bullseye', face: 'icon' })
    .asks('edith', 'ability')
    .offers('edith activates green', 'edith activates nothing')
    .does('edith activates green')
    .begins(
      'edith ability green: self-healing',
      'edith healed 5 → 8: self-healing',
      'defeated test-monster epic',
    ),
);

clause(['DF2-ICON-11', 'DF2-R-59'], 'or leave it', t =>
  t
    .combat({ heroes: ['murka', killer] })
    .throws('green', { zone: 'bullseye', face: 'icon' })
    .does('edith activates nothing')
    .begins('defeated test-monster epic')
    .shows({ 'heroes.edith.life': 5 }),
);

clause('DF2-ICON-11', 'a white die brings one chosen ability along', t =>
  t
    .combat({ heroes: ['murka', killer], combat: { dice: [] } })
    .throws('white', { zone: 'bullseye', face: 'icon' })
    .does('edith activates green')
    .begins(
      'edith hit bullseye',
      'edith insta-kill',
      'monster life 12 → 0: insta-kill',
      'edith ability green: self-healing',
      'edith healed 5 → 8: self-healing',
      'defeated test-monster epic',
    ),
);

clause(['DF2-ICON-12', 'DF2-R-39'], 'a die of a scarred colour kills too, without the ability', t =>
  t
    .combat({ heroes: ['murka', { ...killer, scars: ['green'] }] })
    .throws('green', { zone: 'bullseye', face: 'icon' })
    .begins(
      'edith hit bullseye',
      'edith insta-kill',
      'monster life 12 → 0: insta-kill',
      'defeated test-monster epic',
    )
    .excludes(/ability|healed/),
);

for (const [why, landing, reason] of [
  ['that did not bounce', { bounces: 0 }, 'no-bounce'],
  ['that failed a requirement', { failed: ['jump'] }, 'jump'],
] as const satisfies readonly (readonly [string, LandingValues, string])[]) {
  clause('DF2-ICON-13', `an icon in the bullseye on a throw ${why} kills nothing`, t =>
    t
      .combat({ heroes: ['murka', 'wilrond'], combat: { monster: monster({ requirement: 'jump' }) } })
      .throws('blue', { zone: 'bullseye', face: 'icon', ...landing })
      .expect(`wilrond missed: ${reason}`, 'wilrond life 9 → 7: miss')
      .shows({ 'combat.life': 12, 'combat.epic': false }),
  );
}

for (const [ability, asks] of [
  ['free-sample', true],
  ['pickpocket', true],
  ['heal-party', true],
  ['cooking', true],
  ['time-spell', false],
  ['double-swing', false],
  ['re-throw', false],
] as const)
  clause(['DF2-ICON-11', 'DF2-R-59'], `${ability} is ${asks ? '' : 'not '}offered after an Insta-kill`, t =>
    t
      .combat({ heroes: ['murka', { hero: 'brad', abilities: { red: ability } }], ...twoDoors })
      .throws('red', { zone: 'bullseye', face: 'icon' })
      .verify(() => expect(t.game.decision(t.state)?.at === 'ability').toBe(asks)),
  );
