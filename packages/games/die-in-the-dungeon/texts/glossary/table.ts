import { list } from '@tumblekeep/kernel/english';
import { FREE_DICE, START_MINION, TOKEN_SUPPLY } from '../../rules/constants.ts';
import type { Content } from '../../rules/content.ts';
import { BACKS, CLASSES, DICE, dieOf, EPIC_HEROES, LEVELS, TRACKS } from '../../rules/vocabulary.ts';
import { heroName, trackName } from '../names.ts';
import type { Word } from './word.ts';

/** What lies on the table, and how it gets there. */
export const table = ({ tables }: Content): Word[] => [
  {
    id: 'creature-board',
    title: 'Creature board',
    kind: 'rule',
    also: ['board', 'creature', 'creatures', 'player aid'],
    text: `What you are: six dice for ${list(TRACKS.map(trackName))}, two abilities, and boxes for Die-Namic Dice. There are ${tables.creatures.length} creatures.`,
  },
  {
    id: 'standee',
    title: 'Standee',
    kind: 'dungeon',
    also: ['creature standee', 'standees'],
    text: 'Shows on which tile your creature is. Where you stand does not bind you: any tile beside an explored one can be next.',
  },
  {
    id: 'hero-card',
    title: 'Hero cards',
    kind: 'rule',
    also: ['hero card', 'hero image', 'hero level', 'hero type', 'hero types', 'hero'],
    text: `Heroes come in four classes, ${list(CLASSES.map(one => `${heroName(one)}s`))}, each in levels ${list(LEVELS.map(String))}; the tile says which. Epic Heroes are ${list(EPIC_HEROES.map(heroName))}. Cards of one class and level differ in nothing but the picture.`,
  },
  {
    id: 'hero-chart',
    title: 'Hero chart',
    kind: 'rule',
    also: ['chart', 'hero abilities'],
    text: 'Each class has something it does from the second of its kind on, and something for a good roll: look up Fighter, Rogue, Wizard and Cleric. Epic Heroes have two rules each: Barbarian, Assassin, Warlock, Patriarch.',
  },
  {
    id: 'tile-back',
    title: 'Backs of tiles',
    kind: 'dungeon',
    also: ['tile backs', 'special tiles', 'tile back'],
    text: `The back shows the ways out of a tile before it is turned. There are ${BACKS.length} kinds: Start, Epic Party, dead end, corner, corridor, fork, crossing and rock.`,
  },
  {
    id: 'dungeon-map',
    title: 'Dungeon map',
    kind: 'map',
    also: ['dungeon maps', 'dungeon guide', 'map', 'maps'],
    text: `How the tiles lie, what lies on them, which tiles stay out, and how to win. There are ${tables.maps.length} dungeons, and any number of your own.`,
  },
  {
    id: 'training-dungeon',
    title: 'Training',
    kind: 'map',
    also: ['training dungeon rules', 'lesson', 'lessons'],
    text: 'The training dungeon has a lesson on every tile and at every new question. The rules in it are those of every other dungeon.',
  },
  {
    id: 'supply',
    title: 'Supply',
    kind: 'rule',
    also: ['bank'],
    text: `DieMinions that nobody has and that lie on no tile: ${list(DICE.map(die => `${TOKEN_SUPPLY[die]} of ${die}`))} in all. A DieMinion that is gained comes from there; if its size is used up you get a smaller one, or none.`,
  },
  {
    id: 'game-setup',
    title: 'Setup',
    kind: 'rule',
    also: ['game setup', 'set up', 'setup'],
    text: `Choose a dungeon and a creature. Time begins at 20 on a d20, Ability at 1 on a d4; ${list(FREE_DICE.map(dieOf))} go to Might, Agility, Magic and Health as you like, each at its highest face. A ${dieOf(START_MINION)} DieMinion is yours from the start.`,
  },
  {
    id: 'story',
    title: 'The Die Master',
    kind: 'rule',
    also: ['die master', 'game summary', 'story'],
    text: 'The wizard who put you into this dungeon. He lets you out when the heroes who bother him are gone. In the game he does nothing.',
  },
];
