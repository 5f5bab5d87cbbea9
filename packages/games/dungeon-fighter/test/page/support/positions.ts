/** Positions of real games to be opened on the page: found by play without a table, told as exported files. */

import { Match, makeStream, sayPlainly } from '@tumblekeep/kernel';
import { randomPlayer, sensiblePlayer } from '../../../bots/index.ts';
import { everybodyHuman, foregoneAnswer, type Table, USUAL_ASKING } from '../../../hosted/index.ts';
import {
  type Action,
  type DungeonFighter,
  RULE_SETS,
  SPECTATOR,
  type State,
  texts,
  type View,
} from '../../../rules/index.ts';

export interface Position {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly outcome: { readonly won: boolean } | undefined;
}

export interface Wanted {
  readonly rules: string;
  readonly is: (position: Position) => boolean;
  /** Whoever is not named is a person. */
  readonly table?: (heroes: readonly string[]) => Table;
  readonly heroes?: number;
}

const MOST_GAMES = 400;
const MOST_INPUTS = 700;

export const asks =
  (at: string, detail?: string) =>
  ({ view: { question } }: Position): boolean =>
    question?.at === at && (detail === undefined || question.kind === detail || question.what === detail);

const GOOD_ZONES: ReadonlySet<string> = new Set(['4', '5', '6', 'bullseye']);
const isGood = (action: Action): boolean =>
  action.type === 'land' && GOOD_ZONES.has(action.zone) && action.bounces === 1 && action.failed.length === 0;

/** Some games go as they please, in some everybody plays sensibly, and in a few dice fall well, too. */
function choose(game: DungeonFighter, state: State, legal: readonly Action[], i: number, n: number): Action {
  const stream = makeStream(`position ${i}`, `bot ${n}`);
  const isLanding = game.decision(state)?.at === 'landing';
  if (isLanding && i % 4 === 1) {
    const good = legal.filter(isGood);
    return good[n % good.length] ?? (legal[0] as Action);
  }
  return (i % 2 === 1 && !isLanding ? sensiblePlayer : randomPlayer).choose(game, state, legal, stream);
}

export interface Found extends Position {
  /** The game as an exported file. */
  readonly file: string;
}

/** Play number `i` until the first position that is wanted; nothing when it is over before. */
export function search({ rules, is, heroes, table = everybodyHuman }: Wanted, i: number): Found | undefined {
  const game = RULE_SETS[rules] as DungeonFighter;
  const first = i % 3;
  const party = game.edition.tables.heroes.slice(first, first + (heroes ?? 2 + (i % 5))).map(({ id }) => id);
  const lines: string[] = [];
  const begun = Match.start(game, { heroes: party }, `position ${i}`, line => void lines.push(line));
  if (!begun.ok) throw new Error(sayPlainly(begun.error));
  const match = begun.value;
  for (let n = 0; n < MOST_INPUTS; n++) {
    const legal = game.legal(match.state);
    const view = game.view(match.state, SPECTATOR);
    const position = { view, legal, outcome: game.outcome(match.state) as Position['outcome'] };
    const isAsked = foregoneAnswer(game, match.state, legal, USUAL_ASKING) === undefined;
    if (isAsked && is(position)) return { ...position, file: withTable(lines, table(party)) };
    if (legal.length === 0) return undefined;
    const refusal = match.play(choose(game, match.state, legal, i, n));
    if (refusal !== undefined) throw new Error(sayPlainly(refusal));
  }
  return undefined;
}

function withTable([header = '', ...rest]: readonly string[], table: Table): string {
  return [`${JSON.stringify({ ...JSON.parse(header), table })}\n`, ...rest].join('');
}

/** A game that stands at such a position. */
export function gameAt(wanted: Wanted): Found {
  for (let i = 0; i < MOST_GAMES; i++) {
    const found = search(wanted, i);
    if (found !== undefined) return found;
  }
  throw new Error(`no such position of ${wanted.rules} in ${MOST_GAMES} games`);
}

const anyHero = (view: View, is: (hero: View['heroes'][string]) => boolean): boolean =>
  view.seats.some(id => is(view.heroes[id] as View['heroes'][string]));

const isCompany = ({ view }: Position): boolean =>
  view.question?.at === 'turn' && anyHero(view, ({ captives }) => captives.length > 0);

/** Nobody has a place for what an eliminated hero leaves behind, unless a card goes. */
const isLegacy = ({ view, legal }: Position): boolean =>
  legal.some(action => texts.makesRoom(action, view)) && !legal.some(({ type }) => type === 'give');

/** Everybody throws real dice and reports them. */
export const realDice = (heroes: readonly string[]): Table => everybodyHuman(heroes, 'real');

