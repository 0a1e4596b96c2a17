// Takes one backup in a separate process, so that reading the database and hashing images doesn't
// block requests. The order is the first argument; the outcome is sent as an IPC message.
import { constants, setPriority } from 'node:os';
import { type BackupOrder, takeBackup } from '../backups/takeBackup.ts';

/** The backup, or a one-line error. */
export type BackupOutcome =
  | Omit<Awaited<ReturnType<typeof takeBackup>>, 'takenAt'>
  | { error: string };

setPriority(constants.priority.PRIORITY_LOW);
// The server has ended; the next backup removes what this one leaves.
process.on('disconnect', () => process.exit(1));

const order = JSON.parse(process.argv[2] ?? '') as BackupOrder;
const outcome = await takeBackup(order).catch((error: unknown) => ({
  error: error instanceof Error ? error.message : String(error),
}));
process.send?.(outcome, () => process.exit(0));
