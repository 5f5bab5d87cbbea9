/** Sittings for tests: who sits where in a word for each hero. */
import { type Action, type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { parseLog, type Refusal, type Result } from '@tumblekeep/kernel';
import { type Attempt, type Engine, loadJolt, makeRelease } from '@tumblekeep/table';
import {
  type DiceMode,
  PhysicalTable,
  type SeatKind,
  Sitting,
  type SittingParts,
  type Step,
} from '../src/index.ts';

let engine: Promise<Engine> | undefined;

export const EDITIONS = Object.keys(RULE_SETS);

export const gameOf = (edition: string): DungeonFighter => RULE_SETS[edition] as DungeonFighter;

export function must<T>(result: Result<T, Refusal> | undefined): T {
  if (result === undefined) throw new Error('nothing happened');
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

export interface Seated {
  readonly sitting: Sitting;
  readonly parts: SittingParts;
  readonly lines: string[];
  /** The game as somebody finds it who has only the log. */
  again(): Sitting;
}

export interface PartyWishes {
  readonly edition?: string;
  readonly seats: readonly SeatKind[];
  readonly dice?: DiceMode;
  readonly seed?: string;
  readonly solo?: boolean;
}

export async function seat({
  edition = 'second',
  seats,
  dice = 'simulated',
  seed = 'party',
  solo = false,
}: PartyWishes): Promise<Seated> {
  engine ??= loadJolt();
  const game = gameOf(edition);
  const heroes = game.edition.tables.heroes.slice(0, seats.length).map(({ id }) => id);
  const parts: SittingParts = {
    game,
    table: {
      dice,
      seats: Object.fromEntries(
        heroes.map((hero, i) => [hero, { kind: seats[i] as SeatKind, skill: 'average' } as const]),
      ),
    },
    physics: new PhysicalTable(await engine, game.edition),
  };
  const lines: string[] = [];
  const options = { heroes, leader: heroes[0], solo };
  const sitting = must(Sitting.begin(parts, options, seed, line => void lines.push(line)));
  return { sitting, parts, lines, again: () => must(Sitting.resume(parts, must(parseLog(lines.join(''))))) };
}

/** A straight throw that bounces once before the board. */
export function straight(sitting: Sitting): Attempt {
  const die = sitting.state.combat?.throw?.die ?? 'red';
  return { release: makeRelease({ die, velocity: [0, -600, 2000] }), scene: { dice: [], props: [] } };
}

/** What everybody does who thinks of nothing: bots by themselves, people the first thing that comes to mind. */
export function goOn(sitting: Sitting): Step {
  const { turn, legal } = sitting.snapshot();
  if (turn === undefined) throw new Error('the game is over');
  if (!turn.isForPeople) return must(sitting.next());
  if (turn.at === 'landing') return must(sitting.throwByHand(straight(sitting)));
  const known = turn.isSecret ? sitting.snapshot(turn.hero).legal : legal;
  // Cards can be handed around for ever.
  return must(sitting.act(known.find(({ type }) => type === 'done') ?? (known[0] as Action)));
}

/** Goes on until a question comes up. */
export function goOnTo(sitting: Sitting, at: string): void {
  while (sitting.snapshot().turn?.at !== at) goOn(sitting);
}
