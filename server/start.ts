import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { hasUsers } from '#db/queries/accounts/users.ts';
import { moveTranslations } from '#db/queries/records/translations.ts';
import { seedNewDatabase } from '#db/seed/seed.ts';
import { createAdministrator } from './accounts/administrators.ts';
import { createApp } from './app.ts';
import { createSetupToken } from './auth/setupLink.ts';
import { type Config, siteOptions } from './config.ts';
import { restrictExistingFiles } from './dataAccess.ts';
import { shutDownGracefully } from './http/gracefulShutdown.ts';
import { listenProblem } from './http/listenProblem.ts';
import { stopOnUncaughtErrors } from './http/uncaughtErrors.ts';
import { returnMemoryWhenIdle } from './lib/idleMemory.ts';
import { loadConfig } from './loadConfig.ts';
import { createMetrics } from './metrics/metrics.ts';
import { carriedOverInLines } from './records/visaRequirements/carriedOver.ts';
import { missingSourcesInLines } from './rules/editions/shippedRules.ts';

/** How long active requests may take after a shutdown signal, in ms. */
const DRAIN_LIMIT_MS = 9_000;

/** The process exits after this, in ms, whatever is still running. */
const STOP_LIMIT_MS = 10_000;

export type StartOptions = {
  development: boolean;
  /** Makes a new site although a lost one left traces; refuses an existing one. */
  isNewSite: boolean;
};

/** Starts the server; on failure it prints one line and exits. */
export async function startOrReport(options: StartOptions): Promise<void> {
  try {
    await start(loadConfig(), options);
  } catch (error) {
    if (error instanceof Error) fail(listenProblem(error) ?? error.message);
    throw error;
  }
}

async function start(config: Config, { development, isNewSite }: StartOptions) {
  await restrictExistingFiles(config);
  const metrics = createMetrics(config);
  const db = openDatabase(config.database, {
    onStatement: metrics.statement,
    pool: config.databasePool,
    ...siteOptions(config),
    isNewSite,
  });
  const hasNewAdministrator = await db.engine.startAlone(async () => {
    const { copy } = await migrateToLatest(db);
    if (copy) console.log(`Before migrating, the database was copied to ${copy}`);
    await moveTranslations(db);
    await seedNewDatabase(db, { samples: config.sampleData });
    // Before listening, so that no visitor can claim the first account.
    return createFirstAdministrator(config);
  });

  const pages = development
    ? await (await import('./ssr/viteRenderer.ts')).developmentPages()
    : await (await import('./ssr/builtRenderer.ts')).builtPages();
  const app = await createApp({ config, db, pages, metrics });

  let exitCode: number | undefined;
  stopOnUncaughtErrors(app, () => stop(1));
  // Not `once`: a second signal would kill the process.
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));

  await app.listen({ port: config.port, host: config.host });
  returnMemoryWhenIdle();
  const [listener] = app.addresses();
  const port = typeof listener === 'object' ? listener.port : config.port;
  const address = config.publicUrl ?? `http://localhost:${port}`;
  console.log(`Landfall is on ${address}`);
  const changed = await carriedOverInLines(db);
  if (changed.length > 0) {
    for (const line of changed) console.log(line);
    console.log(`Confirm them or put them back: ${address}/admin/rules/review#carried-over`);
  }
  for (const line of await missingSourcesInLines(db)) console.log(line);
  console.log(await administratorHint(config, address, hasNewAdministrator));

  async function stop(code: number) {
    const isStopping = exitCode !== undefined;
    exitCode = Math.max(exitCode ?? 0, code);
    if (isStopping) return;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    app.log.info({ activeResponses: app.activeResponses.size }, 'Stopping');
    const cut = await shutDownGracefully(app, DRAIN_LIMIT_MS);
    await db.destroy();
    if (cut > 0) app.log.error({ cut }, 'Stopped before every response was sent');
    process.exit(cut > 0 ? 1 : exitCode);
  }

  async function createFirstAdministrator({ firstAdministrator }: Config): Promise<boolean> {
    if (!firstAdministrator || (await hasUsers(db))) return false;
    await createAdministrator(db, firstAdministrator);
    return true;
  }

  async function administratorHint(
    { firstAdministrator }: Config,
    siteAddress: string,
    isNew: boolean,
  ) {
    if (isNew) {
      return `The first administrator is ${firstAdministrator?.email}: sign in on ${siteAddress}/admin/login`;
    }
    if (await hasUsers(db)) return `Administrators sign in on ${siteAddress}/admin/login`;
    const token = await createSetupToken(db);
    // Another process has created the first administrator.
    if (!token) return `Administrators sign in on ${siteAddress}/admin/login`;
    return `Become the first administrator (this link works once, for 24 hours): ${siteAddress}/admin/setup?token=${token}`;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
