/** The paths of a view, as scenarios ask for them. */
import { fieldsOf, keyed, list, type Shape, value } from '@tumblekeep/kernel/scenario';
import type { HeroView, View } from '../view.ts';

type Combat = NonNullable<View['combat']>;

const carried = fieldsOf<HeroView['equipment'][number]>('', {
  card: value('a card that is carried'),
  used: value('whether the armor is turned until resting'),
});

const hero = fieldsOf<HeroView>('', {
  hero: value('the hero’s own id'),
  life: value('life left'),
  maximum: value('the life that scars leave possible'),
  scars: list('colours of scarred abilities'),
  fainted: value('true or false'),
  eliminated: value('true or false'),
  equipment: list('cards carried, in order', carried),
  token: value('none, inactive or active'),
  captives: list('captured monsters'),
});

const thrown = fieldsOf<Combat['throw']>('the throw in progress, or null', {
  seat: value('who threw, counted from 0'),
  die: value('the die'),
  weapons: list('weapons used'),
  requirements: list('throws demanded'),
  zone: value('where it lies; null before it lands'),
  face: value('icon or blank'),
  bounces: value('0, 1 or 2 (two or more)'),
  failed: list('throws not fulfilled'),
  hit: value('true for a hit'),
  instaKill: value('bullseye and icon'),
  ability: value('the colour of the activated ability, or null'),
  factor: value('how often the section counts'),
  total: value('damage so far'),
  boosts: list('cards added to the hit'),
  soothing: list('armors that heal after the damage'),
});

const combat = fieldsOf<Combat>('the fight, or null', {
  foe: value('the monster or boss'),
  boss: value('whether it is the boss'),
  level: value('its level'),
  life: value('life left to it'),
  initialLife: value('life it began with'),
  coins: value('coins on its card'),
  active: value('whose turn it is'),
  dice: list('coloured dice not thrown yet'),
  bonusDiceThrown: value('bonus dice lying on the table'),
  epic: value('defeated by an Epic Shot'),
  defeats: value('how often the party was defeated'),
  markers: list(
    'markers in play',
    fieldsOf<Combat['markers'][number]>('', {
      marker: value('a marker'),
      hero: value('the hero it belongs to'),
    }),
  ),
  silenced: value('the monster has lost its ability'),
  incoming: list('what is about to hit each hero, clockwise'),
  stolen: value('how many cards lie face down'),
  throw: thrown,
});

const question = fieldsOf<View['question']>('what is asked, or null', {
  at: value('the place in the rules that waits'),
  by: fieldsOf<{ seat: string }>('"party", "table" or an object', { seat: value('the hero who is asked') }),
  paths: list('the two paths, for those who see them'),
  cards: list('the cards to hand out'),
  card: value('the first of them'),
  kind: value('the kind of window'),
  what: value('what is offered or chosen'),
  rooms: list('rooms that corridors lead to'),
});

export const VIEW: Shape = fieldsOf<View>('', {
  rules: value('the rule set'),
  difficulty: value('the difficulty'),
  solo: value('one player controls all heroes'),
  beginning: value('the stacked beginning, if the game has one'),
  handicap: value('the handicap, if the game has one'),
  phase: value('dungeon, combat, rest, shop or over'),
  round: value('rounds begun'),
  seats: list('the heroes, clockwise'),
  heroes: keyed('HERO', '', hero),
  leader: value('the Leader'),
  first: value('who begins the next fight'),
  chest: fieldsOf<View['chest']>('the chest of the party', {
    coins: value('coins in the chest'),
    dice: value('bonus dice on the chest'),
  }),
  supply: fieldsOf<View['supply']>('what is left beside the table', {
    coins: value('coins'),
    dice: value('bonus dice'),
    scars: value('scar tokens'),
  }),
  decks: fieldsOf<View['decks']>('how many cards each face-down deck has', {
    dungeon: value('dungeon cards'),
    monsters: value('monsters to come'),
    shop: value('equipment'),
    bosses: value('bosses'),
  }),
  tower: list('how many monsters of each level are to come, from level 1'),
  discard: list('defeated monsters'),
  scrap: list('equipment that can come back'),
  box: list('cards out of the game'),
  setAside: list('dungeon cards won since the last shop'),
  icons: value('shop icons won since the last shop'),
  room: value('the room the party is in, or null'),
  map: fieldsOf<View['map']>('where the party is, or null without maps', {
    floors: list('the maps joined to a dungeon'),
    floor: value('the one the party is on, from 0'),
  }),
  combat,
  display: list('cards the shop shows'),
  shops: value('shops visited'),
  question,
  result: fieldsOf<View['result']>('how it ended, or null', {
    won: value('true or false'),
    why: value('the loss'),
  }),
});
