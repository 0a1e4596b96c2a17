import { requireFile } from '#server/backups/ownTools.ts';
import { takeBackup } from '#server/backups/takeBackup.ts';
import { loadConfig } from '#server/loadConfig.ts';
import { amount, megabytes } from './amounts.ts';
import { defineCommand, isEntry, requireOwner } from './command.ts';

const help = `Backs up the database and the images, now, while the server may go on. The copy is read from end to
end before it counts; of the older ones the newest BACKUP_KEEP are kept. On PostgreSQL its own tools
back up: this names them.

  npm run backup

Example: BACKUP_DIR=/mnt/backups/landfall npm run backup`;

export const main = defineCommand({ help }, async () => {
  const config = loadConfig({ without: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] });
  const database = requireFile(config, 'backup');
  await requireOwner(config.dataDir);
  const backup = await takeBackup({ ...config, database });
  console.log(
    `${backup.file}: ${amount(backup.rows, 'row')} in ${amount(backup.tables, 'table')}, ${megabytes(backup.bytes)}, and ${amount(backup.images, 'image')}, all read and whole`,
  );
  if (backup.pruned > 0) console.log(`Deleted ${amount(backup.pruned, 'older backup')}`);
  if (backup.others.length > 0) {
    console.log(`Never deleted, as they may be of another database: ${backup.others.join(', ')}`);
  }
  if (backup.lostImages.length > 0) {
    console.log(
      `Not in it: ${amount(backup.lostImages.length, 'image')} that ${config.dataDir}/images has lost (${backup.lostImages.join(', ')})`,
    );
  }
});

if (isEntry(import.meta)) await main();
