import crawl from '@tumblekeep/die-in-the-dungeon/page/library.ts';
import fight from '@tumblekeep/dungeon-fighter/page/library.ts';
import { Shelves } from '../../src/screens/rules/reference.ts';

export const shelves = new Shelves([fight, crawl]);
