/** High-low at a terminal. */
import { beginMatch, resumeMatch } from '@tumblekeep/terminal-kit/match.ts';
import type { TerminalPart } from '@tumblekeep/terminal-kit/part.ts';
import { createMatchFile } from '@tumblekeep/terminal-kit/store/match-file.ts';
import type { Seating } from '../hosted.ts';
import { highLowTerminal } from './terminal.ts';

interface Flags {
  readonly players?: string;
  readonly seed?: string;
  readonly file?: string;
  readonly continue?: string;
}

const SEATING: Seating = { seats: { ann: 'person', bob: 'bot' } };

const part: TerminalPart = {
  play: {
    options: command => command.option('--players <names>', 'who plays; the first is you', 'ann,bob'),
    open(given, terminal) {
      const { players = 'ann,bob', seed = 'high-low', file, continue: path } = given as Flags;
      if (path !== undefined)
        return resumeMatch(highLowTerminal, path, logged => (logged ?? SEATING) as Seating, terminal);
      const names = players.split(',');
      const seats = Object.fromEntries(names.map((name, i) => [name, i === 0 ? 'person' : 'bot'] as const));
      const match = { options: { players: names }, seed, seating: { seats } };
      return beginMatch(highLowTerminal, createMatchFile(file, names), match, terminal);
    },
  },
};

export default part;
