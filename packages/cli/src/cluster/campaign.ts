/** Breaks servers, broker, database and the ways between them while people play, and checks every history afterwards. */
import { makeStream, nextInt, pick } from '@tumblekeep/kernel';
import { PostgresStore } from '@tumblekeep/server';
import type { RuleSet } from '../games.ts';
import { openTable } from '../online/open.ts';
import { record, type Script } from '../online/script.ts';
import { ServerProcess } from '../online/server-process.ts';
import type { Address } from '../online/socket.ts';
import { checkStore, type Findings, type Remembered } from '../soak/check.ts';
import { Party } from '../soak/party.ts';
import { Witness } from '../soak/witness.ts';
import { freePort, Nats, Postgres } from './engines.ts';
import { type Cluster, FAULT_NAMES, FAULTS, type FaultName, type Member } from './faults.ts';
import { Strait } from './strait.ts';

export interface ClusterSoak {
  readonly ruleSets: readonly RuleSet[];
  readonly games: readonly string[];
  readonly servers: number;
  readonly tables: number;
  /** At least: things break until so many inputs are acknowledged, too. */
  readonly faults: number;
  readonly inputs: number;
  readonly seed: string;
  /** Milliseconds in which everybody has to have caught up after the last fault. */
  readonly caughtUp: number;
  /** Servers that take a place which is not free: must be found out. */
  readonly isCareless?: boolean;
  readonly onFault?: () => void;
}

export interface ClusterReport extends Findings {
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  readonly tables: number;
  readonly clients: number;
  /** Milliseconds from the last fault until everybody was told the same last line. */
  readonly caughtUpAfter: number;
}

const SCRIPTS = 12;
/** Milliseconds between two faults, at most. */
const LIFE = 250;
const LOOK_AGAIN = 5;
/** Milliseconds after which whoever has not caught up never will. */
const PATIENCE = 60_000;

const pass = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

const isDone = (party: Party): boolean => party.isOver && party.isQuiet;

class Campaign {
  readonly #soak: ClusterSoak;
  readonly #cluster: Cluster;
  readonly #scripts: readonly Script[];
  readonly #witness: Witness;
  readonly #remembered: Remembered[] = [];
  readonly #problems: string[] = [];
  readonly #done: Partial<Record<FaultName, number>> = {};
  readonly #parties: Party[] = [];
  #opened = 0;
  #clients = 0;

  constructor(soak: ClusterSoak, cluster: Cluster, scripts: readonly Script[], witness: Witness) {
    this.#soak = soak;
    this.#witness = witness;
    this.#cluster = cluster;
    this.#scripts = scripts;
  }

  /** Any of them, as a balancer would choose. */
  readonly #address = (): Address => pick(this.#cluster.stream, this.#cluster.members).server.address;

  /** Whoever opens a table tries until somebody answers. */
  async #newParty(): Promise<Party> {
    const script = this.#scripts[this.#opened++ % this.#scripts.length] as Script;
    const until = performance.now() + PATIENCE;
    for (;;) {
      try {
        const party = new Party(this.#address, await openTable(this.#address(), script), this.#witness);
        this.#clients += party.devices;
        return party;
      } catch (error) {
        if (performance.now() > until) throw error;
        await pass(LOOK_AGAIN * 10);
      }
    }
  }

  #remember(party: Party): void {
    this.#remembered.push({ table: party.table, told: party.lastTold, histories: party.histories });
    this.#problems.push(...party.problems);
    party.close();
  }

  /** Games that are over make room for others, while things break. */
  async #renew(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      for (const [i, party] of this.#parties.entries()) {
        if (isOver()) return;
        if (!isDone(party)) continue;
        this.#remember(party);
        this.#parties[i] = await this.#newParty();
      }
      await pass(LOOK_AGAIN * 4);
    }
  }

  async #break(): Promise<void> {
    const { faults, inputs, onFault } = this.#soak;
    const { stream } = this.#cluster;
    const { acknowledged } = this.#witness;
    let [count, countedAt] = [0, performance.now()];
    for (let i = 0; i < faults || acknowledged.length < inputs; i++) {
      await pass(nextInt(stream, LIFE));
      if (acknowledged.length > count) [count, countedAt] = [acknowledged.length, performance.now()];
      else if (performance.now() - countedAt > PATIENCE) throw new Error('nobody plays any more');
      // Each kind comes as often as the others.
      const name = FAULT_NAMES[i % FAULT_NAMES.length] as FaultName;
      if (this.#cluster.members.some(({ server }) => server.hasEnded))
        throw new Error('a server ended by itself');
      await FAULTS[name](this.#cluster);
      this.#done[name] = (this.#done[name] ?? 0) + 1;
      onFault?.();
    }
  }

  async play(): Promise<ClusterReport> {
    let caughtUpAfter = Number.NaN;
    try {
      for (let i = 0; i < this.#soak.tables; i++) this.#parties.push(await this.#newParty());
      let isOver = false;
      const renewing = this.#renew(() => isOver);
      await this.#break().finally(() => {
        isOver = true;
      });
      await renewing;
      const last = performance.now();
      for (const party of this.#parties) party.pause();
      while (!this.#parties.every(({ isQuiet }) => isQuiet)) {
        if (performance.now() - last > PATIENCE) throw new Error('not everybody was told the last line');
        await pass(LOOK_AGAIN);
      }
      caughtUpAfter = Math.round(performance.now() - last);
      if (caughtUpAfter > this.#soak.caughtUp)
        this.#problems.push(`after the last fault it took ${caughtUpAfter} ms until everybody had caught up`);
      for (const party of this.#parties) this.#remember(party);
    } catch (error) {
      this.#problems.push((error as Error).message);
      for (const { problems, stragglers } of this.#parties) this.#problems.push(...problems, ...stragglers);
    } finally {
      for (const party of this.#parties) party.close();
    }
    return this.#report(caughtUpAfter);
  }

  async #report(caughtUpAfter: number): Promise<ClusterReport> {
    const store = await PostgresStore.open(this.#cluster.postgres.url());
    const found = await checkStore(store, this.#witness, this.#remembered).finally(() => store.close());
    return {
      ...found,
      faults: this.#done,
      tables: this.#opened,
      clients: this.#clients,
      caughtUpAfter,
      problems: [...this.#problems, ...found.problems],
    };
  }
}

export async function soakCluster(soak: ClusterSoak): Promise<ClusterReport> {
  const { ruleSets, servers, games, seed, isCareless = false } = soak;
  const scripts: Script[] = [];
  for (let i = 0; i < Math.min(SCRIPTS, soak.tables); i++)
    scripts.push(
      await record(ruleSets[i % ruleSets.length] as RuleSet, i, { dice: 'told', hasRegrets: true }),
    );
  const members: Member[] = [];
  const [postgres, nats] = await Promise.all([Postgres.make(), Nats.make()]);
  try {
    for (let i = 0; i < servers; i++) {
      const database = await Strait.to(postgres.port);
      const broker = await Strait.to(nats.port);
      const order = {
        folder: postgres.folder,
        port: await freePort(),
        games,
        store: postgres.url(database.port),
        broker: nats.url(broker.port),
        isCareless,
      };
      members.push({ database, broker, order, server: await ServerProcess.start(order) });
    }
    const people = new Witness();
    const cluster = { members, postgres, nats, people, stream: makeStream(seed, 'faults') };
    return await new Campaign(soak, cluster, scripts, people).play();
  } finally {
    for (const { server, database, broker } of members) {
      await server.kill();
      database.close();
      broker.close();
    }
    await Promise.all([postgres.remove(), nats.remove()]);
  }
}
