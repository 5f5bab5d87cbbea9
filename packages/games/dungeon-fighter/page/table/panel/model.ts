/**
 * What is asked as something to be drawn: the legal actions sorted into the things people point at. Nothing is
 * computed that the rules decide; whatever is legal has a place here (see `reachable`).
 */
import {
  type Action,
  type ActionOf,
  type CardId,
  type Color,
  type Die,
  type HeroId,
  texts,
  type View,
} from '../../../rules/index.ts';

export interface ThrowPanel {
  readonly kind: 'throw';
  readonly hero: HeroId;
  /** The dice that may be thrown, each with every choice of weapons. */
  readonly dice: readonly { readonly die: Die; readonly ways: readonly ActionOf<'throw'>[] }[];
  /** The weapons that may be used, in the order they are carried. */
  readonly weapons: readonly CardId[];
  readonly retrieve: ActionOf<'retrieve'> | undefined;
}

export interface DoorsPanel {
  readonly kind: 'doors';
  readonly doors: readonly ActionOf<'take-path'>[];
}

export interface MapPanel {
  readonly kind: 'map';
  readonly corridors: readonly ActionOf<'move'>[];
}

export interface AssignPanel {
  readonly kind: 'assign';
  /** All that lie open, each with its takers. */
  readonly finds: readonly {
    readonly card: CardId;
    readonly takers: readonly ActionOf<'assign'>[];
    readonly box: ActionOf<'box'> | undefined;
  }[];
}

/** A few answers of which one is taken. */
export interface ChoicePanel {
  readonly kind: 'choice';
  readonly choices: readonly Action[];
  /** Declines: it changes nothing that anybody would miss. */
  readonly calm: Action | undefined;
}

export interface TradePanel {
  readonly kind: 'trade';
  /** Cards that could make room for what an eliminated hero leaves behind. */
  readonly drops: readonly Action[];
  readonly done: Action | undefined;
}

export interface ShopPanel {
  readonly kind: 'shop';
  readonly wares: readonly { readonly card: CardId; readonly buyers: readonly ActionOf<'buy'>[] }[];
  readonly healing: readonly ActionOf<'buy-healing'>[];
  readonly die: Action | undefined;
  readonly done: Action | undefined;
}

export type Asked = ThrowPanel | DoorsPanel | MapPanel | AssignPanel | ChoicePanel | TradePanel | ShopPanel;

export interface Panel {
  readonly asked: Asked;
  /** Cards handed from hero to hero. */
  readonly handing: readonly (ActionOf<'give'> | ActionOf<'swap'>)[];
  /** What may be done whatever is asked: cards used or thrown away. */
  readonly asides: readonly (ActionOf<'use'> | ActionOf<'discard'>)[];
  readonly proposals: readonly ActionOf<'propose'>[];
}

const isHanding = (action: Action): action is ActionOf<'give'> | ActionOf<'swap'> =>
  action.type === 'give' || action.type === 'swap';

const ofType = <T extends Action['type']>(actions: readonly Action[], type: T): ActionOf<T>[] =>
  actions.filter((action): action is ActionOf<T> => action.type === type);

/** In the order they appear first. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups];
}

function throwPanel(actions: readonly Action[]): ThrowPanel | undefined {
  const throws = ofType(actions, 'throw');
  const retrieve = ofType(actions, 'retrieve')[0];
  const hero = throws[0]?.hero ?? retrieve?.hero;
  if (hero === undefined) return undefined;
  const weapons = throws.reduce<readonly CardId[]>(
    (most, action) => (action.weapons.length > most.length ? action.weapons : most),
    [],
  );
  const dice = groupBy(throws, action => action.die).map(([die, ways]) => ({ die, ways }));
  return { kind: 'throw', hero, dice, weapons, retrieve };
}

const CALM: ReadonlySet<Action['type']> = new Set(['pass', 'done']);

const isCalm = (action: Action): boolean =>
  CALM.has(action.type) ||
  (action.type === 'answer' && !action.yes) ||
  (action.type === 'activate' && action.color === null);

function choicePanel(actions: readonly Action[]): ChoicePanel {
  const calm = actions.find(isCalm);
  return { kind: 'choice', choices: actions.filter(action => action !== calm), calm };
}

function askedOf(view: View, actions: readonly Action[]): Asked {
  const done = ofType(actions, 'done')[0];
  switch (view.question?.at) {
    case 'turn':
    case 'again':
      return throwPanel(actions) ?? choicePanel(actions);
    case 'path':
      return { kind: 'doors', doors: ofType(actions, 'take-path') };
    case 'move':
      return { kind: 'map', corridors: ofType(actions, 'move') };
    case 'assign':
      return {
        kind: 'assign',
        finds: [...new Set(view.question.cards)].map(card => ({
          card,
          takers: ofType(actions, 'assign').filter(one => one.card === card),
          box: ofType(actions, 'box').find(one => one.card === card),
        })),
      };
    case 'trade':
      return { kind: 'trade', drops: actions.filter(one => texts.makesRoom(one, view)), done };
    case 'shop':
      return {
        kind: 'shop',
        wares: groupBy(ofType(actions, 'buy'), action => action.card).map(([card, buyers]) => ({
          card,
          buyers,
        })),
        healing: ofType(actions, 'buy-healing'),
        die: ofType(actions, 'buy-die')[0],
        done,
      };
    default:
      return choicePanel(actions);
  }
}

export function makePanel(view: View, legal: readonly Action[]): Panel {
  const plain = legal.filter(
    action => !isHanding(action) && !texts.isAside(action, view) && action.type !== 'propose',
  );
  return {
    asked: askedOf(view, plain),
    handing: legal.filter(isHanding),
    asides: legal.filter(action => texts.isAside(action, view)),
    proposals: ofType(legal, 'propose'),
  };
}

const present = (...actions: readonly (Action | undefined)[]): Action[] =>
  actions.filter(action => action !== undefined);

function askedActions(asked: Asked): readonly Action[] {
  switch (asked.kind) {
    case 'throw':
      return [
        ...asked.dice.flatMap(({ die }) =>
          subsets(asked.weapons).flatMap(weapons => present(wayOf(asked, die, weapons))),
        ),
        ...present(asked.retrieve),
      ];
    case 'doors':
      return asked.doors;
    case 'map':
      return asked.corridors;
    case 'assign':
      return asked.finds.flatMap(({ takers, box }) => [...takers, ...present(box)]);
    case 'choice':
      return [...asked.choices, ...present(asked.calm)];
    case 'trade':
      return [...asked.drops, ...present(asked.done)];
    case 'shop':
      return [
        ...asked.wares.flatMap(({ buyers }) => buyers),
        ...asked.healing,
        ...present(asked.die, asked.done),
      ];
  }
}

function subsets([first, ...rest]: readonly CardId[]): CardId[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map(one => [first, ...one])];
}

/** Everything that can be answered by pointing at this panel. */
export const reachable = (panel: Panel): readonly Action[] => [
  ...askedActions(panel.asked),
  ...panel.handing,
  ...panel.asides,
  ...panel.proposals,
];

/** The throw of this die with exactly these weapons. */
export function wayOf(
  panel: ThrowPanel,
  die: Die,
  weapons: readonly CardId[],
): ActionOf<'throw'> | undefined {
  const key = weapons.join(' ');
  return panel.dice.find(one => one.die === die)?.ways.find(way => way.weapons.join(' ') === key);
}

/** The colour an answer is about: scars and abilities are shown on their die. */
export const colorOf = (action: Action): Color | undefined =>
  action.type === 'scar' || action.type === 'activate' ? (action.color ?? undefined) : undefined;
