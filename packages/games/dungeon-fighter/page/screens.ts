/** The screens of Dungeon Fighter, by name. */
export const loadPlay = () => import('./screens/play/index.tsx');
export const loadNewGame = () => import('./screens/new-game/index.tsx');
export const loadPractice = () => import('./screens/practice/index.tsx');
export const loadLearn = () => import('./screens/learn/index.tsx');
export const loadHand = () => import('./screens/hand/index.tsx');
export const loadPrint = () => import('./screens/print/index.tsx');
export const loadDaily = () => import('./screens/daily/index.tsx');
export const loadRecords = () => import('./screens/records/index.tsx');
export const loadShot = () => import('./screens/shot/index.tsx');
export const loadShots = () => import('./screens/shots/index.tsx');
export const loadReplay = () => import('./screens/replay/index.tsx');
export const loadScore = () => import('./screens/score/index.tsx');
