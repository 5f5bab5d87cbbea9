/** From the finger up on a phone to the die that moves on the stage: `npm run latency [-- throws]`, on a machine at rest. */
import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

const [throws = '60'] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '-c', 'vitest.measure.config.mjs', 'latency'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TUMBLEKEEP_THROWS: throws } },
);
process.exitCode = status ?? 1;
