/** The screens of DIE in the Dungeon!, by name. */
export const loadNew = () => import('./screens/new/index.tsx');
export const loadPlay = () => import('./screens/play/index.tsx');
export const loadReplay = () => import('./screens/replay/index.tsx');
export const loadEnd = () => import('./screens/end/index.tsx');
