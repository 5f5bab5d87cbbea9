import { words as kit } from '@tumblekeep/page-kit/words/index.ts';
import { credits } from './en/credits.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { start } from './en/start.ts';
import { together } from './en/together.ts';

export const words = { ...kit, credits, rules, settings, start, together };
