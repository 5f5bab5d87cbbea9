import { loadJolt } from '@tumblekeep/table';
import { goldenThrows } from '@tumblekeep/table/bench';
import { GOLDEN_PER_KIND } from './fixtures.ts';

Object.assign(globalThis, { golden: goldenThrows(await loadJolt(), GOLDEN_PER_KIND) });
