export { NatsBroker } from './broker/nats.ts';
export { type Broker, NO_BROKER } from './broker/port.ts';
export * from './options.ts';
export { isPageBuilt, listen, makePageServer } from './page/page-server.ts';
export * from './server.ts';
export { ARCHIVE_FOLDER } from './store/archive.ts';
export { type CommitHeard, NewerDatabase, type StoredTable, type TableStore } from './store/port.ts';
export { PostgresStore, UnsafeDatabase } from './store/postgres/store.ts';
export { DATABASE_FILE, SqliteStore } from './store/sqlite.ts';
