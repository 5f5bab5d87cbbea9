import { InputEnded } from '@tumblekeep/terminal-kit/lines.ts';
import { describe, expect, test } from 'vitest';
import { CONTENT, type Wishes } from '../../rules/index.ts';
import { type CrawlWishes, wishesOf } from '../../terminal/talk.ts';

interface Talked {
  readonly wishes: Wishes;
  readonly told: string;
}

/** Somebody at a terminal who types these lines. */
async function talk(typed: readonly string[], flags: CrawlWishes = {}): Promise<Talked> {
  const left = [...typed];
  const told: string[] = [];
  const lines = {
    interactive: true,
    ask: async (prompt: string) => {
      told.push(prompt);
      const next = left.shift();
      if (next === undefined) throw new Error(`nothing left to type at “${prompt}”`);
      return next;
    },
  };
  const say = (text = ''): void => void told.push(text);
  const wishes = await wishesOf(flags, CONTENT, lines, { line: say, say });
  expect(left).toEqual([]);
  return { wishes, told: told.join('\n') };
}

describe('the talk before a crawl', () => {
  test('Enter, Enter, Enter: the training dungeon with dice by lot', async () => {
    const { wishes } = await talk(['', '', '']);
    expect(wishes).toEqual({ map: 'training', players: ['deyeroller'] });
  });

  test('a dungeon of one’s own is in the menu, as hard as wished and from a seed', async () => {
    const rows = CONTENT.tables.maps.length + 1;
    const { wishes, told } = await talk([String(rows), 'hard', 'Cab bage', 'Cabbage', 'diemon', '']);
    expect(told).toContain(`${rows}  Build your own`);
    expect(wishes).toEqual({ map: 'own-2-3-9-cabbage', players: ['diemon'] });
  });

  test('a dungeon of one’s own can be named at once', async () => {
    const { wishes, told } = await talk(['own-9-9-9-x', 'own-2-3-9-cabbage', '', '']);
    expect(told).toContain('there is no map "own-9-9-9-x"');
    expect(wishes.map).toBe('own-2-3-9-cabbage');
  });

  test('leaves out the higher tiles of a map that can do without them', async () => {
    const { wishes, told } = await talk(['two-thrones', '2', '?', '5', '', '']);
    expect(told).toContain('Up to 8, 7, 6, 5, 4, 3, 1 can stay in.');
    expect(told.match(/the higher, the worse/g)).toHaveLength(2);
    expect(wishes.map).toBe('two-thrones-up-to-5');
    expect((await talk(['larder', '', ''])).wishes.map).toBe('larder');
    expect((await talk(['census', '', ''], { highest: 6 })).wishes).toMatchObject({
      map: 'census',
      highest: 6,
    });
  });

  test('says where the dice go', async () => {
    const { wishes } = await talk(['cellar', '3', '12 6 8 10']);
    expect(wishes.players).toEqual([
      { creature: 'diemon', dice: { might: 12, agility: 6, magic: 8, health: 10 } },
    ]);
  });

  test('two players have creatures and dice of their own', async () => {
    const { wishes, told } = await talk(['neighbours', 'diemon', '12/6/8/10', 'dierake', '6/12/8/10']);
    expect(told).toContain('Where do the dice of The Dierake go?');
    expect(wishes.players).toEqual([
      { creature: 'diemon', dice: { might: 12, agility: 6, magic: 8, health: 10 } },
      { creature: 'dierake', dice: { might: 6, agility: 12, magic: 8, health: 10 } },
    ]);
  });

  test('dice that do not fit are refused in words and asked again', async () => {
    const { wishes, told } = await talk(['', '', '12/12/8/10', '20/6/8/10', '']);
    expect(told.match(/is no assignment/g)).toHaveLength(2);
    expect(wishes.players).toEqual(['deyeroller']);
  });

  test('? helps at every question, and ? with a word explains it', async () => {
    const { told } = await talk(['?', '? diemon', '99', 'own', '?', '', '?', 'x', '?', '1', '?', '']);
    expect(told.match(/quit stops\./g)).toHaveLength(5);
    expect(told).toContain('The Diemon (creature):');
    expect(told).toContain('Type a number from 1 to');
    expect(told).toContain('Up to 16 small letters and digits.');
    expect(told).toContain('Type the four sizes in the order');
  });

  test('quit stops it', async () => {
    await expect(talk(['quit'])).rejects.toThrow(InputEnded);
  });

  test('what the flags settle is not asked', async () => {
    const flags = { map: 'neighbours', creature: 'diemon,dierake', dice: '12/6/8/10,6/8/10/12' };
    const { wishes, told } = await talk([], flags);
    expect(told).toBe('');
    expect(wishes.players?.map(player => (player as { dice: unknown }).dice)).toEqual([
      { might: 12, agility: 6, magic: 8, health: 10 },
      { might: 6, agility: 8, magic: 10, health: 12 },
    ]);
  });

  test('one assignment is for everybody, three are for nobody', async () => {
    const both = { map: 'neighbours', creature: 'diemon,dierake' };
    const { wishes } = await talk([], { ...both, dice: '12/6/8/10' });
    expect(wishes.players?.map(player => (player as { dice: { might: number } }).dice.might)).toEqual([
      12, 12,
    ]);
    const three = Array(3).fill('12/6/8/10').join(',');
    await expect(talk([], { ...both, dice: three })).rejects.toThrow('has dice for 3 players');
  });
});
