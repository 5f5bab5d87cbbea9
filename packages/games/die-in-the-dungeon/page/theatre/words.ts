/** A moment in a few words. */
import { dieOf, texts } from '../../rules/index.ts';
import type { RollMoment } from '../moments.ts';
import { words } from '../words/index.ts';

const told = words.crawl.play;

export function titleOf({ what, stat, sides }: RollMoment): string {
  const name = stat === undefined ? '' : texts.trackName(stat);
  switch (what) {
    case 'party':
      return told.partyRolls(name);
    case 'attack':
      return told.youRoll(name);
    case 'check':
      return told.youCheck(name);
    case 'minion':
      return told.minionRolls(dieOf(sides));
    case 'random':
      return told.whoIsThere;
  }
}

export function verdictOf({ what, success }: RollMoment): string {
  if (success === undefined) return '';
  if (what === 'party') return success ? told.hit : told.miss;
  return success ? told.success : told.notYet;
}

export const againstOf = ({ what, against }: RollMoment, isCheck: boolean): string =>
  against === undefined ? '' : isCheck && what !== 'party' ? told.atLeast(against) : told.against(against);
