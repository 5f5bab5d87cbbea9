/** Views are made once for all who see the same: nobody may see anything else by it. */
import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { hostedFight } from '@tumblekeep/dungeon-fighter/hosted';
import { makeStream, pick, sayPlainly } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { SPECTATOR } from '../../src/table/index.ts';

const noPhysics = () => Promise.reject(new Error('nothing is thrown here'));

test.each(
  Object.values(RULE_SETS).flatMap(game => [
    { game, solo: false },
    { game, solo: true },
  ]),
)('$game.id, solo: $solo: whoever looks through the eyes of another sees the same', ({ game, solo }) => {
  const hosted = hostedFight(game, noPhysics);
  const heroes = game.edition.tables.heroes.slice(0, solo ? 2 : 3).map(({ id }) => id);
  const stream = makeStream('eyes', game.id);
  let secrets = 0;
  for (let i = 0; i < 4; i++) {
    const made = game.setup({ heroes, solo }, `eyes ${i}`);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const state = made.value;
    for (let legal = game.legal(state); legal.length > 0; legal = game.legal(state)) {
      const events: Parameters<typeof game.redact>[0][] = [];
      game.apply(state, pick(stream, legal), event => void events.push(event));
      const kinds = new Set<string>();
      for (const viewer of [...heroes, SPECTATOR]) {
        const eyes = hosted.eyes?.(state, viewer) as string;
        kinds.add(eyes);
        expect(game.view(state, eyes)).toStrictEqual(game.view(state, viewer));
        expect(events.map(event => game.redact(event, eyes))).toStrictEqual(
          events.map(event => game.redact(event, viewer)),
        );
      }
      expect(kinds.size).toBeLessThanOrEqual(2);
      if (events.some(({ type }) => type === 'drew-paths')) secrets++;
    }
  }
  expect(secrets > 0).toBe(game.edition.tables.dungeon.length > 0);
});
