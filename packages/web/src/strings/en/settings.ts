export const settings = {
  title: 'Settings',
  sound: 'Sound',
  soundOn: 'Dice knock, coins clink',
  table: 'Table',
  flat: 'Drawn table',
  flatHint: 'a flat board instead of the 3D one: easier on old devices, the same throws',
  camera: 'Camera',
  cameras: {
    thrower: { name: 'Behind the hand', hint: 'as you sit at the table' },
    above: { name: 'From above', hint: 'the whole board at a glance' },
    follow: { name: 'After the die', hint: 'close to the action' },
  },
  cameraHelps: 'The camera may move by itself',
  cameraHelpsHint: 'it looks closer when a die comes to rest',
  speed: 'Speed of the dice',
  speeds: {
    '1': { name: 'As on a table', hint: '1×' },
    '2': { name: 'Hasty', hint: '2×' },
    instant: { name: 'At once', hint: 'only the result' },
  },
  speedHint: 'The result is the same at every speed.',
  text: 'Text',
  textSize: 'Size of the text',
  textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  motion: 'Less motion: as your system asks, the page keeps still where it can.',
  hints: 'Hints',
  hintsText: (count: number): string =>
    count === 0
      ? 'Every specific throw explains itself before the first time.'
      : `The hints of ${count === 1 ? 'one throw were' : `${count} throws were`} seen and are not shown again.`,
  resetHints: 'Show all hints again',
  hintsReset: 'Every throw explains itself again.',
} as const;
