export const throwing = {
  pad: 'Throwing hand',
  take: (die: string) => `Take the ${die} die`,
  die: { red: 'red', green: 'green', blue: 'blue', white: 'white' },
  height: 'How high you hold it',
  cancel: 'Back',
  motion: {
    choose: 'Swing the phone',
    title: 'Throw by swinging the phone',
    strap:
      'Put the strap around your wrist or hold on tight, look around for people, lamps and screens, and swing gently: the die flies, the phone stays.',
    begin: 'I hold it tight',
    hold: 'Hold here, swing, let go',
    swing: 'Swing, and let go',
    slow: 'That was hardly a swing: once more',
    trial: (number: number, all: number) =>
      `Swing as you would throw a middling throw: ${number} of ${all}. Hold the button, swing the top of the phone ahead, and let go.`,
    again: 'Other swing',
    sensors: {
      denied: 'This browser may not use its motion sensors. Flicks work as before.',
      insecure:
        'Motion sensors need a secure address: whoever started the server can start it with --https. Flicks work as before.',
      none: 'This device has no motion sensors. Flicks work as before.',
    },
  },
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
  /** What to do without anything special. */
  plain: {
    mouse: 'Press on the die, {flick} and let go.',
    touch: 'Put a finger on the die, {flick} and let go.',
    keys: 'Press Space to begin, then Space again to stop direction, power and spin.',
  },
  flick: { ahead: 'flick towards the board', away: 'pull quickly towards yourself' },
  mirrored: 'Left and right are swapped.',
  placing: 'Put it where you want it, then set it down.',
  show: 'Show me',
  notes: {
    slow: 'Too gentle: the die is still in your hand.',
    away: 'That went the wrong way. The die is still in your hand.',
    'start-below': 'Begin a little below the die, then push through it.',
    'fell-off': 'It rolled off. Take it up again, and keep it in the middle.',
    'missed-catch': 'Dropped it! Here it comes again.',
    'missed-toss': 'It came down again. Toss it once more.',
    'too-soon': 'Too soon: wait until it falls through the ring.',
    'turn-more': 'Turn all the way round first, then throw.',
    coughed: 'Out of breath! Let go earlier, at the mark.',
    breathe: {
      mouse: 'Hardly a breath: hold the button until the gauge reaches the mark.',
      touch: 'Hardly a breath: keep your finger down until the gauge reaches the mark.',
      keys: 'Hardly a breath: stop the power nearer to the middle.',
    },
    'bend-more': 'Hardly bent: pull it further down, to the mark on the gauge.',
    'card-snapped': 'The card slipped away. Pull it less far.',
    'two-fingers': {
      mouse: 'That was one hand: hold both mouse buttons, or one and Space.',
      touch: 'That was one finger: put two fingers on it.',
      keys: 'That was one hand: press Space twice.',
    },
    'not-together': {
      mouse: 'Not together: let go of both buttons at the same moment.',
      touch: 'Not together: lift both fingers at the same moment.',
      keys: 'Not together: press Space twice, closer together.',
    },
    grazed: 'Only grazed: strike it when it is inside the ring.',
    'let-go-early': 'The other hand had not followed yet: hold on a little longer, then let go.',
    slipped: 'The other hand could not follow: swing less wildly.',
    grounded: 'You were on the ground: let go while the gauge glows green.',
    'too-late': 'Too late: throw at once.',
    'no-twirl': {
      mouse: 'It does not spin: draw half a small circle, then flick on without stopping.',
      touch: 'It does not spin: draw half a small circle, then flick on without stopping.',
      keys: 'It does not spin: stop the spin further from the middle.',
    },
    'too-high': 'Your hand is too high for this throw: lower it on the left.',
    'too-low': 'Your hand is too low for this throw: raise it on the left.',
    'over-line': 'You stepped over the line: swing less far.',
    'too-far': 'Your hand is too far from the table for this throw.',
  },
  stand: (is: string, asked: string) => `That cannot count: change “${is}” to “${asked}” first.`,
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
    doThis: { mouse: 'With the mouse', touch: 'On this screen', keys: 'With the keys' },
  },
} as const;
