/** What an operator watches, as Prometheus reads it. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Broker, BrokerCounts } from './broker/port.ts';
import type { StoreHealth } from './store/port.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const WRITES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

const gaugeIn =
  (registry: Registry) =>
  (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name: `tumblekeep_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });

/** Of something that somebody else counts. */
const counterIn =
  (registry: Registry) =>
  (name: string, help: string, value: () => number): Counter =>
    new Counter({
      name: `tumblekeep_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(value());
      },
    });

export function watchStore(registry: Registry, health: () => StoreHealth): void {
  const gauge = gaugeIn(registry);
  const counter = counterIn(registry);
  gauge('database_up', '1 while the database answers.', () => Number(health().isUp));
  gauge('database_connections_busy', 'Connections to the database in use.', () => health().busy);
  gauge('database_connections_idle', 'Connections to the database not in use.', () => health().idle);
  gauge('database_waiting', 'Who waits for a connection to the database.', () => health().waiting);
  counter('database_refusals', 'Refused because the database was away.', () => health().refused);
  counter('database_taken', 'Lines whose place another process had taken.', () => health().taken);
}

export function watchBroker(registry: Registry, broker: Broker, counts: BrokerCounts): void {
  const counter = counterIn(registry);
  gaugeIn(registry)('broker_connected', '1 while the broker is there.', () => Number(broker.isConnected));
  counter('broker_published', 'Messages to other processes.', () => counts.published);
  counter('broker_heard', 'Messages of other processes.', () => counts.heard);
  counter('broker_dropped', 'Messages not sent: broker away, or too long.', () => counts.dropped);
}

export function makeMetrics(now: { tables(): number; connections(): number; watchers(): number }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'tumblekeep_' });
  const gauge = gaugeIn(registry);
  gauge('tables_open', 'Tables in memory.', now.tables);
  gauge('connections', 'Open connections.', now.connections);
  gauge('watchers', 'Connections that hold no seat.', now.watchers);
  return {
    registry,
    inputs: new Counter({ name: 'tumblekeep_inputs_total', help: 'Inputs that were stored.', registers }),
    refusals: new Counter({
      name: 'tumblekeep_refusals_total',
      help: 'What was refused, by its code.',
      labelNames: ['code'],
      registers,
    }),
    throws: new Counter({ name: 'tumblekeep_throws_total', help: 'Dice that were thrown.', registers }),
    opened: new Counter({ name: 'tumblekeep_tables_opened_total', help: 'Tables opened.', registers }),
    inputSeconds: new Histogram({
      name: 'tumblekeep_input_seconds',
      help: 'From the arrival of an input to its answer.',
      buckets: SECONDS,
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'tumblekeep_commit_seconds',
      help: 'How long a commit takes.',
      buckets: SECONDS,
      registers,
    }),
    commitWrites: new Histogram({
      name: 'tumblekeep_commit_writes',
      help: 'Writes that share a commit.',
      buckets: WRITES,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
