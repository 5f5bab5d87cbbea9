/** Saved games of Dungeon Fighter in words and faces. */
import type { SavesPart } from '@tumblekeep/page-kit/game-page.ts';
import { RULE_SETS, texts } from '../rules/index.ts';
import { Art } from './cards/Art.tsx';
import { ruleSetName } from './rule-set-name.ts';
import { words } from './words/index.ts';
import type { SaveSummary } from './worker/protocol.ts';

const part: SavesPart = {
  tell(save) {
    const { rules, heroes, round, phase, over, difficulty, table } = save as SaveSummary;
    const edition = RULE_SETS[rules]?.edition;
    const phases = edition?.words.phases as Readonly<Record<string, string>> | undefined;
    return {
      rules: ruleSetName(rules),
      party: texts.list(heroes.map(hero => (edition === undefined ? hero : texts.heroName(edition, hero)))),
      where: over === undefined ? words.play.where(round, phases?.[phase] ?? phase) : words.saves.over[over],
      difficulty: edition === undefined ? difficulty : texts.difficultyName(edition, difficulty),
      hasRealDice: table.dice === 'real',
    };
  },
  Faces({ save }) {
    const { rules, heroes } = save as SaveSummary;
    const edition = RULE_SETS[rules]?.edition;
    return (
      edition && heroes.map(hero => <Art key={hero} edition={edition} id={hero} className="save-face" />)
    );
  },
  seatName(rules, hero) {
    const edition = RULE_SETS[rules]?.edition;
    return edition === undefined ? hero : texts.heroName(edition, hero);
  },
  SeatFace({ rules, seat }) {
    const edition = RULE_SETS[rules]?.edition;
    return edition && <Art edition={edition} id={seat} className="save-face" />;
  },
};

export default part;
