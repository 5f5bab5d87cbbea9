/** The words of the game that stand on no card. */
import type { Edition } from '../edition.ts';
import type { Entry } from './explain.ts';
import { count, list } from './words.ts';

interface Word {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly also?: readonly string[];
  readonly text: string;
}

const zones = ({ constants }: Edition): Word[] => [
  {
    id: 'section',
    title: 'Section',
    kind: 'zone of the board',
    also: ['1', '2', '3', '4', '5', '6', 'ring', 'zone', 'board'],
    text: 'Rings numbered 1 to 5 rise towards the middle, and four small fields are worth 6. A valid throw that stops there is a hit worth the number. Across a border the section with more of the die’s corners counts, in doubt the lower one.',
  },
  {
    id: 'bullseye',
    title: 'Bullseye',
    kind: 'zone of the board',
    text: `The very middle, worth ${constants.bullseye}. With the icon up it is an insta-kill.`,
  },
  {
    id: 'hole',
    title: 'Hole',
    kind: 'zone of the board',
    also: ['holes'],
    text: 'A die that stays in a hole is a miss. If it jumps out again, it counts where it stops.',
  },
  {
    id: 'bones',
    title: 'Bones',
    kind: 'zone of the board',
    also: ['bone', 'edge'],
    text: 'The bones along the edge of the board. A die on them is a miss.',
  },
  {
    id: 'outside',
    title: 'Outside',
    kind: 'zone of the board',
    also: ['off the board', 'off'],
    text: 'Everything that is not the board. A die that stops there is a miss; its icon still counts.',
  },
];

const dice = ({ constants }: Edition): Word[] => [
  ...(['red', 'green', 'blue'] as const).map(color => ({
    id: color,
    title: `The ${color} die`,
    kind: 'die',
    also: [`${color} die`],
    text: `One of three coloured dice. Its icon activates the thrower’s ${color} ability. Each is thrown once a combat, until the dice are retrieved.`,
  })),
  {
    id: 'white',
    title: 'Bonus die',
    kind: 'die',
    also: ['bonus die', 'bonus dice', 'white die', 'bonus'],
    text: `A white die from the chest, thrown once no coloured die is left. Its icon activates any one ability of the thrower. It is used up by the throw; the chest never holds more than ${constants.bonusDice}.`,
  },
  {
    id: 'icon',
    title: 'Icon',
    kind: 'face of a die',
    also: ['icons', 'special icon'],
    text: 'The icon activates the thrower’s ability of the colour of the die, wherever the die stops, unless the ability asks for a hit or a miss.',
  },
  { id: 'blank', title: 'Blank', kind: 'face of a die', text: 'A blank face activates nothing.' },
  {
    id: 'bounce',
    title: 'Bounce',
    kind: 'rule',
    also: ['no bounce', 'no-bounce', 'bounces'],
    text: 'The die must bounce on the table at least once before it touches the board. Otherwise it is a miss, wherever it stops.',
  },
];

const phases = ({ constants }: Edition): Word[] => [
  {
    id: 'dungeon',
    title: 'Dungeon',
    kind: 'phase',
    also: ['dungeon phase', 'path', 'paths', 'door', 'doors', 'room', 'round'],
    text: 'The Leader looks at two rooms, alone, and opens one. What the room does happens at once; then a monster steps in.',
  },
  {
    id: 'combat',
    title: 'Combat',
    kind: 'phase',
    also: ['turn', 'fight'],
    text: 'Heroes throw one after another, clockwise, beginning left of the Leader. A hit takes life off the monster, a miss costs the thrower as much life as the monster does damage.',
  },
  {
    id: 'rest',
    title: 'Resting',
    kind: 'phase',
    also: ['resting', 'trade'],
    text: 'After a victory: the epic shot, the coins, scars for those who fainted; whoever threw last becomes Leader; equipment may change hands; armor is ready again.',
  },
  {
    id: 'shop',
    title: 'Shop',
    kind: 'phase',
    also: ['shops', 'buy', 'display'],
    text: `Opens when the rooms won show ${constants.dungeonCards?.iconsForShop ?? 0} icons. Cards cost their price, healing everybody by 1 costs ${count(constants.shop.healPrice, 'coin')}, a bonus die ${count(constants.shop.diePrice, 'coin')}. What nobody buys is gone. After shop ${constants.dungeonCards?.shops ?? 0} comes the boss.`,
  },
  {
    id: 'over',
    title: 'The end',
    kind: 'phase',
    also: ['end', 'score', 'title', 'victory', 'win', 'lose'],
    text: `The party wins by defeating the boss. It loses when every hero has fainted, or without a die to throw at the boss. Winners count coins, ${constants.score.bonusDie} a bonus die, ${constants.score.unscarred} for no scar at all, less ${constants.score.scar} a scar and ${constants.score.eliminated} an eliminated hero, and points for the difficulty.`,
  },
  {
    id: 'boss',
    title: 'Final boss',
    kind: 'rule',
    also: ['final boss', 'bosses'],
    text: 'Waits behind the last shop. The coloured dice cannot be retrieved; after them only bonus dice are left. No die, no game.',
  },
];

