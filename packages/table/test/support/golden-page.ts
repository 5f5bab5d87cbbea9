import { goldenThrows } from '../../src/bench/index.ts';
import { loadJolt } from '../../src/index.ts';
import { ALL_THROWING } from './editions.ts';
import { GOLDEN_PER_KIND } from './fixtures.ts';

Object.assign(globalThis, { golden: goldenThrows(await loadJolt(), ALL_THROWING, GOLDEN_PER_KIND) });
