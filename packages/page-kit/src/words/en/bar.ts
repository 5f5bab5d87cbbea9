/** Buttons and boxes that stand at every table. */
export const bar = {
  menu: 'Menu',
  log: 'What happened',
  undoFree: 'Take back the last decision',
  undoConsent: 'Take back with the consent of the table',
  undoTitle: 'Does everybody agree?',
  undoText:
    'A die has fallen or something hidden has come to light since the last decision. The same throw will fall alike.',
  undoYes: 'We agree',
  speed: (speed: string) => `Speed ${speed}`,
  instant: 'at once',
  mute: 'Mute',
  unmute: 'Sound on',
} as const;
