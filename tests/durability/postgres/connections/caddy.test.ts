import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../scripts/dev/freePort.ts';
import { eventually } from '../../../support/eventually.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { startOn } from '../clusterSite.ts';
import { databaseBehindProxy } from '../ownServer.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

const UNREACHABLE = 'The database can’t be reached. Nothing was saved. Please try again.';

/** The installed Caddy's version, for example 2.10; undefined without one. */
const version = /^v?(\d+\.\d+)/.exec(spawnSync('caddy', ['version']).stdout?.toString() ?? '')?.[1];

/** deploy/Caddyfile.postgres for processes on these ports, as its first comment says. */
function caddyfileFor(ports: (string | number)[]): string {
  let text = readFileSync(join(root, 'deploy', 'Caddyfile.postgres'), 'utf8');
  for (const [index, port] of ports.entries()) {
    text = text.replaceAll(`landfall-${index + 1}:3000`, `localhost:${port}`);
  }
  // Debian's Caddy buffers bodies by the former name of this option.
  return version === '2.6' ? text.replace(/request_buffers .*/, 'buffer_requests') : text;
}

/** Starts Caddy on these processes; returns its URL. Killed when the test ends. */
async function startCaddy(ports: string[]): Promise<string> {
  const folder = temporaryFolder();
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, caddyfileFor(ports));
  const url = `http://localhost:${await freePort()}`;
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      DOMAIN: url,
      CADDY_ADMIN: `localhost:${await freePort()}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    caddy.kill('SIGKILL');
  });
  let log = '';
  caddy.stderr.setEncoding('utf8').on('data', (chunk) => {
    log += chunk;
  });
  while (!log.includes('serving initial configuration')) {
    if (caddy.exitCode !== null) throw new Error(`Caddy did not start:\n${log}`);
    await Promise.race([once(caddy.stderr, 'data'), once(caddy, 'exit')]);
  }
  return url;
}

test('behind Caddy, a write without a database gets the site’s sentence and a time to retry', async (context) => {
  if (!version) context.skip('Caddy is not installed');
  const { proxy, url: database } = await databaseBehindProxy();
  const env = { TRUST_PROXY: 'loopback' };
  const sites = await Promise.all([startOn(database, env), startOn(database, env)]);
  const url = await startCaddy(sites.map((site) => new URL(site.url).port));
  const post = async (accept: string) => {
    const answer = await fetch(`${url}/newsletter`, {
      method: 'POST',
      headers: { origin: url, accept },
      body: new URLSearchParams({ email: 'bo@example.com' }),
      redirect: 'manual',
    });
    const { status, headers } = answer;
    return {
      status,
      type: headers.get('content-type'),
      retryAfter: headers.get('retry-after'),
      // All responses of the site have one.
      isCaddys: !headers.has('content-security-policy'),
      text: await answer.text(),
    };
  };
  expect(await post('text/html')).toMatchObject({ status: 303 });
  for (const _site of sites) expect((await fetch(url)).status).toBe(200);

  await proxy.cut();
  // Until Caddy has noticed, it forwards them.
  const unavailable = { status: 503, retryAfter: '5', text: expect.stringContaining(UNREACHABLE) };
  const forwarded: object[] = [];
  const answer = await eventually(async () => {
    const given = await post('text/html');
    if (!given.isCaddys) forwarded.push(given);
    expect(given.isCaddys).toBe(true);
    return given;
  });
  for (const given of forwarded) expect(given).toMatchObject(unavailable);
  const refusal = { status: 503, retryAfter: '5', isCaddys: true };
  expect(answer).toMatchObject({ ...refusal, type: 'text/html; charset=utf-8' });
  expect(answer.text).toContain(`<p role="alert">${UNREACHABLE}</p>`);
  expect(await post('*/*')).toEqual({
    ...refusal,
    type: 'text/plain; charset=utf-8',
    text: UNREACHABLE,
  });
  const page = await fetch(url);
  expect([page.status, page.headers.has('content-security-policy')]).toEqual([200, true]);
});
