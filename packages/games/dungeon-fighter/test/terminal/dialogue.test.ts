import type { Lines } from '@tumblekeep/terminal-kit/lines.ts';
import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { expect, test } from 'vitest';
import { arrangeByDialogue } from '../../terminal/dialogue.ts';

/** Somebody at a terminal who types these lines. */
async function talk(...typed: string[]) {
  const told: string[] = [];
  const lines = {
    ask: async (prompt: string) => {
      told.push(prompt);
      const next = typed.shift();
      if (next === undefined) throw new Error(`nothing left to type at “${prompt}”`);
      return next;
    },
  };
  const say = (text = ''): void => void told.push(text);
  const screen = { line: say, say, colors: { bold: (text: string) => text } };
  const agreed = await arrangeByDialogue(
    undefined,
    'talk',
    lines as unknown as Lines,
    screen as unknown as Screen,
  );
  expect(typed).toEqual([]);
  return { ...agreed, told: told.join('\n') };
}

test('Enter, Enter, Enter begins a game', async () => {
  const { game, plan } = await talk('', '', '');
  expect(game.id).toBe('second');
  expect(plan.options.heroes).toHaveLength(2);
});

test('? helps at every question, and ? with a word explains it', async () => {
  const { told } = await talk('?', '? rabid', '', '?', '? scar', '', '?', '? retrieve', '');
  expect(told).toContain('A number or a name from the list.');
  expect(told).toContain('How many of you sit at this screen.');
  expect(told).toContain('what heroes there are');
  for (const title of ['Rabid (', 'Scar (', 'Retrieving (']) expect(told).toContain(title);
});

test('heroes are chosen and drawn side by side', async () => {
  const { plan, told } = await talk('', '2', 'heroes brad random brad', 'heroes brad random random', '');
  expect(told).toContain('every hero can take part only once');
  expect(plan.options.heroes).toHaveLength(3);
  expect(plan.options.heroes[0]).toBe('brad');
});
