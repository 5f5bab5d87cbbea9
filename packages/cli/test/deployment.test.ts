/** What operators are given to run it by: everything in it has to exist. */
import { readFileSync } from 'node:fs';
import { USUAL_LIMITS } from '@tumblekeep/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeServeCommand } from '../src/commands/serve.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

const OPERATING = read('docs/operating.md');
const OPTIONS = new Set(makeServeCommand([]).options.map(({ long }) => long));

const blocksOf = (language: string): readonly string[] =>
  [...OPERATING.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, body]) =>
    name === language ? [body as string] : [],
  );

/** Options by their names, of words such as `--port=8080`, `--port 8080` or `--https`. */
function optionsIn(words: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [i, word] of words.entries()) {
    const [, name, value] = /^(--[a-z-]+)(?:=(.*))?$/.exec(word) ?? [];
    if (name !== undefined) found[name] = value ?? words[i + 1] ?? '';
  }
  return found;
}

const unknown = (words: readonly string[]): readonly string[] =>
  Object.keys(optionsIn(words)).filter(name => !OPTIONS.has(name));

interface Service {
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
  readonly stop_grace_period?: string;
}

describe('compose.yaml', () => {
  const { services, volumes, configs } = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
    readonly configs: Readonly<Record<string, { readonly content: string }>>;
  };
  const servers = Object.entries(services).filter(([, { command }]) => command?.includes('serve'));

  test('starts two servers by options that exist, with a database and a broker that are there', () => {
    expect(servers.map(([name]) => name)).toEqual(['server-1', 'server-2']);
    for (const [, { command = [], stop_grace_period: grace }] of servers) {
      expect(unknown(command)).toEqual([]);
      expect(read(command[1] as string)).toContain('#!');
      const options = optionsIn(command);
      for (const name of ['--store', '--broker']) {
        const host = options[name]?.split('@').at(-1)?.split('/')[0] ?? '';
        expect(Object.keys(services), name).toContain(host);
      }
      expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThanOrEqual(20);
    }
  });

  test('has everything that its parts name', () => {
    for (const service of Object.values(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(name);
      for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
      for (const { source } of service.configs ?? []) expect(configs).toHaveProperty(source);
    }
    const secrets = read('compose.yaml').match(/(?<=\$\{)[A-Z_]+/g) ?? [];
    const [head = ''] = read('compose.yaml').split('x-server');
    for (const secret of secrets) expect(head).toContain(secret);
  });

  test('puts a proxy in front of both that keeps the numbers to itself', () => {
    const content = configs['proxy']?.content ?? '';
    for (const [name, { command = [] }] of servers) {
      const options = optionsIn(command);
      expect(content).toContain(`${name}:${options['--port']}`);
      expect(options['--trust-proxy']).toBe('1');
    }
    expect(content).toContain('respond /metrics 404');
  });
});

test('the image is started by options that exist', () => {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? [];
  const words = JSON.parse(command) as readonly string[];
  expect(words).toContain('serve');
  expect(unknown(words)).toEqual([]);
});

describe('docs/operating.md', () => {
  test('starts servers by options that exist', () => {
    const lines = blocksOf('sh')
      .flatMap(block => block.split('\n'))
      .filter(line => /tumblekeep (-- )?serve|npm start/.test(line));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(unknown(line.replace(/#.*/, '').split(/ +/)), line).toEqual([]);
  });

  test('lists every limit with its default', () => {
    const [, table = ''] = OPERATING.split('| Option | Default | What happens beyond it |');
    const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (`.*?`) \| (.*?) \|/gm)];
    const listed = rows.flatMap(([, names = '', defaults = '']) => {
      const numbers = defaults.match(/\d+/g) ?? [];
      return (names.match(/--[a-z-]+/g) ?? []).map((name, i) => [name, Number(numbers[i])] as const);
    });
    const optionOf = (name: string): string =>
      `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
    const usual = Object.entries(USUAL_LIMITS).map(([name, value]) => [optionOf(name), value] as const);
    expect(new Map(listed)).toEqual(new Map(usual));
  });

  test('has a pod for Kubernetes whose options exist and whose probes ask what is answered', () => {
    const [block = ''] = blocksOf('yaml');
    const { strategy, template } = (parse(block) as { spec: Deployment }).spec;
    const [container] = template.spec.containers;
    const options = optionsIn(container?.args ?? []);
    expect(unknown(container?.args ?? [])).toEqual([]);
    expect(Number(options['--port'])).toBe(container?.ports[0]?.containerPort);
    for (const probe of [container?.readinessProbe, container?.livenessProbe])
      expect(probe?.httpGet).toEqual({ path: '/health', port: Number(options['--port']) });
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(20);
    expect(strategy.type).toBe('RollingUpdate');
  });
});

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: number };
}

interface Deployment {
  readonly strategy: { readonly type: string };
  readonly template: {
    readonly spec: {
      readonly terminationGracePeriodSeconds: number;
      readonly containers: readonly {
        readonly args: readonly string[];
        readonly ports: readonly { readonly containerPort: number }[];
        readonly readinessProbe: Probe;
        readonly livenessProbe: Probe;
      }[];
    };
  };
}
