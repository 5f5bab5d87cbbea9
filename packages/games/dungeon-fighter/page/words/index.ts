import { words as kit } from '@tumblekeep/page-kit/words/index.ts';
import { en } from './en.ts';

export const words = { ...kit, ...en };
