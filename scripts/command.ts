import { realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { email } from '#core/inputs/text.ts';
import { openDatabase } from '#db/client.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { migrateToLatest } from '#db/migrate.ts';
import type { Actor } from '#db/queries/history/history.ts';
import { siteOptions } from '#server/config.ts';
import { runAs } from '#server/history/actor.ts';
import { loadConfig } from '#server/loadConfig.ts';

/** How long a command waits for the server's write lock, in ms. */
const WRITE_WAIT_MS = 5000;

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values of a command's options, by name. */
export type OptionValues<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given }>
>['values'];

type Description<Given extends Options> = {
  help: string;
  options?: Given;
  takesArguments?: boolean;
};

type Work<Given extends Options> = (values: OptionValues<Given>, args: string[]) => Promise<void>;

/**
 * Runs a command with the values of its options and its other arguments, or prints its help. On
 * failure prints one line to standard error and sets exit code 1.
 */
export async function runCommand<const Given extends Options = Record<string, never>>(
  { help, options, takesArguments = false }: Description<Given>,
  work: Work<Given>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: takesArguments,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return console.log(help);
    await work(values as OptionValues<Given>, positionals);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message.split('\n')[0]);
    process.exitCode = 1;
  }
}

/** The command as a function, which a script exports, and calls if it `isEntry`. */
export function defineCommand<const Given extends Options = Record<string, never>>(
  description: Description<Given>,
  work: Work<Given>,
): () => Promise<void> {
  return () => runCommand(description, work);
}

/** Tells whether this process was started with the module, like `import.meta.main` of Node 24.2. */
export function isEntry({ filename }: ImportMeta): boolean {
  const started = process.argv[1];
  // Of the two paths, only the module's has its links resolved.
  return started !== undefined && realpathSync(started) === filename;
}

/**
 * Opens the configured database, migrates it as the start does, and runs `work` as this command's
 * actor in the history. Returns the result of `work`.
 */
export async function withDatabase<Result>(
  work: (db: OpenDatabase, migrated: { place: string; applied: string[] }) => Promise<Result>,
): Promise<Result> {
  // These create the first administrator at the start, which no command does.
  const config = loadConfig({ without: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] });
  const db = openDatabase(config.database, {
    writeWaitMs: WRITE_WAIT_MS,
    pool: config.databasePool,
    ...siteOptions(config),
  });
  try {
    await db.engine.requireReachable();
    const { applied, copy } = await migrateToLatest(db);
    if (copy) console.log(`Before migrating, the database was copied to ${copy}`);
    return await runAs(commandActor(), () => work(db, { place: db.engine.place, applied }));
  } finally {
    await db.destroy();
  }
}

/** The command and the system user, for the history. */
function commandActor(): Actor {
  const name = process.env.npm_lifecycle_event ?? basename(process.argv[1] ?? '', '.ts');
  return { kind: 'command', id: null, name: `npm run ${name}${byUser()}` };
}

function byUser(): string {
  try {
    return `, by ${userInfo().username}`;
  } catch {
    // In a container, the user may have no name.
    return '';
  }
}

/** The e-mail address in an argument, in lower case. Throws when it is missing or invalid. */
export function emailFrom(argument: string | undefined): string {
  if (!argument) throw new Error('Name an email address; see --help');
  const parsed = email.safeParse(argument);
  if (parsed.success) return parsed.data;
  throw new Error(`${JSON.stringify(argument)} is not an email address; see --help`);
}

/**
 * Throws when root runs a command on a folder owned by another user: the server couldn't read the
 * new files.
 */
export async function requireOwner(folder: string): Promise<void> {
  const owner = (await stat(folder).catch(() => undefined))?.uid ?? 0;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new Error(
    `${folder} belongs to user ${owner}: run this as that user, for example with sudo -u '#${owner}'`,
  );
}