/** Every kind of decision of every rule set, and the sights that come with them. */
export const POSITIONS: Readonly<Record<string, Wanted>> = {
  'second path': { rules: 'second', is: asks('path') },
  'second turn': { rules: 'second', is: asks('turn') },
  'second weapons': {
    rules: 'second',
    is: position =>
      asks('turn')(position) && position.legal.some(one => one.type === 'throw' && one.weapons.length > 0),
  },
  'second again': { rules: 'second', is: asks('again') },
  'second ability': { rules: 'second', is: asks('ability') },
  'second assign': { rules: 'second', is: asks('assign') },
  'second vote': { rules: 'second', is: asks('vote') },
  'second re-throw': { rules: 'second', is: asks('window', 're-throw') },
  'second boost': { rules: 'second', is: asks('window', 'boost') },
  'second armor': { rules: 'second', is: asks('window', 'armor') },
  'second last gasp': { rules: 'second', is: asks('window', 'last-gasp') },
  'second scar': { rules: 'second', is: asks('scar') },
  'second trade': { rules: 'second', is: asks('trade') },
  'second shop': { rules: 'second', is: asks('shop') },
  'second boss': {
    rules: 'second',
    is: ({ view }) => view.question?.at === 'turn' && view.combat?.boss === true,
  },
  'second six heroes': { rules: 'second', is: asks('turn'), heroes: 6 },
  'second crowded shop': { rules: 'second', is: asks('shop'), heroes: 6 },
  'second won': { rules: 'second', is: ({ outcome }) => outcome?.won === true },
  'second lost': { rules: 'second', is: ({ outcome }) => outcome?.won === false },
  'second report': { rules: 'second', is: asks('landing'), table: realDice },
  'first move': { rules: 'first', is: asks('move') },
  'first shop': { rules: 'first', is: asks('shop') },
  'first trade': { rules: 'first', is: asks('trade') },
  'first vote': { rules: 'first', is: asks('vote') },
  'first ability': { rules: 'first', is: asks('ability') },
  'first armor': { rules: 'first', is: asks('window', 'armor') },
  'first reaction': { rules: 'first', is: asks('window', 'reaction') },
  'first finds': { rules: 'first', is: ({ view }) => (view.question?.cards?.length ?? 0) > 1 },
  'first legacy': { rules: 'first', is: isLegacy },
  'first silence': { rules: 'first', is: asks('accept', 'silence') },
  'first multiply': { rules: 'first', is: asks('accept', 'multiply') },
  'first second throw': { rules: 'first', is: asks('accept', 'second-throw') },
  'first destroy': { rules: 'first', is: asks('destroy') },
  'first marker': { rules: 'first', is: asks('target', 'marker') },
  'first heal': { rules: 'first', is: asks('target', 'heal') },
  'first again': { rules: 'first', is: asks('again') },
  'first assign': { rules: 'first', is: asks('assign') },
  'first re-throw': { rules: 'first', is: asks('window', 're-throw') },
  'first boost': { rules: 'first', is: asks('window', 'boost') },
  'first scar': { rules: 'first', is: asks('scar') },
  'first captives': { rules: 'first', is: isCompany },
  'first eliminated': {
    rules: 'first',
    is: ({ view }) => view.question?.at === 'turn' && anyHero(view, hero => hero.eliminated),
  },
  'first boss': {
    rules: 'first',
    is: ({ view }) => view.question?.at === 'turn' && view.combat?.boss === true,
  },
  'first won': { rules: 'first', is: ({ outcome }) => outcome?.won === true },
  'first report': { rules: 'first', is: asks('landing'), table: realDice },
  'prototype move': { rules: 'prototype', is: asks('move') },
  'prototype turn': { rules: 'prototype', is: asks('turn') },
  'prototype shop': { rules: 'prototype', is: asks('shop') },
  'prototype scar': { rules: 'prototype', is: asks('scar') },
  'prototype second throw': { rules: 'prototype', is: asks('accept', 'second-throw') },
  'prototype heal': { rules: 'prototype', is: asks('target', 'heal') },
  'prototype again': { rules: 'prototype', is: asks('again') },
  'prototype ability': { rules: 'prototype', is: asks('ability') },
  'prototype assign': { rules: 'prototype', is: asks('assign') },
  'prototype trade': { rules: 'prototype', is: asks('trade') },
  'prototype multiply': { rules: 'prototype', is: asks('accept', 'multiply') },
  'prototype re-throw': { rules: 'prototype', is: asks('window', 're-throw') },
  'prototype boost': { rules: 'prototype', is: asks('window', 'boost') },
  'prototype armor': { rules: 'prototype', is: asks('window', 'armor') },
  'prototype reaction': { rules: 'prototype', is: asks('window', 'reaction') },
  'prototype boss': {
    rules: 'prototype',
    is: ({ view }) => view.question?.at === 'turn' && view.combat?.boss === true,
  },
  'prototype report': { rules: 'prototype', is: asks('landing'), table: realDice },
};
