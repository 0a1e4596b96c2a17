import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import {
  copiesOf,
  dockerfileStages,
  environmentOf,
  execForm,
} from '../../support/documents/dockerfile.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The maximum time of the process to stop, in seconds; supervisors must wait longer. */
const STOP_S = 10;

/** Node's options in `npm start`: the image, the service and the benchmarks use the same. */
const nodeFlags: string[] = JSON.parse(read('package.json')).scripts.start.match(/--max-\S+/g);

const stages = dockerfileStages();
const image = stages.at(-1) ?? [];
const imageEnvironment = environmentOf(image);

describe('the Dockerfile', () => {
  test('is valid, and every stage uses the same pinned Node', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
    const bases = stages.map(([from]) => from?.args.split(' ')[0]);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:24\.\d+\.\d+-slim$/);
  });

  test('copies existing files that .dockerignore allows', () => {
    const [everything, ...allowed] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(everything).toBe('*');
    const sources = stages.flatMap(copiesOf).flatMap(({ from, sources }) => (from ? [] : sources));
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const kept = sources.filter((source) => allowed.includes(`!${source.split('/')[0]}`));
    expect(kept).toEqual(sources);
    expect(allowed.filter((entry) => /data|env|git|tests|node_modules/.test(entry))).toEqual([]);
  });

  test('runs Node directly, as an unprivileged user, with a volume', () => {
    expect(execForm(image, 'CMD')).toEqual(['node', ...nodeFlags, 'server/main.ts']);
    expect(image.find(({ keyword }) => keyword === 'USER')?.args).toBe('node');
    expect(image.some(({ keyword }) => keyword === 'ENTRYPOINT')).toBe(false);
    expect(image.find(({ keyword }) => keyword === 'VOLUME')?.args).toBe(imageEnvironment.DATA_DIR);
    expect(readConfig(imageEnvironment)).toMatchObject({
      host: '0.0.0.0',
      port: Number(image.find(({ keyword }) => keyword === 'EXPOSE')?.args),
      dataDir: '/data',
    });
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(
    read('compose.yaml')
      .replaceAll(/\$\{DOMAIN[^}]*\}/g, 'visa.example.com')
      .replaceAll(/\$\{\w+:-(\w+)\}/g, '$1'),
  );
  const { landfall, caddy } = services;

  test('gives Landfall valid settings, behind one proxy and https', () => {
    const config = readConfig({ ...imageEnvironment, ...landfall.environment });
    expect(config).toMatchObject({ publicUrl: 'https://visa.example.com', dataDir: '/data' });
    expect(config.trustProxy('172.18.0.3', 0)).toBe(true);
    expect(config.trustProxy('203.0.113.5', 1)).toBe(false);
    expect(landfall.ports).toBeUndefined();
  });

  test.each([
    ['landfall', landfall],
    ['caddy', caddy],
  ])('%s can write only to its volumes', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
    const named = service.volumes.filter((volume: string) => !volume.startsWith('.'));
    for (const volume of named) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  });

  test('keeps the data, and waits for graceful shutdown', () => {
    expect(landfall.volumes).toEqual([`data:${imageEnvironment.DATA_DIR}`]);
    expect(Number.parseInt(landfall.stop_grace_period, 10)).toBeGreaterThan(STOP_S);
  });

  test('makes Caddy its proxy once it is ready', () => {
    expect(caddy.volumes).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
    const caddyfile = read('deploy/Caddyfile');
    expect(caddyfile).toContain(`reverse_proxy landfall:${imageEnvironment.PORT} {`);
    expect(caddyfile).toMatch(/^\{\$DOMAIN\} \{$/m);
    expect(caddy.environment).toEqual({ DOMAIN: 'visa.example.com' });
    expect(caddy.depends_on).toEqual({ landfall: { condition: 'service_healthy' } });
  });
});

