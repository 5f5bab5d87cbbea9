export const app = {
  name: 'Tumblekeep',
  close: 'Close',
  more: 'More',
  cancel: 'Never mind',
  toStart: 'Back to the hall',
  reload: 'Try again',
  waiting: 'Lighting the candles …',
  lostTitle: 'A wall',
  lostText: 'This corridor leads nowhere. There is nothing at this address.',
  brokenTitle: 'The table has tipped over',
  brokenText:
    'Something on this screen went wrong. No game is lost: every input was saved before it counted.',
  notLoaded: 'A part of the page could not be fetched. Is there a network?',
  newVersion: 'A newer Tumblekeep is ready.',
  useNewVersion: 'Use it now',
  offlineReady: 'Everything is on this device now: Tumblekeep works without a network.',
} as const;
