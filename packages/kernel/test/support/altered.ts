/** Almost legal actions: what `apply` accepts must be exactly what `legal` lists. */
import {
  type AnyGame,
  equalPlain,
  type Field,
  nextInt,
  pick,
  type Stream,
  sayPlainly,
} from '../../src/index.ts';

type Fields = Record<string, unknown>;

/** How to alter the actions of a game. */
export interface Alterations<State> {
  /** The fields of every type of action. */
  readonly shapes: Readonly<Record<string, Readonly<Record<string, Field>>>>;
  /** The codes of the refusals that each type of action can meet; `any` are those of all types. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  /** Values that a field could have at this moment, right and wrong ones. */
  values(state: State): Readonly<Record<string, readonly unknown[]>>;
}

/** What no field ever holds. */
const NONSENSE: readonly unknown[] = [null, undefined, true, 1, 0.5, -0, '', 'constructor', '__proto__', []];

function alterList(random: Stream, list: readonly unknown[], others: readonly unknown[]): unknown[] {
  const changed = [...list];
  const at = nextInt(random, changed.length + 1);
  const ways = [
    () => changed.splice(at, 0, pick(random, others)),
    () => changed.splice(at, 1),
    () => changed.splice(at, 0, ...changed.slice(0, 1)),
    () => changed.reverse(),
  ];
  pick(random, ways)();
  return changed;
}

/** One action that is like a legal one, or like one that could be legal some other time. */
export function alter<State, Action>(
  random: Stream,
  { shapes, values }: Alterations<State>,
  state: State,
  legal: readonly Action[],
): unknown {
  const known = values(state);
  const other = (field: string): unknown => pick(random, known[field] ?? NONSENSE);
  const types = Object.keys(shapes);

  const invent = (type: string): Fields => {
    const action: Fields = { type };
    for (const [field, kind] of Object.entries(shapes[type] ?? {})) {
      const isList = kind === 'words';
      action[field] = isList ? Array.from({ length: nextInt(random, 3) }, () => other(field)) : other(field);
    }
    return action;
  };
  const action: Fields = { ...(pick(random, legal) as Fields) };
  const fields = Object.keys(action).filter(field => field !== 'type');
  const field = fields.length > 0 ? pick(random, fields) : 'type';
  const second = fields.length > 0 ? pick(random, fields) : 'type';
  const change = (value: unknown): Fields => ({ ...action, [field]: value });

  const ways: (() => Fields)[] = [
    () => invent(pick(random, types)),
    () => invent(String(action['type'])),
    () => (field === 'type' ? invent(pick(random, types)) : change(other(field))),
    () => ({ ...change(other(field)), [second]: other(second) }),
    () => ({ ...action, [field]: action[second], [second]: action[field] }),
    () => ({ ...action, type: pick(random, types) }),
    () => {
      const value = action[field];
      if (Array.isArray(value)) return change(alterList(random, value, known[field] ?? NONSENSE));
      if (typeof value === 'number') return change(value + pick(random, [-1, 1, 1000]));
      return typeof value === 'boolean' ? change(!value) : change(other(field));
    },
    () => change(pick(random, NONSENSE)),
    () => {
      const { [field]: _gone, ...rest } = action;
      return rest;
    },
    () => ({ ...action, [pick(random, Object.keys(known))]: pick(random, NONSENSE) }),
  ];
  // Half of all actions have the right shape, so that the rules have to look at them.
  return pick(random, nextInt(random, 2) === 0 ? ways.slice(0, 3) : ways)();
}

/** What is wrong with how a game takes an action that it does not list, or nothing. */
export function wronglyAccepted<State, Action>(
  game: AnyGame<State, Action>,
  { refusals }: Alterations<State>,
  state: State,
  legal: readonly Action[],
  action: unknown,
): string | undefined {
  if (legal.some(one => equalPlain(one, action)) || equalPlain(action, game.concession?.(state)))
    return undefined;
  const before = game.hash(state);
  const refusal = game.apply(state, action as Action);
  const text = JSON.stringify(action);
  if (refusal === undefined) return `${text} is not listed and was accepted`;
  const type = String((Object(action) as { type?: unknown }).type);
  const codesOf = (one: string) => (Object.hasOwn(refusals, one) ? refusals[one] : undefined) ?? [];
  if (!codesOf('any').includes(refusal.code) && !codesOf(type).includes(refusal.code))
    return `${text} was refused as "${refusal.code}"`;
  return game.hash(state) === before ? undefined : `${text} was refused and changed the state`;
}

/** The same for one that it lists: it is accepted, whether anybody listens or not. */
export function wronglyRefused<State, Action>(
  game: AnyGame<State, Action>,
  state: State,
  action: Action,
): string | undefined {
  const quiet = game.clone(state);
  const told = game.clone(state);
  const refusal = game.apply(quiet, action) ?? game.apply(told, action, () => {});
  const text = JSON.stringify(action);
  if (refusal !== undefined) return `${text} is listed and was refused: ${sayPlainly(refusal)}`;
  return game.hash(quiet) === game.hash(told) ? undefined : `${text} does other things when nobody listens`;
}
