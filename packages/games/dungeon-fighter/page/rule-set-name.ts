import { RULE_SETS } from '../rules/index.ts';
import { words } from './words/index.ts';

/** What people call a rule set. */
export const ruleSetName = (rules: string): string =>
  (words.newGame.ruleSets as Readonly<Record<string, { readonly name: string }>>)[rules]?.name ??
  RULE_SETS[rules]?.edition.name ??
  rules;
