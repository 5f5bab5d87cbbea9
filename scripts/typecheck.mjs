import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, packagesOf } from './files.mjs';
import { root } from './setup.mjs';

/** Parts that see more of the world than the rest of their package. */
const PARTS = ['test', 'test/page', 'terminal', 'page'];

const folders = packagesOf(root).flatMap(name => [
  `packages/${name}`,
  ...PARTS.map(part => `packages/${name}/${part}`).filter(folder => filesUnder(root, folder).length > 0),
]);

let failed = false;
for (const folder of folders) {
  const config = join(folder, 'tsconfig.json');
  if (!existsSync(join(root, config))) {
    console.error(`${config} is missing`);
    failed = true;
    continue;
  }
  // What was found the last time is kept, so that only what has changed since is looked at again.
  const kept = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${folder}.tsbuildinfo`];
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config, ...kept], {
    cwd: root,
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
