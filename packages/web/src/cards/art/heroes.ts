/** The faces of the heroes of all editions. */
export const HERO_ART = {
  brad: 'cook',
  edith: 'swordwoman',
  goldfinga: 'rogue',
  grace: 'visored-helm',
  margarhilda: 'viking-head',
  marvin: 'wizard-face',
  murka: 'barbarian',
  wilrond: 'robin-hood-hat',

  torm: 'dwarf-face',
  randolph: 'bowman',
  'sir-moo': 'cow',
  'lady-mary': 'woman-elf-face',
  fridolin: 'lyre',
  brockenstock: 'beer-horn',
  aristide: 'frog-prince',

  lorenzo: 'brute',
  alessandro: 'robber',
  aureliano: 'monk-face',
  giuseppe: 'swordman',
  beatrice: 'archer',
  fabrizio: 'warlock-hood',
  ornella: 'ballerina-shoes',
  clemente: 'templar-shield',
} as const satisfies Readonly<Record<string, string>>;
