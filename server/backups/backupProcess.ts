// Takes one backup in a process of its own, so that reading a whole database and hashing images
// holds up no visitor. The order comes as the first argument, the outcome goes back as a message.
import { constants, setPriority } from 'node:os';
import { type BackupOrder, takeBackup } from './takeBackup.ts';

/** How the process ended: what was taken, or one line on why not. */
export type BackupOutcome =
  | Omit<Awaited<ReturnType<typeof takeBackup>>, 'takenAt'>
  | { error: string };

setPriority(constants.priority.PRIORITY_LOW);
// Without the server nobody waits for the outcome; the next backup clears what this one leaves.
process.on('disconnect', () => process.exit(1));

const order = JSON.parse(process.argv[2] ?? '') as BackupOrder;
const outcome = await takeBackup(order).catch((error: unknown) => ({
  error: error instanceof Error ? error.message : String(error),
}));
process.send?.(outcome, () => process.exit(0));