const windows = (): Word[] => [
  {
    id: 're-throw',
    title: 'Throwing again',
    kind: 'moment',
    also: ['rethrow', 'throw again'],
    text: 'A result that is thrown again is forgotten in full. The new one counts, better or worse.',
  },
  {
    id: 'boost',
    title: 'Adding to a hit',
    kind: 'moment',
    text: 'When the damage of a hit is known, any standing hero may add a spendable card to it.',
  },
  {
    id: 'last-gasp',
    title: 'The last gasp',
    kind: 'moment',
    also: ['last gasp'],
    text: 'A hero below 1 life does not faint if somebody heals them at once to 1 or more.',
  },
];

const rules = ({ constants }: Edition): Word[] => [
  {
    id: 'leader',
    title: 'Leader',
    kind: 'rule',
    also: ['lead'],
    text: 'Chooses the room and has the last word on doubtful throws. The hero left of the Leader throws first; whoever threw last becomes the next Leader.',
  },
  {
    id: 'chest',
    title: 'Chest',
    kind: 'rule',
    also: ['coin', 'coins', 'gold'],
    text: 'The coins and bonus dice of the party. They belong to everybody together.',
  },
  {
    id: 'life',
    title: 'Life',
    kind: 'rule',
    also: ['heal', 'healing', 'maximum'],
    text: `A hero starts with ${constants.life} life and never heals above the maximum: ${constants.life}, less ${constants.scarCost} a scar.`,
  },
  {
    id: 'faint',
    title: 'Fainting',
    kind: 'rule',
    also: ['fainted', 'fainting', 'faints'],
    text: 'A hero below 1 life faints and takes no part until resting. If everybody has fainted, the game is lost.',
  },
  {
    id: 'scar',
    title: 'Scar',
    kind: 'rule',
    also: ['scars', 'scarred'],
    text: `Whoever fainted takes a scar in resting and covers an ability with it, for good. It costs ${constants.scarCost} maximum life; then the hero is back at full life. A hero with ${constants.mostScars} scars who faints is eliminated.`,
  },
  {
    id: 'eliminated',
    title: 'Eliminated',
    kind: 'rule',
    also: ['elimination', 'out'],
    text: `A hero with ${constants.mostScars} scars who faints again is out of the game.`,
  },
  {
    id: 'hit',
    title: 'Hit',
    kind: 'rule',
    text: 'A throw that bounced, stopped in a section or the bullseye and fulfilled every requirement. Section, abilities, weapons and spendables add up to the damage.',
  },
  {
    id: 'miss',
    title: 'Miss',
    kind: 'rule',
    also: ['missed'],
    text: 'No bounce, a hole, bones, off the board, a requirement not fulfilled, or a monster’s trick. The thrower loses as much life as the monster does damage.',
  },
  {
    id: 'insta-kill',
    title: 'Insta-kill',
    kind: 'rule',
    also: ['instakill', 'insta kill'],
    text: 'A hit in the bullseye with the icon up defeats any monster at once, the boss too. It is always an epic shot.',
  },
  {
    id: 'epic-shot',
    title: 'Epic shot',
    kind: 'rule',
    also: ['epic'],
    text: `A last hit that leaves the monster at −${-constants.epicShotAt} life or less, or an insta-kill: ${count(constants.epicShotCoins, 'extra coin')}.`,
  },
  {
    id: 'retrieve',
    title: 'Retrieving',
    kind: 'rule',
    also: ['retrieving'],
    text: 'When no coloured die is left, the hero whose turn it is may take all three back. Every standing hero loses as much life as the level of the monster; nothing prevents it.',
  },
  {
    id: 'back-down',
    title: 'Backing down',
    kind: 'rule',
    also: ['back down', 'backing down', 'vote', 'propose'],
    text: 'Before the first throw under a throw requirement the party may leave the monster by majority, the Leader breaking ties. Every standing hero loses its level in life, and the next monster comes.',
  },
  {
    id: 'requirement',
    title: 'Throw requirement',
    kind: 'rule',
    also: ['requirements', 'throw requirement', 'specific throw'],
    text: 'A monster or a room may demand a way to throw from everybody, a weapon from its carrier when used. All of them at once, each counted once. Not fulfilled is a miss.',
  },
  {
    id: 'shop-icon',
    title: 'Shop icon',
    kind: 'rule',
    also: ['shop icons'],
    text: `Rooms show shop icons. A room counts when its monster is defeated; ${constants.dungeonCards?.iconsForShop ?? 0} icons open a shop, and what is above is lost.`,
  },
  {
    id: 'level',
    title: 'Level',
    kind: 'rule',
    text: 'Monsters have levels 1 to 4. The level is the price of retrieving and of backing down.',
  },
  {
    id: 'damage',
    title: 'Damage',
    kind: 'rule',
    text: 'Of a monster: the life a miss costs. Of a hit: the life it takes off the monster.',
  },
  {
    id: 'token',
    title: 'Token',
    kind: 'rule',
    also: ['tokens'],
    text: 'Some blue abilities turn a token to its active side. Resting turns it back.',
  },
  {
    id: 'weapon',
    title: 'Weapon',
    kind: 'equipment',
    also: ['weapons'],
    text: 'Used on any of the carrier’s throws, chosen before the throw: it demands its way to throw and adds its bonus to a hit. Never used up.',
  },
  {
    id: 'armor',
    title: 'Armor',
    kind: 'equipment',
    also: ['armour', 'armors'],
    text: 'Used once a combat by its carrier, on a miss. Resting makes it ready again.',
  },
  {
    id: 'spendable',
    title: 'Spendable',
    kind: 'equipment',
    also: ['spendables'],
    text: 'Used once, at any time, by its carrier; then it is gone.',
  },
  {
    id: 'slots',
    title: 'Slots',
    kind: 'equipment',
    also: ['slot', 'equipment', 'carry'],
    text: 'Each hero sheet says how many weapons, armors and spendables the hero carries. Nobody carries two weapons of the same name.',
  },
  {
    id: 'type',
    title: 'Monster type',
    kind: 'rule',
    also: ['types', 'beast', 'undead', 'rabble', 'fiend', 'ooze'],
    text: 'Beast, undead, rabble, fiend or ooze. A type does nothing by itself; Sworn Enemy and some weapons look at it.',
  },
  {
    id: 'solo',
    title: 'Solo',
    kind: 'rule',
    text: 'One player alone controls two heroes and uses the rules for two players.',
  },
  {
    id: 'difficulty',
    title: 'Difficulty',
    kind: 'rule',
    text: `${list(Object.values(constants.difficulties).map(one => `${one.name} (+${one.monsterLife} monster life, ${one.score} points)`))}.`,
  },
];

const difficulties = ({ constants }: Edition): Word[] =>
  Object.entries(constants.difficulties).map(([id, { name, monsterLife, score }]) => ({
    id,
    title: name,
    kind: 'difficulty',
    text: `Every monster and the boss have ${monsterLife} more life. Winning on it is worth ${score} points.`,
  }));

export const glossary = (edition: Edition): Entry[] =>
  [
    ...zones(edition),
    ...dice(edition),
    ...phases(edition),
    ...windows(),
    ...rules(edition),
    ...difficulties(edition),
  ].map(({ id, title, kind, also = [], text }) => ({ id, title, kind, also, text }));
