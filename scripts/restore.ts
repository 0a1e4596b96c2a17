import { resolve } from 'node:path';
import { requireFile } from '#server/backups/ownTools.ts';
import { restoreBackup } from '#server/backups/restoreBackup.ts';
import { restrictExistingFiles } from '#server/dataAccess.ts';
import { loadConfig } from '#server/loadConfig.ts';
import { amount } from './amounts.ts';
import { defineCommand, isEntry, requireOwner } from './command.ts';

const help = `Puts a backup in the place of the database, and brings back the images beside it that are missing.
Stop the server first. What is replaced is kept. Everyone has to sign in again, with the passwords of
the backup. On PostgreSQL its own tools restore: this names them.

  npm run restore -- FILE

Example: npm run restore -- data/backups/landfall-2026-11-21T03-00-00Z.sqlite`;

export const main = defineCommand({ help, takesArguments: true }, async (_, [name, ...rest]) => {
  if (!name || rest.length > 0) throw new Error('Name one backup file; --help tells more');
  const file = resolve(name);
  const config = loadConfig({ without: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] });
  const database = requireFile(config, 'restore');
  await requireOwner(config.dataDir);
  const restored = await restoreBackup(file, { ...config, database });
  await restrictExistingFiles(config);
  console.log(
    `${database} is now ${file}: ${amount(restored.rows, 'row')} in ${amount(restored.tables, 'table')}, all read and whole; everyone is signed out`,
  );
  if (restored.copiedImages > 0) {
    console.log(`Brought back ${amount(restored.copiedImages, 'image')}`);
  }
  if (restored.lostImages.length > 0) {
    console.log(
      `Neither there nor beside the backup: ${amount(restored.lostImages.length, 'image')} (${restored.lostImages.join(', ')}); pages draw something in their place`,
    );
  }
  if (restored.pendingMigrations.length > 0) {
    console.log(
      `It is from an older version; the next start applies ${restored.pendingMigrations.join(', ')}`,
    );
  }
  if (restored.replaced) console.log(`What it replaced is in ${restored.replaced}`);
});

if (isEntry(import.meta)) await main();
