/**
 * Makes TypeScript sources loadable in the thread that imports this file. A worker thread does not inherit
 * that: start it with `execArgv: ['--import', import.meta.resolve('../bin/register.mjs')]`.
 */
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
