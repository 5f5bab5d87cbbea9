export const start = {
  title: 'Tumblekeep',
  motto: 'Throw dice. Bounce them. Blame the table.',
  about:
    'A dungeon crawl decided by real throws: bounce the die off the table, land it on the target, backwards, blind or from under a leg.',
  playNow: 'Play now',
  setting: 'Setting the table …',
  goOn: 'Go on playing',
  news: 'What is going on',
  yourTable: 'Your table',
  yourTurn: 'It is your turn',
  continue: 'Continue',
  continueHint: 'Your saved games',
  rules: 'Rules',
  rulesHint: 'Look anything up',
  settings: 'Settings',
  credits: 'Credits',
} as const;
