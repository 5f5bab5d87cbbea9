/** Every screen is a chunk of its own, fetched when it is first shown or when there is time. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { ROUTES, SCREENS, type ScreenName } from './routes.ts';

type Load = () => Promise<{ default: ComponentType }>;

const MODULES = import.meta.glob<{ default: ComponentType }>('../screens/*/index.tsx');

const loadOf = (name: ScreenName): Load | undefined => MODULES[`../screens/${name}/index.tsx`];

export interface Screen {
  readonly name: ScreenName;
  readonly path: string;
  readonly View: LazyExoticComponent<ComponentType>;
}

export const screens: readonly Screen[] = SCREENS.flatMap(name => {
  const load = loadOf(name);
  return load === undefined ? [] : [{ name, path: ROUTES[name], View: lazy(load) }];
});

export const hasScreen = (name: ScreenName): boolean => loadOf(name) !== undefined;

/** Fetches a screen before it is wanted. A failure is told when the screen is shown. */
export const warmUp = (name: ScreenName): Promise<void> =>
  loadOf(name)?.().then(
    () => undefined,
    () => undefined,
  ) ?? Promise.resolve();
