import { backupStatus } from '../../backups/backupStatus.ts';
import { adminProcedure, router } from '../init.ts';

export const backupRouter = router({
  /** The last good backup, and when the next is due; null where the database's own tools take them. */
  last: adminProcedure.query(({ ctx }) => backupStatus(ctx.config)),
});
