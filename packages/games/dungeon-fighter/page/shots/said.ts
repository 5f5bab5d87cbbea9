/** What a shot demanded and what it came to, in words. */
import { sayFindings, verdictMessage } from '@tumblekeep/table';
import type { Flight } from '../../hosted/index.ts';
import { type DungeonFighter, RULE_SETS, texts } from '../../rules/index.ts';
import { throwName } from '../throwing/names.ts';
import { words } from '../words/index.ts';

export const demanded = (edition: string, throws: readonly string[]): string =>
  throws.length === 0 ? words.shots.plain : throws.map(id => throwName(edition, id)).join(' + ');

export const cameTo = (edition: string, { verdict }: Flight): string =>
  sayFindings(id => texts.nameOf((RULE_SETS[edition] as DungeonFighter).edition, id))(
    verdictMessage(verdict),
  );
