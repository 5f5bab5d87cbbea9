export const throwing = {
  pad: 'Throwing hand',
  take: (die: string) => `Take the ${die} die`,
  die: { red: 'red', green: 'green', blue: 'blue', white: 'white' },
  height: 'How high you hold it',
  cancel: 'Back',
  howLabel: (title: string) => `How to do: ${title}`,
  weighing: 'Weighing the die …',
  hardly: (reason: string) => `Hardly possible together: ${reason}. Backing down is no shame.`,
  keys: {
    mode: 'Markers',
    modes: { quick: 'Quick', slow: 'Slow', set: 'Set by arrows' },
    stops: { direction: 'Direction', power: 'Power', spin: 'Spin' },
    stop: (stop: string) => `${stop}: press Space to stop the marker.`,
    set: (stop: string) => `${stop}: set it with the arrow keys, then press Space.`,
    pair: 'Now press Space twice, as close together as you can.',
    start: 'Press Space to begin, Escape to start over.',
    stopped: (stop: string, value: string) => `${stop} ${value}.`,
    values: {
      direction: (value: number) =>
        Math.abs(value) < 0.08
          ? 'straight'
          : `${Math.round(Math.abs(value) * 100)} to the ${value > 0 ? 'right' : 'left'}`,
      power: (value: number) =>
        Math.abs(value) < 0.08
          ? 'just right'
          : `${Math.round(Math.abs(value) * 100)} too ${value > 0 ? 'strong' : 'weak'}`,
      spin: (value: number) =>
        Math.abs(value) < 0.08
          ? 'none'
          : `${Math.round(Math.abs(value) * 100)} to the ${value > 0 ? 'right' : 'left'}`,
    },
  },
  /** What to do now, by pointer. */
  steps: {
    place: 'Put it where you want it, then set it down.',
    catch: 'Your left neighbor tosses the die: tap when it reaches you, then throw within a second.',
    turn: (degrees: number) =>
      degrees === 180
        ? 'In the air, draw half a circle and flick on.'
        : 'Draw a full circle, then flick at once.',
    balance: (support: string) => `Hold, and keep the die on the ${support}.`,
    swing: 'Take the die, flick towards the board, let go.',
    pair: 'Hold with two fingers (mouse: both buttons, or Space as well), flick, let go together.',
    snap: 'Start below the die and snap a finger through it.',
    breath: 'Hold to breathe in, slide to aim, let go to blow.',
    bend: 'Pull the card down and let go.',
    tip: (support: string) => `Hold and balance the die on the ${support}, then flick it off.`,
    strike: 'Tap to toss the die, tap again as it passes the ring.',
    markers: 'Press Space to begin.',
  },
  ways: {
    mirrored: 'Left is right.',
    backwards: 'Your back is to the table: flick towards yourself.',
    lag: 'The other hand follows late. Swing, then wait for it.',
    tremble: 'The hand trembles.',
    hop: 'Let go in the air.',
    twist: 'Twirl before you flick.',
    line: 'Stay behind the line.',
  },
  supports: { nose: 'nose', elbow: 'elbow', head: 'head', card: 'card' },
  notes: {
    slow: 'Too gentle: the die is still in your hand.',
    away: 'That went the wrong way. The die is still in your hand.',
    'start-below': 'Begin beside the die, then strike it.',
    'fell-off': 'It rolled off. Put it back.',
    'missed-catch': 'Dropped it! Here it comes again.',
    'missed-toss': 'It came down again. Toss it once more.',
    'turn-more': 'Turn first, then throw.',
    coughed: 'Out of breath! Try again.',
    'card-snapped': 'The card slipped away. Try again.',
    'two-fingers': 'Only one hand was on it.',
  },
  stances: {
    hand: { strong: 'Strong hand', weak: 'Weak hand' },
    owner: {
      self: 'Own hand',
      'left-neighbor': "Left neighbor's hand",
      'right-neighbor': "Right neighbor's hand",
      fellow: "A fellow's hand",
    },
    eyes: { open: 'Eyes open', closed: 'Eyes closed', 'one-closed': 'One eye closed' },
    posture: { standing: 'Standing', sitting: 'On the floor' },
    facing: { board: 'Facing the board', away: 'Back to the table' },
    leg: { no: 'Both feet down', yes: 'Leg up' },
  },
  place: {
    title: 'Where does it stand?',
    props: { box: 'Game box', sheet: 'Hero sheet', card: 'Card' },
    move: (prop: string) => `${prop}: drag it, or move it with the arrow keys and turn it with R`,
    instead: {
      box: 'Take the game box instead',
      sheet: 'Take the hero sheet instead',
      card: 'Take the card instead',
    },
    done: 'Set down',
    again: 'Move it',
    thrower: 'You',
  },
  hint: {
    understood: 'Understood',
    doThis: 'On the screen',
  },
} as const;
