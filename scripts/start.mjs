import { setup } from './setup.mjs';

const problem = setup();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  process.argv.splice(2, 0, 'play');
  await import('../packages/cli/bin/tumblekeep.mjs');
}
