import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { seedNewDatabase } from '#db/seed/seed.ts';
import { runCommand } from '../command.ts';
import { messagesFolder } from './messages/messageFiles.ts';
import { shippedMessages } from './messages/shippedMessages.ts';

const help = `Lists the texts that the product ships as data (conditions and notes of rules, questions,
defaults of settings) as messages to translate, in messages/en/shipped.json. Run it after a change of
them, and then: npm run messages

Example: npm run shipped-texts`;

await runCommand({ help }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shipped-texts-'));
  const db = openDatabase(join(folder, 'texts.sqlite'));
  try {
    await migrateToLatest(db);
    await seedNewDatabase(db, { samples: true });
    writeFileSync(join(messagesFolder, 'en', 'shipped.json'), await shippedMessages(db));
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
