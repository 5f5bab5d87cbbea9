import { sayPlainly } from '@tumblekeep/kernel';
import { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captured, FIRST_CHOICES, makePlace, type Place } from '../../../../cli/test/run.ts';
import { type DungeonFighter, type DungeonMap, RULE_SETS, SPECTATOR, type View } from '../../rules/index.ts';
import { arrange } from '../../terminal/arrangement.ts';
import { mapLines } from '../../terminal/map.ts';
import { makeMenu } from '../../terminal/menu.ts';
import { overview } from '../../terminal/overview.ts';

const OLDER = ['first', 'prototype'] as const;
const gameOf = (id: string): DungeonFighter => RULE_SETS[id] as DungeonFighter;

const stateOf = (game: DungeonFighter) => {
  const made = game.setup({ heroes: 2 }, 'older');
  if (!made.ok) throw new Error(sayPlainly(made.error));
  return made.value;
};

describe.each(OLDER)('play --rules %s', id => {
  let place: Place;
  beforeEach(() => {
    place = makePlace();
  });
  afterEach(() => place.remove());

  test.each([1, 2])('a whole game alone with heroes: %i', async heroes => {
    const file = place.path('game.jsonl');
    const args = ['play', '--rules', id, '--heroes', String(heroes), '--solo', '--seed', 'x', '--fast'];
    const played = await place.run([...args, '--file', file], FIRST_CHOICES);
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    expect(played.out).toMatch(/^(?:Victory!|Defeat: .*\.)$/m);
    expect(played.out).toMatch(/Floor 1 of 3: /);
    expect(played.out).toMatch(/Tower, levels 1–4: 3, 4, 4, 2/);
    expect(played.out).not.toMatch(/undefined|\[object|NaN|Infinity|Only .* may see/);
    const verified = await captured(['verify', file]);
    expect(verified.out).toMatch(/ok: \d+ inputs, (?:won|lost), hash [0-9a-f]{16}/);
    for (const way of [[], ['--events'], ['--notation']]) {
      const told = await captured(['replay', file, ...way]);
      expect(told.code).toBe(0);
      expect(told.out).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('two people at one screen have no secret and no curtain', async () => {
    const { out } = await place.run(['play', '--rules', id, '--heroes', '2', '--seed', 'x'], '1\n\n');
    expect(out).not.toMatch(/Pass the device|may look/);
  });

  test('helps with the words and the map of the edition', async () => {
    const args = ['play', '--rules', id, '--heroes', '2', '--seed', 'x'];
    const { out } = await place.run(args, '?\nmap\ntable\n? tower\n? shop icon\n');
    expect(out).toMatch(/map +the floor you are on/);
    expect(out.match(/\[@.\]/g)?.length).toBeGreaterThanOrEqual(3);
    expect(out).toMatch(/Tower \(map\): /);
    expect(out).toMatch(/There is no rule about “shop icon”/);
  });
});

describe.each(OLDER)('the table of %s', id => {
  const game = gameOf(id);
  const { edition } = game;
  const screen = new Screen({ isTTY: false, columns: 100 } as NodeJS.WriteStream);
  const shown = (view: View): string => overview(game, view, screen).join('\n');

  test('one player alone plays two heroes, or one if wished', () => {
    expect(arrange(game, 's', { players: 1 }).options).toMatchObject({ solo: true });
    expect(arrange(game, 's', { players: 1 }).options.heroes).toHaveLength(2);
    expect(arrange(game, 's', { players: 1, heroes: 1 }).options.solo).toBe(true);
    expect(() => arrange(game, 's', { heroes: 3, solo: true })).toThrow('1 or 2 heroes');
    expect(() => arrange(game, 's', { difficulty: 'inferno' })).toThrow('easy');
  });

  test('shows markers, captives, the leader token and what is in the tower', () => {
    const state = stateOf(game);
    const view = game.view(state, SPECTATOR);
    const { combat } = view;
    const [one] = view.seats as [string, string];
    const marker = [...edition.marker.values()].find(({ on }) => on === 'monster');
    const captive = edition.tables.monsters[3];
    if (combat === null || marker === undefined || captive === undefined) throw new Error('no fight');
    expect(shown(view)).not.toMatch(/marker|token/);
    (view.heroes[one] as View['heroes'][string]).captives.push(captive.id);
    combat.markers.push({ marker: marker.id, hero: one });
    combat.defeats = 1;
    expect(shown(view)).toContain(`${marker.name} marker`);
    expect(shown(view)).toContain(`leads ${captive.name}`);
    expect(shown(view)).toContain('Leader (token: defeated)');
    expect(shown(view)).toContain('Tower, levels 1–4: 3, 4, 4, 2');
  });

  test('every floor is drawn with every room, and its legend leads to every room ahead', () => {
    const state = stateOf(game);
    for (const map of edition.tables.maps) {
      const floors = [map.id, map.id, map.id];
      for (const room of map.rooms) {
        state.map = { floors, floor: 0 };
        state.room = room.id;
        const lines = mapLines(game, game.view(state, SPECTATOR), screen);
        const picture = lines.filter(line => /\[.{2}\]/.test(line)).join('\n');
        expect(picture.match(/\[.{2}\]/g)).toHaveLength(map.rooms.length);
        expect(picture).toContain('[@');
        for (const next of roomsAhead(map, room.id)) {
          const name = map.rooms.find(one => one.id === next)?.name as string;
          expect(lines.join('\n')).toContain(name);
        }
        expect(lines.join('\n')).not.toContain('undefined');
      }
    }
  });

  test('a card the monster destroys is asked for openly', () => {
    const state = stateOf(game);
    const [hero] = state.heroes;
    const weapon = edition.tables.equipment.find(card => card.kind === 'weapon')?.id as string;
    hero?.equipment.push({ card: weapon, used: false });
    state.frames.push({ at: 'destroy', seat: 0 });
    const menu = makeMenu(game, game.view(state, SPECTATOR), game.legal(state), state.options.heroes);
    expect(menu).toHaveLength(1);
    expect(menu[0]).toHaveProperty('action.type', 'discard');
  });
});

function roomsAhead(map: DungeonMap, from: string): string[] {
  const exits = map.rooms.find(room => room.id === from)?.exits ?? [];
  return exits.flatMap(exit => [exit, ...roomsAhead(map, exit)]);
}

test.each(OLDER)('%s can be fuzzed and measured', async id => {
  const fuzzed = await captured(['fuzz', '--rules', id, '--games', '4', '--workers', '1']);
  expect(fuzzed.out).toMatch(/4 games, .*: clean/);
  const measured = await captured(['bench', 'rules', '--rules', id, '--games', '3', '--laps', '1', '--json']);
  expect(JSON.parse(measured.out)).toMatchObject({ rules: id, games: 3 });
});
