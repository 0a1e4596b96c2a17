import { migrateToLatest } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { seedNewDatabase } from '../db/seed.ts';
import { hasUsers } from '../db/users.ts';
import { createApp } from './app.ts';
import { createAdministrator } from './auth/accounts.ts';
import { createSetupToken } from './auth/setupLink.ts';
import { type Config, ConfigError } from './config.ts';
import { loadConfig } from './loadConfig.ts';

/** How long requests in flight may take after a signal to stop, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

try {
  await start(loadConfig(), { development: process.argv.includes('--dev') });
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  if (isPortTaken(error)) fail(`Port ${error.port} is taken: stop what uses it, or set PORT.`);
  if (error instanceof Error) fail(error.message);
  throw error;
}

async function start(config: Config, { development }: { development: boolean }) {
  const db = openDatabase(config.databasePath);
  const { copy } = await migrateToLatest(db, config.databasePath);
  if (copy) console.log(`Before migrating, the database was copied to ${copy}`);
  await seedNewDatabase(db, { samples: config.sampleData });

  const pages = development
    ? await (await import('./pagesDev.ts')).developmentPages()
    : await (await import('./pagesBuilt.ts')).builtPages();
  const app = await createApp({ config, db, pages });

  const stop = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    app
      .close()
      .then(() => db.destroy())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await app.listen({ port: config.port, host: config.host });
  const [listener] = app.addresses();
  const port = typeof listener === 'object' ? listener.port : config.port;
  const address = config.publicUrl ?? `http://localhost:${port}`;
  console.log(`Landfall is on ${address}`);
  console.log(await administratorHint(config, address));

  async function administratorHint({ firstAdministrator }: Config, siteAddress: string) {
    if (await hasUsers(db)) return `Administrators sign in on ${siteAddress}/admin/login`;
    if (firstAdministrator) {
      await createAdministrator(db, firstAdministrator);
      return `The first administrator is ${firstAdministrator.email}: sign in on ${siteAddress}/admin/login`;
    }
    const token = await createSetupToken(db);
    return `Become the first administrator (this link works once, for 24 hours): ${siteAddress}/admin/setup?token=${token}`;
  }
}

function isPortTaken(error: unknown): error is { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
