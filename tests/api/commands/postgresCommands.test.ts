import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { freePort } from '../../../scripts/dev/freePort.ts';
import { runServerToItsEnd } from '../../support/servers/serverProcess.ts';
import { runScript } from '../../support/site/runScript.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const password = 's3cret%2Fword';

/** The address of a database on the tests' server, with a password. */
function addressOf(name: string, user = 'landfall') {
  return inject('postgres').replace(/landfall@(.*)\/postgres$/, `${user}:${password}@$1/${name}`);
}

/** Starts a server that refuses every password, as PostgreSQL does. */
async function refusingServer(): Promise<string> {
  const field = (type: string, text: string) => `${type}${text}\0`;
  const error = `${field('S', 'FATAL')}${field('C', '28P01')}${field('M', 'password authentication failed for user "ana"')}\0`;
  // https://www.postgresql.org/docs/current/protocol-message-formats.html
  const message = (type: string, body: Buffer) => {
    const head = Buffer.from(`${type}0000`);
    head.writeUInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(message('R', Buffer.from([0, 0, 0, 3])));
      socket.once('data', () => socket.end(message('E', Buffer.from(error))));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const bound = server.address();
  return `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}

const problems = {
  'no server listens': async () => ({
    url: `postgres://ana:${password}@127.0.0.1:${await freePort()}/landfall`,
    says: /^The database postgres:\/\/127\.0\.0\.1:\d+\/landfall can't be opened: connect ECONNREFUSED .*\. Start PostgreSQL, or correct host and port in DATABASE_URL\.\n$/,
  }),
  'a wrong password': async () => ({
    url: `postgres://ana:${password}@${await refusingServer()}/landfall`,
    says: /can't be opened: password authentication failed for user "ana"\. Correct the user or the password in DATABASE_URL\.\n$/,
  }),
  'an unknown user': async () => ({
    url: addressOf('postgres', 'nobody_here'),
    says: /can't be opened: role "nobody_here" does not exist\. Correct the user .*\n$/,
  }),
  'no such database': async () => ({
    url: addressOf('none_here'),
    says: /\/none_here can't be opened: database "none_here" does not exist\. Create it .*\n$/,
  }),
  'TLS where the server has none': async () => ({
    url: `${addressOf('postgres')}?sslmode=require`,
    says: /can't be opened: The server does not support SSL connections\. Correct sslmode .*\n$/,
  }),
  'a missing certificate': async () => ({
    url: `${addressOf('postgres')}?sslmode=verify-full&sslrootcert=/none/here.pem`,
    says: /^DATABASE_URL can't be used: .*\/none\/here\.pem'\n$/,
  }),
};

describe.runIf(inject('engine') === 'postgres')('on PostgreSQL', () => {
  test.each(Object.entries(problems))(
    '%s fails with one line of instructions',
    async (_what, make) => {
      const { url, says } = await make();
      const end = await runScript('migrate.ts', [], {
        dataDir: temporaryFolder(),
        env: { DATABASE_URL: url },
      });
      expect(end).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(says) });
      expect(end.stderr.match(/\n/g)).toHaveLength(1);
      expect(end.stderr).not.toContain('s3cret');
    },
  );

  test('the server fails with the same line', async () => {
    const { url, says } = await problems['no such database']();
    const { code, output } = await runServerToItsEnd({
      dataDir: temporaryFolder(),
      env: { DATABASE_URL: url, PORT: '0' },
    });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(says) });
    expect(output).not.toContain('s3cret');
  });

  test.each([
    [
      'backup.ts',
      [],
      /^PostgreSQL is backed up by .*pg_dump .*pg_basebackup.*docs\/operate\.md\n$/,
    ],
    ['restore.ts', ['x'], /^PostgreSQL is restored by .*pg_restore .*docs\/operate\.md\n$/],
  ])('%s refuses and names the tools', async (script, args, says) => {
    // The database need not be reachable for that.
    const { url } = await problems['no server listens']();
    const env = { DATABASE_URL: url };
    expect(await runScript(script, args, { dataDir: temporaryFolder(), env })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(says),
    });
  });

  test('the panel and the metrics show no backups', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    expect(await api.backup.last.query()).toBeNull();
    expect(await createMetrics(site.config).text()).not.toContain('landfall_backup_age_seconds');
  });
});
