import { MemoryStore } from '../../src/table/store.ts';
import { describeLogStore } from './log-store.ts';

describeLogStore('memory', () => {
  const store = new MemoryStore();
  return { store, again: () => store };
});
