/** What a page loads that only wants to draw the board: no engine, until it is asked for. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));

test('the package brings one engine, and that lazily', async () => {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    external: ['module', 'fs', 'path', 'url', 'node:*'],
    logLevel: 'error',
  });
  const engines = (inputs: readonly string[]): string[] =>
    ['jolt-physics', 'rapier', 'cannon-es'].filter(name => inputs.some(input => input.includes(name)));
  expect(engines(Object.keys(metafile.inputs))).toEqual(['jolt-physics']);
  const first = Object.values(metafile.outputs).find(output => output.entryPoint?.endsWith('src/index.ts'));
  expect(first?.bytes).toBeLessThan(200_000);
  expect(engines(Object.keys(first?.inputs ?? {}).filter(input => !input.includes('src/engine/')))).toEqual(
    [],
  );
  expect(first?.imports.map(({ kind }) => kind)).toContain('dynamic-import');
});
