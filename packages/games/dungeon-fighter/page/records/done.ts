/** What a step of a game, or a throw, adds to the records. */
import type { Done } from '@tumblekeep/page-kit/records/records.ts';
import type { Flight, Step } from '../../hosted/index.ts';
import type { Event, EventType } from '../../rules/index.ts';

/** Events that are remembered as having happened once. */
const MARKED: ReadonlySet<EventType> = new Set<EventType>([
  'insta-kill',
  'fainted',
  'backed-down',
  'captured',
  'stole',
  'scarred',
  'gave',
  'prevented',
  'bought',
]);

const FLAT = 0.98;

/** A throw of somebody at this device. `streak` is how many hits it makes in a row. */
export function doneByThrow({ throws, verdict, scene, after }: Flight, streak: number): Done {
  const { hit, zone, points, bounces, flatness } = verdict;
  const moved = scene.dice.some(
    ({ die, at }) => !after.some(other => other.die === die && other.at.every((part, i) => part === at[i])),
  );
  return {
    more: { throws: 1, hits: hit ? 1 : 0, points },
    most: { streak, points, bounces, tricks: hit ? throws.length : 0 },
    seen: {
      throws: hit ? throws : [],
      marks: [
        `lies-${zone}`,
        ...(hit && zone === 'bullseye' ? throws.map(id => `bullseye-${id}`) : []),
        ...(flatness < FLAT ? ['leans'] : []),
        ...(moved ? ['pushes'] : []),
      ],
    },
  };
}

const cardsOf = (events: readonly Event[]): readonly string[] =>
  events.flatMap(event => (event.type === 'monster' || event.type === 'boss' ? [event.card] : []));

/** A step that was seen at a table, whoever did it. */
export function doneInStep(
  rules: string,
  { events, snapshot: { view, outcome } }: Pick<Step, 'events' | 'snapshot'>,
): Done {
  const isEpic = events.some(event => event.type === 'defeated' && event.epic);
  const damage = events.flatMap(event => (event.type === 'damage' ? [event.total] : []));
  const isOver = events.some(({ type }) => type === 'won' || type === 'lost');
  const isWon = isOver && outcome?.won === true;
  const unhurt = isWon && outcome.parts.some(({ why, amount }) => why === 'unscarred' && amount > 0);
  return {
    most: {
      ...(damage.length > 0 && { damage: Math.max(...damage) }),
      ...(isWon && { score: Math.max(0, outcome.score) }),
    },
    seen: {
      monsters: cardsOf(events).map(card => `${rules}:${card}`),
      marks: [
        ...events.flatMap(({ type }) => (MARKED.has(type) ? [type] : [])),
        ...(isEpic ? ['epic'] : []),
        ...(unhurt ? ['unhurt'] : []),
        ...(isOver && !isWon ? ['lost'] : []),
        ...(isWon && view.beginning !== undefined ? [`won-${view.beginning}`] : []),
        ...(isWon && (view.handicap ?? 0) < 0 ? ['won-hindered'] : []),
      ],
      ...(isWon && {
        heroes: view.seats.map(hero => `${rules}:${hero}`),
        wins: [`${rules}:${view.difficulty}`],
        titles: [outcome.title],
      }),
    },
  };
}
