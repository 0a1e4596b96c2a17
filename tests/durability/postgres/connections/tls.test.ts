import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createCertificate } from '../../../support/servers/certificate.ts';
import { findPostgres, startPostgres } from '../../../support/servers/postgresServer.ts';
import { inOtherProcess } from '../../../support/site/otherProcess.ts';

/** Creates a self-signed certificate for localhost, with its key, where the server expects them. */
function certify(data: string): Record<string, string> {
  const [key, certificate] = [join(data, 'server.key'), join(data, 'server.crt')];
  createCertificate({ key, certificate });
  const { uid, gid } = statSync(data);
  for (const file of [key, certificate]) chownSync(file, uid, gid);
  return { ssl: 'on' };
}

test('the connection to PostgreSQL is encrypted and verified as the URL says', async () => {
  let certificate = '';
  const server = await startPostgres(findPostgres() ?? '', {
    prepare: (data) => {
      certificate = join(data, 'server.crt');
      return certify(data);
    },
  });
  onTestFinished(() => server.stop());
  const address = (host: string, options: string) =>
    `${server.url.replace('127.0.0.1', host)}?${options}`;
  const isEncrypted = async (url: string) => {
    const query = sql<{ ssl: number }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    return (await query.execute(inOtherProcess(url))).rows[0]?.ssl;
  };
  /** The error that would end a start. */
  const refusal = (url: string) =>
    inOtherProcess(url)
      .engine.startAlone(async () => 'it started')
      .catch((error: Error) => error.message);

  expect(await isEncrypted(server.url)).toBe(0);
  expect(await isEncrypted(address('127.0.0.1', 'sslmode=require'))).toBe(1);
  const full = `sslmode=verify-full&sslrootcert=${certificate}`;
  expect(await isEncrypted(address('localhost', full))).toBe(1);

  const line = (reason: string) =>
    new RegExp(`^The database postgres://[\\w.:]+/postgres can't be opened: ${reason}`);
  expect(await refusal(address('127.0.0.1', full))).toMatch(line('Hostname/IP does not match'));
  expect(await refusal(address('localhost', 'sslmode=verify-full'))).toMatch(
    line('self-signed certificate'),
  );
  expect(() => inOtherProcess(address('localhost', `${full}.missing`))).toThrow(
    'server.crt.missing',
  );
});
