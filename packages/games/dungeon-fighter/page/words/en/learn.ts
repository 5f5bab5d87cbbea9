/** The coach beside the table. */
interface Told {
  readonly monster: string;
  readonly life: number;
  readonly damage: number;
  readonly hero: string;
  readonly demand: string;
  readonly ability: string;
  /** What is being learnt; nothing when the rest is only to be won. */
  readonly step: 'flick' | 'height' | 'aim' | 'trick' | undefined;
  /** Why the last throw was a miss, and what to do about it. */
  readonly reason: string | undefined;
  readonly hint: string | undefined;
  /** The coach threw. */
  readonly isLent: boolean;
  readonly device: 'mouse' | 'touch' | 'keys';
}

const HITS = {
  flick: ({ life, monster }: Told) =>
    `It bounced and stayed on the board. The section it lies on is the damage, more towards the middle; the bullseye deals 10. ${monster} has ${life} life left.`,
  height: ({ life, monster }: Told) =>
    `From high up a die bounces more, from low down it slides: find the height you like. ${monster} has ${life} life left.`,
  aim: ({ life, monster }: Told) =>
    `A little to a side, a little softer or harder: that is all there is to it. Mind the holes and the bones, they are misses. ${monster} has ${life} life left.`,
  trick: ({ life, monster }: Told) => `Done as ${monster} wants it, so it counts. ${life} life left.`,
} as const;

export const learn = {
  title: 'Learn',
  setting: 'Waking the coach …',
  coach: 'Coach',
  next: 'Next',
  skip: 'Skip the lesson',
  retry: 'Throw that again, no harm done',
  again: 'Once more',
  rise: 'Let it get up',
  onward: 'On to the trick',
  lend: 'Let the coach throw',
  lending: 'The coach takes the die …',
  counts: 'Let it count',
  play: 'Now you: play on',
  step: (now: number, all: number) => `Step ${now} of ${all}`,
  beats: {
    foe: {
      title: 'The foe',
      text: ({ monster, life, damage }: Told) =>
        `This is ${monster}. It has ${life} life, and each miss costs the thrower ${damage}. You play the whole party: bring it down to nothing.`,
    },
    flick: {
      title: 'Throw!',
      text: ({ hero, device }: Told) =>
        ({
          mouse: `${hero} begins. Press on the die, swing the mouse towards the board, let go. Once off the table, then on the board.`,
          touch: `${hero} begins. Finger on the die, flick it towards the board. Once off the table, then on the board.`,
          keys: `${hero} begins. Space starts a marker, Space stops it: direction, power, spin. The middle is best.`,
        })[device],
    },
    height: {
      title: 'Higher or lower',
      text: ({ device }: Told) =>
        ({
          mouse:
            'Turn the wheel, or move the slider at the side: the hand goes up or down. Higher throws bounce more. Try one.',
          touch: 'Move the slider at the side: the hand goes up or down. Higher throws bounce more. Try one.',
          keys: 'Arrow up and arrow down move the hand before you start. Higher throws bounce more. Try one.',
        })[device],
    },
    aim: {
      title: 'Aim',
      text: ({ device }: Told) =>
        ({
          mouse:
            'The arc shows where the die would go: swing left or right of straight, softer or harder, and watch it.',
          touch:
            'The arc shows where the die would go: flick left or right of straight, softer or harder, and watch it.',
          keys: 'The first marker is the direction, the second the power. Stop one beside its middle and see what changes.',
        })[device],
    },
    felled: {
      title: 'One down!',
      text: ({ monster, hero }: Told) =>
        `${monster} is gone and its coins are in the chest. Whoever struck last leads: ${hero} chooses a door. Behind it waits a foe who wants a trick.`,
    },
    demand: {
      title: 'A trick',
      text: ({ monster, demand }: Told) =>
        `${monster} wants every throw done like this: ${demand}. Otherwise it is a miss, wherever the die lies.`,
    },
    trick: {
      title: 'Now with the trick',
      text: ({ demand, device }: Told) =>
        ({
          mouse: `${demand}: the table is set for it. Press on the die, swing, let go, as before.`,
          touch: `${demand}: the table is set for it. Flick the die as before.`,
          keys: `${demand}: the table is set for it. Space by Space, as before.`,
        })[device],
    },
    finish: {
      title: 'Bring it down',
      text: ({ monster, life }: Told) => `${life} life left. Throw as you like until ${monster} falls.`,
    },
    hit: {
      title: 'A hit',
      text: (told: Told) =>
        told.isLent
          ? `That is how it goes, calmly and straight at the middle. ${told.monster} has ${told.life} life left. Have it once more yourself, or go on.`
          : HITS[told.step ?? 'flick'](told),
    },
    miss: {
      title: 'A miss',
      text: ({
        monster,
        damage,
        reason = 'off the board, in a hole, on the bones or without a bounce',
        hint,
      }: Told) =>
        [
          `Why: ${reason}.`,
          ...(hint === undefined ? [] : [hint]),
          `${monster} would take ${damage} life of the thrower, but while you learn you may have it again, as often as you like.`,
        ].join(' '),
    },
    early: {
      title: 'Down already!',
      text: ({ monster }: Told) =>
        `${monster} fell before you had seen everything: height and aim were still to come. Shall it get up once more?`,
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
    victory: {
      title: 'Victory!',
      text: ({ monster, hero }: Told) =>
        `${monster} is gone and its coins are in the chest. Whoever struck last leads the party: ${hero} chooses the next door. Further on wait shops and, at the end, a boss.`,
    },
    lost: {
      title: 'The party is down',
      text: () => 'It happens to the best. Take that throw again, and go on from there.',
    },
    end: {
      title: 'That is all',
      text: () =>
        'Icons wake abilities, weapons ask for tricks of their own, and dice that are used up cost life to take back. All of it explains itself when it comes: tap any card, icon or word. This game is yours now, with the helps still on.',
    },
  },
} as const;
