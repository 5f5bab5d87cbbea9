/** High-low at a terminal: the least that a game has to say. */

import type { TerminalGame } from '@tumblekeep/terminal-kit/game.ts';
import { type HighLow, hostedHighLow } from '../hosted.ts';

const { game } = hostedHighLow;

export const highLowTerminal: TerminalGame<HighLow> = {
  hosted: hostedHighLow,
  askingOf: () => ({ alwaysSeven: false }),
  paintsOf: () => [],
  narrate: events => ({
    lines: events.map(event =>
      event.type === 'rolled' ? `${event.player} rolls ${event.dice.join(' and ')}.` : `${event.type}.`,
    ),
    scene: undefined,
  }),
  label: (_place, action) => game.print(action),
  greeting: 'Guess!',
  help: ['Guess high, low or seven.'],
  explain: topic => [`Nobody knows what ${topic} is.`],
  show: ({ told, screen }) => screen.line(`Points: ${told.view.points.join(', ')}`),
  words: { secret: ({ told, screen }) => screen.line(`Secrets: ${told.view.secrets.join(', ')}`) },
  question: ({ told }) => ({
    who: told.asked.join(' or '),
    text: 'what will it be?',
    choices: told.legal.map(action => ({ label: game.print(action), action })),
  }),
  tellEnd: ({ told, screen }) => screen.line(`Over: ${told.outcome?.points.join(', ')}`),
};