describe('deploy/compose.postgres.yaml', () => {
  const password = '6f1e9c';
  const { services, volumes, networks } = parse(
    read('deploy/compose.postgres.yaml')
      .replaceAll(/\$\{DOMAIN[^}]*\}/g, 'visa.example.com')
      .replaceAll(/\$\{DATABASE_PASSWORD[^}]*\}/g, password)
      .replaceAll(/\$\{\w+:-(\w+)\}/g, '$1'),
    { merge: true },
  );
  const { postgres, caddy } = services;
  const processes = ['landfall-1', 'landfall-2'];

  test('gives two processes the same settings, on one database, behind one proxy and https', () => {
    expect(Object.keys(services)).toEqual([...processes, 'postgres', 'caddy']);
    for (const name of processes) {
      const config = readConfig({ ...imageEnvironment, ...services[name].environment });
      const { username, password: given, hostname, pathname } = new URL(config.database);
      expect([hostname, pathname]).toEqual(['postgres', '/landfall']);
      expect(username).toBe(postgres.environment.POSTGRES_USER);
      expect([given, postgres.environment.POSTGRES_PASSWORD]).toEqual([password, password]);
      expect(config.publicUrl).toBe('https://visa.example.com');
      expect(config.trustProxy('172.18.0.3', 0)).toBe(true);
      expect(services[name].depends_on.postgres.condition).toBe('service_healthy');
      expect(Number.parseInt(services[name].stop_grace_period, 10)).toBeGreaterThan(STOP_S);
    }
  });

  test.each([...processes, 'postgres', 'caddy'])('%s can write only to its volumes', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
    const mounted: string[] = services[name].volumes ?? [];
    const named = mounted.filter((volume) => !volume.startsWith('.'));
    for (const volume of named) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  });

  test('allows only the processes to reach the database', () => {
    expect(networks.database).toEqual({ internal: true });
    expect(postgres.networks).toEqual(['database']);
    expect(caddy.networks).toEqual(['site']);
    expect(postgres.ports).toBeUndefined();
  });

  test('makes Caddy the proxy of both, with health checks', () => {
    expect(caddy.volumes).toContain('./Caddyfile.postgres:/etc/caddy/Caddyfile:ro');
    const caddyfile = read('deploy/Caddyfile.postgres');
    const upstreams = processes.map((name) => `${name}:${imageEnvironment.PORT}`).join(' ');
    expect(caddyfile).toContain(`reverse_proxy ${upstreams} {`);
    expect(caddyfile).toContain(`reverse_proxy @unready ${upstreams} {`);
    expect(caddyfile).toContain('health_uri /readyz');
  });

  test('names every variable it takes', () => {
    const text = read('deploy/compose.postgres.yaml');
    const variables = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    expect([...variables].sort()).toEqual(['DATABASE_PASSWORD', 'DOMAIN', 'LOG_LEVEL']);
    for (const name of ['DATABASE_PASSWORD', 'DOMAIN']) expect(text).toContain(`\${${name}:?`);
    for (const name of variables) expect(read('docs/operate.md')).toContain(`${name}`);
  });
});

describe('the systemd unit', () => {
  const settings = read('deploy/landfall.service')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line): [string, string] => [line.split('=')[0] ?? '', line.replace(/^\w+=/, '')]);
  const all = (name: string) =>
    settings.filter(([each]) => each === name).map(([, value]) => value);
  const one = (name: string) => all(name)[0];

  test('starts the server on the project’s own Node, with valid settings', () => {
    const [node, ...flags] = one('ExecStart')?.split(' ') ?? [];
    const script = flags.pop();
    expect(flags).toEqual(nodeFlags);
    expect(node).toBe(`${one('WorkingDirectory')}/node_modules/.bin/node`);
    expect(existsSync(join(root, script ?? ''))).toBe(true);
    const environment = all('Environment').map((pair) => pair.split('='));
    expect(readConfig(Object.fromEntries(environment)).dataDir).toBe(
      `/var/lib/${one('StateDirectory')}`,
    );
    expect(one('EnvironmentFile')).toMatch(/^-\//);
  });

  test('restarts it after a failure, and waits for graceful shutdown', () => {
    expect(one('Restart')).toBe('on-failure');
    expect(Number(one('TimeoutStopSec'))).toBeGreaterThan(STOP_S);
    expect(one('KillMode')).toBe('mixed');
  });

  test('allows writes only to its data', () => {
    expect(Object.fromEntries(settings)).toMatchObject({
      User: 'landfall',
      NoNewPrivileges: 'yes',
      CapabilityBoundingSet: '',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      PrivateTmp: 'yes',
      RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX AF_NETLINK',
      StateDirectoryMode: '0700',
    });
    expect(all('SystemCallFilter')[0]).toBe('@system-service');
    expect(all('ReadWritePaths')).toEqual([]);
  });

  test('allows what Node needs: memory for compiled code, and priorities for backups', () => {
    expect(one('MemoryDenyWriteExecute')).toBe('no');
    expect(all('SystemCallFilter').at(-1)).toBe('setpriority');
  });
});
