import { words as kit } from '@tumblekeep/page-kit/words/index.ts';
import { book } from './en/book.ts';
import { crawl } from './en/crawl.ts';

export const words = { ...kit, book, crawl };
