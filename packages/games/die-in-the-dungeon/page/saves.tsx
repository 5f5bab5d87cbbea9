/** Saved games of DIE in the Dungeon! in words and faces. */
import { list } from '@tumblekeep/kernel/english';
import type { SavesPart } from '@tumblekeep/page-kit/game-page.ts';
import { CONTENT, mapOf, texts } from '../rules/index.ts';
import { CrawlArt } from './CrawlArt.tsx';
import { words } from './words/index.ts';
import type { CrawlSummary } from './worker/protocol.ts';

const part: SavesPart = {
  tell(save) {
    const { map, creatures, turn, over } = save as CrawlSummary;
    const laid = mapOf(CONTENT, map);
    const howFar = over === undefined ? words.crawl.turn(turn) : words.saves.over[over];
    return {
      rules: words.crawl.game,
      party: list(creatures.map(id => texts.creatureName(CONTENT, id))),
      where: `${texts.mapName(CONTENT, map)}, ${howFar}`,
      difficulty: laid === undefined ? '' : texts.difficultyName(laid.map),
      hasRealDice: false,
    };
  },
  Faces: ({ save }) =>
    (save as CrawlSummary).creatures.map(id => <CrawlArt key={id} id={id} className="save-face" />),
  seatName: (_rules, creature) => texts.creatureName(CONTENT, creature),
  SeatFace: ({ seat }) => <CrawlArt id={seat} className="save-face" />,
};

export default part;
