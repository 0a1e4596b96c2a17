import { backupStatus } from '#server/backups/backupStatus.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';

export const backupRouter = router({
  /** The last good backup and the time of the next; null for PostgreSQL. */
  last: adminProcedure.query(({ ctx }) => backupStatus(ctx.config)),
});
