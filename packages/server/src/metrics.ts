/** What an operator watches, as Prometheus reads it. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const WRITES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export function makeMetrics(now: { tables(): number; connections(): number; watchers(): number }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'tumblekeep_' });
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name: `tumblekeep_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
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
