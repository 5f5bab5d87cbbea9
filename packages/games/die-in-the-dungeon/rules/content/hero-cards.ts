/** The faces of the Hero Cards: twelve for each class, six of them with levels 1 and 2, and the four Epic Heroes. */
import type { HeroCard } from '../cards.ts';
import type { Class, EpicHero, Level } from '../vocabulary.ts';

type Face = readonly [id: string, name: string, flavour: string];

const LOW: readonly Level[] = [1, 2];
const HIGH: readonly Level[] = [3, 4];

const cardsOf = (hero: Class, levels: readonly Level[], faces: readonly Face[]): HeroCard[] =>
  faces.map(([id, name, flavour]) => ({ id, name, flavour, source: 'ours', hero, levels }));

const epic = (hero: EpicHero, [id, name, flavour]: Face): HeroCard => ({
  id,
  name,
  flavour,
  source: 'ours',
  hero,
  levels: [],
});

export const heroCards: readonly HeroCard[] = [
  ...cardsOf('fighter', LOW, [
    ['barnaby', 'Barnaby the Brave-ish', 'Brave until Thursday. Today is Friday.'],
    ['hilda', 'Hilda Halfhelm', 'The other half is at the smith’s.'],
    ['grunwald', 'Grunwald', 'Owns one joke. It is his axe.'],
    ['petra', 'Petra Pommel', 'Read the sword’s manual from the wrong end.'],
    ['osric', 'Osric the Younger', 'The Elder is in your stomach.'],
    ['wanda', 'Wanda Whetstone', 'Sharp sword. Sharp tongue. Blunt plan.'],
  ]),
  ...cardsOf('fighter', HIGH, [
    ['sir-cumference', 'Sir Cumference', 'Ate the round table.'],
    ['brunhild', 'Brunhild Two-Doors', 'Never opened one. Never needed to.'],
    ['captain-clank', 'Captain Clank', 'You hear her coming. You hear her for a week.'],
    ['lord-buckler', 'Lord Buckler', 'Has people who have people who carry his shield.'],
    ['ironjaw', 'Ironjaw Mags', 'Bites back. Bites first, really.'],
    ['dame-dreadnought', 'Dame Dreadnought', 'Retired from being a siege engine.'],
  ]),
  ...cardsOf('rogue', LOW, [
    ['pip', 'Pip Quickfingers', 'Stole this card. Twice.'],
    ['nettle', 'Nettle', 'Small, green, and everywhere you sit.'],
    ['sly-jack', 'Sly Jack', 'Jack was taken. So was your purse.'],
    ['mira', 'Mira Moonless', 'Works nights. Hates mornings. Stabs both.'],
    ['toby', 'Toby Tiptoe', 'Silent but for the bells on his boots.'],
    ['fenna', 'Fenna Farthing', 'Will do it for one copper. Has never found a second.'],
  ]),
  ...cardsOf('rogue', HIGH, [
    ['the-draught', 'The Draught', 'Under the door, up your sleeve, out with your savings.'],
    ['velvet-anna', 'Velvet Anna', 'Her gloves cost more than your dungeon.'],
    ['cousin-eddy', 'Cousin Eddy', 'Everybody’s cousin. Nobody’s friend.'],
    ['shade', 'Shade of Gloam', 'Picked the name at fourteen, is stuck with it.'],
    ['lock-and-key', 'Lockhart Key', 'Opens everything but up.'],
    ['grandmother-wren', 'Grandmother Wren', 'Seventy years without a footprint.'],
  ]),
  ...cardsOf('wizard', LOW, [
    ['fizzlewick', 'Fizzlewick', 'The hat does most of it.'],
    ['ottoline', 'Ottoline Spark', 'Has eyebrows on odd days.'],
    ['maurice', 'Maurice the Mauve', 'All the good colours had been taken.'],
    ['quill', 'Apprentice Quill', 'Knows one spell, and half of another.'],
    ['tansy', 'Tansy Tome', 'The book is the familiar. It bites.'],
    ['dunstan', 'Dunstan Dribblewand', 'Results may vary. So may Dunstan.'],
  ]),
  ...cardsOf('wizard', HIGH, [
    ['archibald', 'Archibald the Arch', 'Mostly a bridge these days. Do not walk under.'],
    ['madame-soot', 'Madame Soot', 'Every candle in the room leans towards her.'],
    ['pyrrha', 'Pyrrha Cinderlace', 'Her victories are named after her.'],
    ['the-footnote', 'The Footnote', 'See page four hundred, line two, and duck.'],
    ['elderberry', 'Elderberry', 'Was a frog. Misses it.'],
    ['professor-plume', 'Professor Plume', 'You will be marked.'],
  ]),
  ...cardsOf('cleric', LOW, [
    ['brother-bun', 'Brother Bun', 'Blesses bread. Breaks bones.'],
    ['sister-sorrel', 'Sister Sorrel', 'Forgives you in advance, then hits you.'],
    ['deacon-dob', 'Deacon Dob', 'Three hymns, two knees, one mace.'],
    ['novice-nan', 'Novice Nan', 'Her vow of silence ended at the first spider.'],
    ['friar-furrow', 'Friar Furrow', 'Prays for rain indoors.'],
    ['postulant-pim', 'Postulant Pim', 'Holds the holy symbol upside down. It still works.'],
  ]),
  ...cardsOf('cleric', HIGH, [
    ['abbess-anvil', 'Abbess Anvil', 'Her rosary is rated for sieges.'],
    ['canon-boom', 'Canon Boom', 'There was a spelling mistake at his ordination.'],
    ['mother-mortar', 'Mother Mortar', 'Faith moves mountains. She throws them.'],
    ['prior-warning', 'Prior Warning', 'You were told.'],
    ['saint-in-waiting', 'The Saint-in-Waiting', 'Two miracles down, one to go, and here you are.'],
    ['bishop-sideways', 'Bishop Sideways', 'Moves on diagonals. Diagonals never count.'],
  ]),
  epic('barbarian', [
    'ragna',
    'Ragna Who Does Not Count to Ten',
    'Hit her once and see. Hit her twice and run.',
  ]),
  epic('assassin', ['last-thursday', 'The Last Thursday', 'Nobody has met her on a Friday.']),
  epic('warlock', ['lord-clause', 'Lord Clause', 'Sold his soul, and leases it back at a profit.']),
  epic('patriarch', [
    'patriarch-pius',
    'Patriarch Pius the Umpteenth',
    'Only the one is worthy. The face with the one.',
  ]),
];
