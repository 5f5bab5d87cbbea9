/** From a clean clone to a playable page: install, build, serve. */
import { buildPage } from './page.mjs';
import { setup } from './setup.mjs';

const problem = setup() ?? (await buildPage());
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  process.argv.splice(2, 0, 'serve');
  await import('../packages/cli/bin/tumblekeep.mjs');
}
