import { clause } from '../../../support/table.ts';

const TOKENS = [
  ['DF2-HERO-28', 'marvin', 'Time Spell'],
  ['DF2-HERO-36', 'edith', 'Flute'],
  ['DF2-HERO-38', 'brad', 'Cooking'],
] as const;

for (const [id, owner, name] of TOKENS) {
  clause(id, `Resting turns an active ${name} token to its inactive side`, t =>
    t
      .combat({
        heroes: [{ hero: owner, token: 'active', scars: ['blue'] }, 'murka'],
        combat: { life: 3 },
      })
      .does('murka throws red', 'lands 3 blank', ...(owner === 'marvin' ? ['marvin passes'] : []))
      .includes('defeated test-monster', `${owner} token inactive`)
      .shows({ [`heroes.${owner}.token`]: 'inactive' }),
  );
}
