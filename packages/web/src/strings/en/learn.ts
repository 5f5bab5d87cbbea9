/** The coach beside the table. */
interface Told {
  readonly monster: string;
  readonly life: number;
  readonly damage: number;
  readonly hero: string;
  readonly demand: string;
  readonly ability: string;
}

export const learn = {
  title: 'Learn',
  setting: 'Waking the coach …',
  coach: 'Coach',
  next: 'Next',
  skip: 'Skip the lesson',
  retry: 'Throw that again, no harm done',
  counts: 'Let it count',
  play: 'Now you: play on',
  step: (now: number, all: number) => `${now} of ${all}`,
  beats: {
    foe: {
      title: 'The foe',
      text: ({ monster, life, damage }: Told) =>
        `This is ${monster}. It has ${life} life, and each miss costs the thrower ${damage}. You play the whole party: bring it down to nothing.`,
    },
    board: {
      title: 'The board',
      text: () =>
        'Where the die comes to rest is what you deal: the section it lies on, more towards the middle. The bullseye deals 10, and with the icon on top it kills at once. Holes, the bones and the bare table are misses.',
    },
    demand: {
      title: 'The requirement',
      text: ({ monster, demand }: Told) =>
        `${monster} wants every throw done like this: ${demand}. A picture shows how as soon as you take the die.`,
    },
    flick: {
      title: 'Throw!',
      text: ({ hero }: Told) =>
        `${hero} is first. Take the die, flick it towards the board and let go. It must bounce off the table at least once before it touches the board. With keys: Space.`,
    },
    hit: {
      title: 'A hit',
      text: ({ monster, life }: Told) =>
        `It bounced, it stayed on the board, and the section was dealt as damage. ${monster} has ${life} life left. The next hero throws one of the dice that are left.`,
    },
    miss: {
      title: 'A miss',
      text: ({ monster, damage }: Told) =>
        `No section, no damage: ${monster} strikes back and the thrower loses ${damage} life. While you learn you may have that one again.`,
    },
    missed: {
      title: 'Misses',
      text: ({ damage }: Told) =>
        `You hardly needed it, but a miss costs the thrower life, here ${damage}: off the board, in a hole, on the bones, or without a bounce.`,
    },
    icon: {
      title: 'The icon',
      text: ({ hero, ability }: Told) =>
        `Each die has icon faces. If one is on top, the hero’s ability of that colour happens as well; some of them even on a miss. ${hero} with this die: ${ability}.`,
    },
    window: {
      title: 'A moment to decide',
      text: () =>
        'Somebody could use something now: an ability, a potion, armor. Choose, or pass. You are only asked when it could help.',
    },
    retrieve: {
      title: 'No dice left',
      text: () =>
        'Red, green and blue are thrown once each. When they are gone, take them all back and every hero loses as much life as the monster’s level. Or throw a bonus die from the chest, as long as there are any.',
    },
    weapons: {
      title: 'Weapons',
      text: () =>
        'Shops and treasure bring equipment. A weapon makes a hit stronger, but mostly asks for a special throw of its own. You choose die and weapons before each throw, beside the table.',
    },
    victory: {
      title: 'Victory!',
      text: ({ monster, hero }: Told) =>
        `${monster} is gone and its coins are in the chest. Whoever struck last leads the party: ${hero} chooses the next door. Further on wait shops and, at the end, a boss.`,
    },
    lost: {
      title: 'The party is down',
      text: () => 'It happens to the best. The dungeon will still be there.',
    },
    end: {
      title: 'That is all',
      text: () =>
        'Everything else explains itself: tap any card, icon or word. This game is yours now, with the helps still on.',
    },
  },
} as const;
