/** Games of DIE in the Dungeon! with a known course, put on the shelf of a page and played by clicking. */
import {
  type Action,
  actionsToShow,
  type CreatureId,
  type DieInTheDungeon,
  type MapId,
  type Outcome,
  RULE_SETS,
  type State,
} from '@tumblekeep/die-in-the-dungeon';
import { foregoneAnswer } from '@tumblekeep/die-in-the-dungeon/hosted';
import { groupsOf } from '@tumblekeep/die-in-the-dungeon/page/desk/groups.ts';
import { Match, sayPlainly } from '@tumblekeep/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import PATIENCE from '../../../../../scripts/patience.json' with { type: 'json' };
import { words } from '../../support/words.ts';

const GAME = RULE_SETS['die-in-the-dungeon'] as DieInTheDungeon;

/** Which of the answers on the desk is clicked; tokens stay where they are. */
export type Habit = (types: readonly string[]) => number;

export const eager: Habit = types =>
  Math.max(
    0,
    types.findIndex(type => type !== 'token'),
  );
/** Rests whenever there is something to rest from. */
export const lazy: Habit = types => (types.includes('rest') ? types.lastIndexOf('rest') : eager(types));

/** The answers as they lie on the desk. */
const onDesk = (state: State): Action[] =>
  groupsOf(actionsToShow(GAME.content, state, GAME.legal(state)).map(action => ({ action }))).flatMap(
    ([, own]) => own.map(({ action }) => action),
  );

/** One answer by habit, where it does not go without saying. */
export function answer(state: State, habit: Habit): void {
  const foregone = foregoneAnswer(GAME, state);
  if (foregone !== undefined) return void GAME.apply(state, foregone);
  const desk = onDesk(state);
  GAME.apply(state, desk[habit(desk.map(({ type }) => type))] as Action);
}

/** Inputs of a game that is quickly clicked through. */
const SHORT = 90;

export interface KnownGame {
  /** The match log before the first input. */
  readonly text: string;
  readonly outcome: Outcome;
}

const LONGEST = 400;

function course(map: MapId, creature: CreatureId, seed: string, habit: Habit): KnownGame | undefined {
  const lines: string[] = [];
  const table = { seats: { [creature]: 'human' } };
  const append = (line: string): void => void lines.push(line);
  const match = Match.start(GAME, { map, players: [creature] }, seed, append, undefined, table);
  if (!match.ok) throw new Error(sayPlainly(match.error));
  const { state } = match.value;
  for (let inputs = 0; inputs <= SHORT; inputs++) {
    const outcome = GAME.outcome(state) as Outcome | undefined;
    if (outcome !== undefined) return { text: lines.join(''), outcome };
    answer(state, habit);
  }
  return undefined;
}

/** A game that comes to such an end by a habit: the first seed that does. */
export function findGame(map: MapId, creature: CreatureId, habit: Habit, why: Outcome['why']): KnownGame {
  for (let seed = 0; seed < 600; seed++) {
    const found = course(map, creature, `known ${seed}`, habit);
    if (found?.outcome.why === why) return found;
  }
  throw new Error(`no short game on ${map} ends by ${why}`);
}

/** From a file to the table. */
export async function openKnown(page: Page, { text }: KnownGame): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'known.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(text),
  });
  await page.getByRole('link', { name: new RegExp(`^${words.saves.open}`) }).click();
  await page.locator('.crawl').waitFor();
}

/** Clicks by habit until `isDone` or the end. Dice must be shown at once. */
export async function clickThrough(
  page: Page,
  habit: Habit,
  isDone: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (let i = 0; i < LONGEST; i++) {
    if (await isDone()) return;
    const types = await page.evaluate(() =>
      document.querySelector('.desk-ending') !== null
        ? undefined
        : [...document.querySelectorAll('.crawl-desk [data-choice]')].map(
            one => one.getAttribute('data-choice') ?? '',
          ),
    );
    if (types === undefined) return;
    await page.evaluate(clickAndWait, [habit(types), PATIENCE.page] as const);
  }
  expect.fail('the game goes on and on');
}

/** Runs in the page: clicks an answer and waits until the next question or the end is on the screen. */
async function clickAndWait([at, patience]: readonly [at: number, patience: number]): Promise<void> {
  const desk = (): string => document.querySelector('.crawl')?.textContent ?? '';
  const before = desk();
  document.querySelectorAll<HTMLButtonElement>('.crawl-desk [data-choice]')[at]?.click();
  const isBusy = (): boolean => document.querySelector('.crawl-desk button.choice-button:disabled') !== null;
  const deadline = performance.now() + patience;
  while (performance.now() < deadline && (desk() === before || isBusy()))
    await new Promise(resolve => setTimeout(resolve, 5));
}
