export * from './options.ts';
export { isPageBuilt, listen, makePageServer } from './page/page-server.ts';
export * from './server.ts';
export { ARCHIVE_FOLDER } from './store/archive.ts';
export type { StoredTable, TableStore } from './store/port.ts';
export { DATABASE_FILE, NewerDatabase, SqliteStore } from './store/sqlite.ts';
