import { type EditionRecord, makeEdition } from '../../edition.ts';
import { cardsOf } from '../../throws/special.ts';
import { CONSTANTS } from './constants.ts';
import { ABILITIES } from './content/abilities.ts';
import { BOSSES } from './content/bosses.ts';
import { EQUIPMENT } from './content/equipment.ts';
import { EXCLUDING } from './content/excluding.ts';
import { HEROES } from './content/heroes.ts';
import { MAPS } from './content/maps.ts';
import { MONSTER_ABILITIES } from './content/monster-abilities.ts';
import { MONSTERS } from './content/monsters.ts';
import { PROCEDURES } from './procedures.ts';
import { THROWING, THROWS } from './throws.ts';
import { WORDS } from './words.ts';

const FIRST: EditionRecord = {
  id: 'first',
  name: 'Dungeon Fighter, First Edition',
  ledger: 'DF1',
  constants: CONSTANTS,
  tables: {
    heroes: HEROES,
    abilities: ABILITIES,
    monsters: MONSTERS,
    monsterAbilities: MONSTER_ABILITIES,
    bosses: BOSSES,
    equipment: EQUIPMENT,
    dungeon: [],
    maps: MAPS,
    throws: cardsOf(THROWS),
    excluding: EXCLUDING,
  },
  throwing: THROWING,
  procedures: PROCEDURES,
  words: WORDS,
};

export const first = makeEdition(FIRST);
