import {
  isPostgres,
  isPostgresAddress,
  openDatabase,
  placeOf,
  requireReachable,
} from '#db/client.ts';
import { moveSite } from '#db/move/moveSite.ts';
import { loadConfig } from '#server/loadConfig.ts';
import { amount, megabytes } from './amounts.ts';
import { defineCommand, isEntry, requireOwner } from './command.ts';
import { progressBar } from './progressBar.ts';

const help = `Copies the site, database and images, to an empty PostgreSQL database, or from there to a new SQLite
file (its images into the folder images beside it). All or nothing; every row is read back and
compared. The server may go on, but what is written after the copy began isn't in it: stop the server
for the move that counts, then set DATABASE_URL, or take it away, and start.

  npm run move -- --to ADDRESS

ADDRESS is postgres://… or sqlite:FILE. It may stand in MOVE_TO, which no list of processes shows.

Example: npm run move -- --to postgres://landfall:PASSWORD@db.example.com/landfall`;

/** Ctrl-C, and what service managers send. */
const signals = ['SIGINT', 'SIGTERM'] as const;

export const main = defineCommand({ help, options: { to: { type: 'string' } } }, async ({ to }) => {
  const address = readAddress(to ?? process.env.MOVE_TO);
  const config = loadConfig({ without: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] });
  if (!isPostgres(address) && !isPostgres(config.database)) {
    throw new Error('The site is on SQLite already; npm run backup copies its file');
  }
  await requireOwner(config.dataDir);
  await requireReachable(config.database, 'DATABASE_URL');
  await requireReachable(address, to ? '--to' : 'MOVE_TO');
  await move(config.database, address);
});

if (isEntry(import.meta)) await main();

function readAddress(given: string | undefined): string {
  if (!given) throw new Error('Say where to with --to; --help tells more');
  if (isPostgresAddress(given)) return given;
  const [, file] = /^sqlite:(.+)$/.exec(given) ?? [];
  if (file) return file;
  throw new Error('--to takes postgres://… or sqlite:FILE; --help tells more');
}

async function move(source: string, address: string) {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Error('Stopped: nothing was moved'));
  for (const signal of signals) process.once(signal, stop);
  const db = openDatabase(source, { mustExist: true });
  let bar: ReturnType<typeof progressBar> | undefined;
  const began = new Date().toISOString();
  try {
    const moved = await moveSite(db, address, {
      signal: stopping.signal,
      onProgress: (rows, total) => {
        bar ??= progressBar('row', total);
        bar.show(rows);
      },
    }).finally(() => bar?.end());
    for (const { name, rows, checksum } of moved.tables) {
      console.log(`${name}: ${amount(rows, 'row')}, sha256 ${checksum}`);
    }
    const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0);
    const { images } = moved;
    console.log(
      `${placeOf(address)} has all of ${db.engine.place}: ${amount(rows, 'row')} in ${amount(moved.tables.length, 'table')}, and ${amount(images.count, 'image')} (${megabytes(images.bytes)}), read back and the same`,
    );
    if (images.lost.length > 0) {
      console.log(
        `Not in it: ${amount(images.lost.length, 'image')} whose files were lost before (${images.lost.join(', ')}); pages draw something in their place`,
      );
    }
    console.log(
      `What was written from ${began} on is not in it: if a server was running, stop it, and move once more to an empty place. ${nextSetting(address)}`,
    );
  } finally {
    for (const signal of signals) process.off(signal, stop);
    await db.destroy();
  }
}

function nextSetting(address: string): string {
  return isPostgres(address)
    ? 'Then set DATABASE_URL to the new address and start.'
    : 'Then take DATABASE_URL away, set DATA_DIR to the folder of the file, which has to be called landfall.sqlite, and start.';
}
