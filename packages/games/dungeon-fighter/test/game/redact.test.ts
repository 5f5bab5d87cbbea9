import { expect, test } from 'vitest';
import { type DungeonFighter, type Event, RULE_SETS } from '../../rules/index.ts';

test('the paths are known to the Leader, or to all heroes of one player', () => {
  const game = RULE_SETS['second'] as DungeonFighter;
  const seen = (solo: boolean, viewer: string): number => {
    const events: Event[] = [];
    game.setup({ heroes: ['brad', 'murka'], leader: 'murka', solo }, 'paths', event => {
      events.push(game.redact(event, viewer));
    });
    const drew = events.find(event => event.type === 'drew-paths');
    return drew?.cards.length ?? -1;
  };
  expect(seen(false, 'murka')).toBe(2);
  expect(seen(false, 'brad')).toBe(0);
  expect(seen(true, 'brad')).toBe(2);
  expect(seen(true, 'spectator')).toBe(0);
});
