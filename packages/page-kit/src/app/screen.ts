/** A screen is a chunk of its own, fetched when it is first shown or when there is time. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type Load = () => Promise<{ default: ComponentType }>;

export interface Screen {
  /** Pattern of the address behind the `#`; screens read its parts with `useParams` of wouter. */
  readonly path: string;
  readonly load: Load;
  readonly View: LazyExoticComponent<ComponentType>;
  /** Somebody throws or decides there, with no room for other news. */
  readonly isTable: boolean;
}

export const screen = (
  path: string,
  load: Load,
  { isTable = false }: { readonly isTable?: boolean } = {},
): Screen => ({ path, load, View: lazy(load), isTable });

/** Fetches a part of the page before it is wanted. A failure is told when it is shown. */
export const warmUp = (load: () => Promise<unknown>): Promise<void> =>
  load().then(
    () => undefined,
    () => undefined,
  );
