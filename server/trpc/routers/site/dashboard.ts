import { checkedAddress } from '#core/inputs/settings/linkChecks.ts';
import { hasLinkChecks } from '#db/queries/linkChecks.ts';
import { backupStatus } from '#server/backups/backupStatus.ts';
import { readDashboard } from '#server/dashboard/dashboard.ts';
import { checkLinkAgain, listBroken } from '#server/outside/linkChecks.ts';
import { adminProcedure, editorProcedure, router } from '#server/trpc/init.ts';

export const dashboardRouter = router({
  read: editorProcedure.query(({ ctx }) => readDashboard(ctx.db, ctx.signedInUser.role)),
});

export const backupRouter = router({
  /** The last good backup and the time of the next; null for PostgreSQL. */
  last: adminProcedure.query(({ ctx }) => backupStatus(ctx.config)),
});

export const linkCheckRouter = router({
  /** Whether any link was ever checked. */
  everRan: editorProcedure.query(({ ctx }) => hasLinkChecks(ctx.db)),

  broken: editorProcedure.query(({ ctx }) => listBroken(ctx.db)),

  checkAgain: editorProcedure
    .input(checkedAddress)
    .mutation(({ ctx, input }) => checkLinkAgain(ctx.db, ctx.config, input.address)),
});
