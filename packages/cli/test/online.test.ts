/** Short versions of the campaigns against a server in a process of its own. */
import { expect, test } from 'vitest';
import { captured } from './run.ts';

test('a server that is killed while people play loses and doubles nothing', async () => {
  const { code, out } = await captured(['soak', 'online', '--kills', '1', '--tables', '2', '--json']);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ kills: 1, lost: 0, doubled: 0, gaps: 0, wrongViews: 0, problems: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(code).toBe(0);
});

test('a server that tells before it has stored is found out', async () => {
  const { code, out } = await captured([
    'soak',
    'online',
    '--kills',
    '1',
    '--tables',
    '1',
    '--hasty',
    '--json',
  ]);
  expect(JSON.parse(out).lost).toBeGreaterThan(0);
  expect(code).toBe(1);
});

test('wrong messages are refused with a reason, and tables can be played on', async () => {
  const { code, out } = await captured(['fuzz-online', '--messages', '400']);
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(out).toContain('refused');
});

test('games are played behind sockets, and nothing of them is lost', async () => {
  const few = ['--tables', '2', '--seconds', '1', '--warming', '0', '--json'];
  const { code, out } = await captured(['bench', 'online', ...few]);
  expect({ code, out }).toMatchObject({ code: 0 });
  const result = JSON.parse(out);
  expect(result).toMatchObject({ clients: 8, tables: 2, lost: 0, problems: 0 });
  expect(result.inputsPerSecond).toBeGreaterThan(0);
});
