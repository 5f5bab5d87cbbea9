import { writeFileSync } from 'node:fs';
import { sayPlainly } from '@tumblekeep/kernel';
import { makeColors } from '@tumblekeep/terminal-kit/colors.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { makePlace } from '../../../../cli/test/run.ts';
import { type DieInTheDungeon, RULE_SETS, RULES_ID, type View } from '../../rules/index.ts';
import { mapPicture } from '../../terminal/picture.ts';

const place = makePlace();
afterAll(() => place.remove());

const GAME = ['--game', 'die-in-the-dungeon', '--seed', 'x', '--fast'];
const play = (input: string, ...args: string[]) => place.run(['play', ...args], input);
const FIRST_CHOICES = '1\n'.repeat(2000);

describe('a crawl at the terminal', () => {
  test('is played to its end, saved, verified and told again', async () => {
    const { code, out } = await play(FIRST_CHOICES, ...GAME, '--map', 'training', '--file', 'a.jsonl');
    expect(code).toBe(0);
    expect(out).toMatch(/wins: the goal is reached|Defeat:/);
    expect(out).toContain('The whole game is in a.jsonl');
    expect(out.match(/Lesson: This is home\./g)).toHaveLength(1);
    expect(out.match(/Lesson: Explore one face-down tile/g)).toHaveLength(1);
    expect(out).not.toMatch(/\b0 %/);
    const verified = await place.run(['verify', 'a.jsonl']);
    expect(verified.out).toMatch(/^a\.jsonl: ok: \d+ inputs, (won|lost), hash [0-9a-f]{16}\n$/);
    const told = await place.run(['replay', 'a.jsonl', '--to', '2']);
    expect(told.out).toContain('wakes up hungry');
    const notation = await place.run(['replay', 'a.jsonl', '--notation', '--to', '1']);
    expect(notation.out.trim()).toMatch(/^1 {2}\S+/);
    const list = await play('', '--list');
    expect(list.out).toBe(`There are no saved games in ${place.path('matches')}\n`);
  });

  test('stops, goes on, and takes back until a tile is turned', async () => {
    const wanted = [
      '--map',
      'cellar',
      '--creature',
      'troll-o-bones',
      '--dice',
      '12/8/10/6',
      '--file',
      'b.jsonl',
    ];
    const first = await play('hint\n? fighter\npower-up\nrest 0\nundo\nrest 0\nquit\n', ...GAME, ...wanted);
    expect(first.out).toContain('After it you win about');
    expect(first.out).toContain('Taken back: Do not rest');
    expect(first.out).toContain('The game is saved.');
    const rests = place.lines('b.jsonl').filter(line => line.includes('"rest 0"'));
    expect(rests).toHaveLength(2);
    const second = await play('explore c3\nundo\nconcede\ny\n', '--continue', 'b.jsonl', '--fast');
    expect(second.out).toContain('Where we were');
    expect(second.out).toContain('that cannot be taken back');
    expect(second.out).toContain('Defeat');
    expect((await place.run(['verify', 'b.jsonl'])).out).toContain('lost');
  });

  test('has a bot for the other player', async () => {
    const args = [
      '--map',
      'neighbours',
      '--creature',
      'diemon,dierake',
      '--players',
      '1',
      '--file',
      'c.jsonl',
    ];
    const { out } = await play('table\nconcede\ny\n'.repeat(3), ...GAME, ...args);
    expect(out).toContain('wins, for the other one is out');
  });

  test.each([
    [['--map', 'nowhere'], 'there is no map "nowhere"'],
    [['--map', 'census', '--highest', '4'], '8 is the lowest it can do with'],
    [['--map', 'training', '--highest', '4'], 'no tile can be left out'],
    [['--creature', 'dragon'], 'there is no creature "dragon"'],
    [['--dice', 'real'], '"real" is no assignment'],
    [['--map', 'neighbours', '--creature', 'diemon'], 'is for 2 players'],
    [['--continue', 'no.jsonl'], 'no.jsonl does not exist'],
  ])('refuses %j in one line', async (args, message) => {
    const { code, err } = await play('', '--game', 'die-in-the-dungeon', ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('a log that was tampered with is found out', async () => {
    const lines = place.lines('a.jsonl');
    const at = lines.findIndex(line => line.includes('"hash"'));
    const changed = lines.map((line, i) => (i === at ? line.replace(/"hash":"./, '"hash":"z') : line));
    writeFileSync(place.path('d.jsonl'), `${changed.join('\n')}\n`);
    const { code, err } = await place.run(['verify', 'd.jsonl']);
    expect(code).toBe(1);
    expect(err).toContain(`d.jsonl: line ${at + 1}:`);
  });
});

const PLAIN = { colors: makeColors(false), width: 100 };

test('the picture of a map shows what is reachable and never a hidden face', () => {
  const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
  const made = game.setup({ map: 'cellar', players: ['diemon'] }, 'map');
  if (!made.ok) throw new Error(sayPlainly(made.error));
  const picture = mapPicture(game.content, game.view(made.value, ''), PLAIN);
  expect(picture.slice(0, 6)).toEqual([
    '      a   b   c   d ',
    '   1  ? - ? - ? - E',
    '      |',
    '   2  ? - * - ? -[?]',
    '      |           |',
    '   3  ? - ? -[?]- @',
  ]);
});

test('two creatures have signs of their own, and every sign on the map is explained', () => {
  const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
  const made = game.setup({ map: 'neighbours', players: ['diemon', 'dierake'] }, 'map');
  if (!made.ok) throw new Error(sayPlainly(made.error));
  const view = game.view(made.value, '');
  const picture = (seen: View): string => mapPicture(game.content, seen, PLAIN).join('\n');
  const { a2, b2 } = view.cells;
  const diemon = view.creatures['diemon'] as View['creatures'][string];
  if (a2 === undefined || b2 === undefined) throw new Error('the map has changed');
  expect(picture(view)).toMatch(/ 3 {2}@ -\[\*\] .* &$/m);
  expect(picture({ ...view, active: 'dierake' })).toBe(picture(view));
  expect(picture(view)).toContain('@ The Diemon, & The Dierake, [?] may be explored');
  expect(picture(view)).not.toMatch(/! |% /);
  const turned = picture({
    ...view,
    cells: { ...view.cells, a2: { ...a2, state: 'open', reachable: false } },
  });
  expect(turned).toMatch(/ 2 {2}! - \*/);
  expect(turned).toContain('! turned and not done with');
  const met = picture({ ...view, creatures: { ...view.creatures, diemon: { ...diemon, at: 'e3' } } });
  expect(met).toMatch(/ 3 {2}S .* %$/m);
  expect(met).toContain('% both of them');
});

test('maps lists and draws', async () => {
  expect((await place.run(['maps'])).out).toContain('cellar');
  expect((await place.run(['maps', 'own-2-3-9-cabbage'])).out).toContain('[?]');
  expect((await place.run(['maps', 'nowhere'])).code).toBe(2);
});
