/**
 * Deeds: each is a question to the records whose answer never goes back from yes to no, so devices that put their records
 * together agree about them. None asks for doing the same thing often.
 */
import { mostOf, type Records, seenOf } from '@tumblekeep/page-kit/records/records.ts';
import { THROWS } from '../../rules/index.ts';
import type { DeedId } from '../words/en/deeds.ts';

type Question = (records: Records) => boolean;

const mark =
  (word: string): Question =>
  records =>
    seenOf(records, 'marks').includes(word);
const threw =
  (id: string): Question =>
  records =>
    seenOf(records, 'throws').includes(id);
const atLeast =
  (name: string, least: number): Question =>
  records =>
    mostOf(records, name) >= least;
const several =
  (set: string, least: number): Question =>
  records =>
    seenOf(records, set).length >= least;
const won =
  (difficulty: string): Question =>
  records =>
    seenOf(records, 'wins').some(win => win.endsWith(`:${difficulty}`));
const titled =
  (title: string): Question =>
  records =>
    seenOf(records, 'titles').includes(title);

export const DEEDS: Readonly<Record<DeedId, Question>> = {
  'first-hit': atLeast('points', 1),
  bullseye: mark('lies-bullseye'),
  six: mark('lies-6'),
  hole: mark('lies-hole'),
  bones: mark('lies-bones'),
  floor: mark('lies-floor'),
  leans: mark('leans'),
  pushes: mark('pushes'),
  streak: atLeast('streak', 5),
  'long-streak': atLeast('streak', 10),
  bounces: atLeast('bounces', 4),
  'one-trick': atLeast('tricks', 1),
  'two-tricks': atLeast('tricks', 2),
  'three-tricks': atLeast('tricks', 3),
  'blind-bullseye': mark('bullseye-blind'),
  blind: threw('blind'),
  nose: threw('nose'),
  backwards: threw('backwards'),
  dancing: threw('dancing'),
  'under-the-table': threw('under-the-table'),
  'under-the-leg': threw('under-the-leg'),
  potato: threw('hot-potato'),
  catapult: threw('catapult'),
  'ten-throws': several('throws', 10),
  'all-throws': several('throws', THROWS.length),
  epic: mark('epic'),
  'insta-kill': mark('insta-kill'),
  'hard-blow': atLeast('damage', 15),
  fainted: mark('fainted'),
  scarred: mark('scarred'),
  gave: mark('gave'),
  bought: mark('bought'),
  'backed-down': mark('backed-down'),
  captured: mark('captured'),
  stole: mark('stole'),
  prevented: mark('prevented'),
  lost: mark('lost'),
  won: several('wins', 1),
  'won-short': mark('won-short'),
  'won-hard': records => won('hard')(records) || won('insane')(records),
  'won-inferno': won('inferno'),
  unhurt: mark('unhurt'),
  'won-hindered': mark('won-hindered'),
  'lame-ducks': titled('Lame Ducks'),
  bestiary: several('monsters', 30),
};

export const deedsOf = (records: Records): readonly DeedId[] =>
  (Object.keys(DEEDS) as DeedId[]).filter(id => DEEDS[id](records));
