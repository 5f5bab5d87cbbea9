/** What everything on the table screen looks at. */

import { createContext, useContext } from 'react';
import type { Table } from '../../hosted/index.ts';
import type { Action, Edition, HeroId, HeroView, View } from '../../rules/index.ts';
import type { DirectThrow } from './direct.ts';

export interface TableSight {
  readonly edition: Edition;
  readonly view: View;
  readonly table: Table;
  /** Answers what is asked. */
  readonly act: (action: Action) => void;
  /** The die in the hand, where a turn is thrown directly. */
  readonly direct?: DirectThrow | undefined;
}

const Sight = createContext<TableSight | undefined>(undefined);
export const SightProvider = Sight.Provider;

export function useTable(): TableSight {
  const sight = useContext(Sight);
  if (sight === undefined) throw new Error('there is no table around this part');
  return sight;
}

export const heroOf = (view: View, id: HeroId): HeroView => view.heroes[id] as HeroView;
