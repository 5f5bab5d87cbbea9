/** How the tables of the database became what they are: each once, in this order, never changed afterwards. */
export const MIGRATIONS: readonly string[] = [
  `create table tables (
     number integer primary key,
     name text not null unique,
     game text not null,
     rules text not null,
     options text not null,
     seats text not null,
     seed_hash text not null,
     phase text not null,
     is_listed integer not null,
     starts_when_full integer not null,
     code text unique,
     created integer not null,
     touched integer not null
   );
   create index tables_touched on tables (touched);
   create index tables_listed on tables (created) where is_listed = 1;
   create table chairs (
     number integer not null,
     seat text not null,
     place integer not null,
     who text not null,
     name text,
     is_ready integer not null,
     is_muted integer not null,
     has_stand_in integer not null,
     primary key (number, seat)
   ) without rowid;
   create table keys (
     number integer not null,
     hash text not null,
     kind text not null,
     seat text,
     primary key (number, hash)
   ) without rowid;
   create table lines (
     number integer not null,
     at integer not null,
     mark text,
     body text not null,
     primary key (number, at)
   ) without rowid;`,
  'alter table tables add column version integer not null default 0',
  `create table results (
     number integer primary key,
     board text not null,
     rank integer not null,
     told text not null
   );
   create index results_board on results (board, rank);`,
];
