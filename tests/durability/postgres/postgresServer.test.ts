import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { eventually } from '../../support/eventually.ts';
import { findPostgres, startPostgres } from '../../support/servers/postgresServer.ts';
import { nodeBinary } from '../../support/servers/serverProcess.ts';

const bin = findPostgres() ?? '';

/** The data folder of the server at `url`. */
async function folderOf(url: string): Promise<string> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('show data_directory');
  await client.end();
  return rows[0].data_directory;
}

test('the tests’ PostgreSQL stops and its folder is deleted when the tests are killed', async () => {
  const script = `const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, '../../support/servers/postgresServer.ts'))});
    console.log((await startPostgres(${JSON.stringify(bin)})).url);
    setInterval(() => {}, 1000);`;
  const tests = spawn(nodeBinary, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void tests.kill('SIGKILL'));
  const [line] = await once(tests.stdout, 'data');
  const url = String(line).trim();
  const folder = join(await folderOf(url), '..');
  expect(existsSync(folder)).toBe(true);
  tests.kill('SIGKILL');
  await once(tests, 'exit');
  await eventually(() => expect(existsSync(folder)).toBe(false));
  await expect(folderOf(url)).rejects.toThrow(/ECONNREFUSED/);
});

test('a port taken meanwhile is not used', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const ports = [(other.address() as AddressInfo).port, await freePort()];
  const [, second] = ports;
  const server = await startPostgres(bin, { nextPort: async () => ports.shift() ?? 0 });
  onTestFinished(() => server.stop());
  expect(new URL(server.url).port).toBe(String(second));
});

test('a server that does not start says why', async () => {
  await expect(startPostgres(bin, { nextPort: async () => 0 })).rejects.toThrow(
    /^PostgreSQL did not start:\n(.|\n)*0 is outside the valid range/,
  );
});
