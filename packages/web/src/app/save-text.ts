/** A saved game in words. */
import { CONTENT, texts as crawlTexts, mapOf } from '@tumblekeep/die-in-the-dungeon';
import { RULE_SETS, texts } from '@tumblekeep/dungeon-fighter';
import { words } from '../strings/index.ts';
import type { CrawlSummary } from '../worker/crawl-protocol.ts';
import { type AnySummary, isCrawl, type SaveSummary } from '../worker/protocol.ts';

export interface ToldSave {
  readonly rules: string;
  readonly party: string;
  /** How far it has come. */
  readonly where: string;
  readonly difficulty: string;
}

/** What people call a rule set. */
export const ruleSetName = (rules: string): string =>
  (words.newGame.ruleSets as Readonly<Record<string, { readonly name: string }>>)[rules]?.name ?? rules;

/** A save of a game this page does not know still says what it can. */
export const toldSave = (save: AnySummary): ToldSave => (isCrawl(save) ? toldCrawl(save) : toldFight(save));

function toldCrawl({ map, creatures, turn, over }: CrawlSummary): ToldSave {
  const laid = mapOf(CONTENT, map);
  return {
    rules: words.crawl.game,
    party: texts.list(creatures.map(id => crawlTexts.creatureName(CONTENT, id))),
    where: `${crawlTexts.mapName(CONTENT, map)}, ${over === undefined ? words.crawl.turn(turn) : words.saves.over[over]}`,
    difficulty: laid === undefined ? '' : crawlTexts.difficultyName(laid.map),
  };
}

function toldFight({ rules, heroes, round, phase, over, difficulty }: SaveSummary): ToldSave {
  const edition = RULE_SETS[rules]?.edition;
  const { saves } = words;
  return {
    rules: ruleSetName(rules),
    party: texts.list(heroes.map(hero => (edition === undefined ? hero : texts.heroName(edition, hero)))),
    where:
      over === undefined
        ? saves.where(
            round,
            (edition?.words.phases as Readonly<Record<string, string>> | undefined)?.[phase] ?? phase,
          )
        : saves.over[over],
    difficulty: edition === undefined ? difficulty : texts.difficultyName(edition, difficulty),
  };
}
