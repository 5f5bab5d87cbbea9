/** From the text of a file to scenarios, or to what is wrong and where. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseAllDocuments, stringify } from 'yaml';
import { type Fault, type Path, type Place, type Problem, printPath } from './places.ts';
import type { Runnable } from './run.ts';

export type Faulty = { readonly faults: readonly Fault[] };

export interface ReadScenarios<Ready = Runnable> {
  readonly scenarios: readonly Ready[];
  readonly problems: readonly Problem[];
}

/** Reads every scenario of a text: YAML or JSON, several separated by `---`. */
export function readDocuments<Ready extends object>(
  text: string,
  makeReady: (value: unknown, placeOf: (path: Path) => Place) => Ready | Faulty,
): ReadScenarios<Ready> {
  const counter = new LineCounter();
  const documents = attempt(() => parseAllDocuments(text, { lineCounter: counter }));
  const scenarios: Ready[] = [];
  const problems: Problem[] = [];
  if (documents === undefined) return { scenarios, problems: [tangled] };
  if (documents.length === 0) return { scenarios, problems: [nothing] };
  for (const document of documents) {
    const place = (path: Path, key = false): Place => placeIn(document, counter, path, key);
    const broken = document.errors.map(error => ({
      line: error.linePos?.[0].line ?? 1,
      column: error.linePos?.[0].col ?? 1,
      path: '',
      message: (error.message.split('\n')[0] as string).replace(/ at line \d+, column \d+:?$/, ''),
    }));
    if (broken.length > 0) {
      problems.push(...broken);
      continue;
    }
    const value = attempt(() => ({ read: document.toJS() as unknown }));
    if (value === undefined) {
      problems.push({ ...tangled, ...place([]) });
      continue;
    }
    const ready = makeReady(value.read, place);
    if ('faults' in ready)
      problems.push(
        ...ready.faults.map(({ path, message, key }) => ({
          ...place(path, key),
          path: printPath(path),
          message,
        })),
      );
    else scenarios.push(ready);
  }
  return { scenarios, problems };
}

/** A parser may give up on what is nested or repeated without measure. */
const tangled: Problem = {
  line: 1,
  column: 1,
  path: '',
  message: 'this is nested or repeated more than can be read',
};

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A scenario as the text of a file. */
export const printDocument = (scenario: object): string => stringify(scenario, { lineWidth: 0 });

const nothing: Problem = { line: 1, column: 1, path: '', message: 'there is no scenario here' };

function placeIn(document: Document, counter: LineCounter, path: Path, key: boolean): Place {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const owner: unknown = document.getIn(path.slice(0, length - 1), true);
    const pair =
      key && length > 0 && isMap(owner)
        ? owner.items.find(one => isScalar(one.key) && one.key.value === path[length - 1])
        : undefined;
    const found = pair?.key ?? node;
    if (isNode(found) && found.range) {
      const { line, col } = counter.linePos(found.range[0]);
      return { line, column: col };
    }
  }
  return { line: 1, column: 1 };
}
