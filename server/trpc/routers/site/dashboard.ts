import { brokenLinkList, checkedAddress } from '#core/inputs/settings/linkChecks.ts';
import { backupStatus } from '#server/backups/backupStatus.ts';
import { readDashboard } from '#server/dashboard/dashboard.ts';
import { checkLinkAgain, everCheckedLinks, listBroken } from '#server/outside/linkChecks.ts';
import { adminProcedure, editorProcedure, router } from '#server/trpc/init.ts';

export const dashboardRouter = router({
  read: editorProcedure.query(({ ctx }) => readDashboard(ctx.db, ctx.signedInUser.role)),
});

export const backupRouter = router({
  /** The last good backup and the time of the next; null for PostgreSQL. */
  last: adminProcedure.query(({ ctx }) => backupStatus(ctx.db, ctx.config)),
});

export const linkCheckRouter = router({
  everRan: editorProcedure.query(({ ctx }) => everCheckedLinks(ctx.db)),

  broken: editorProcedure
    .input(brokenLinkList)
    .query(({ ctx, input }) => listBroken(ctx.db, input.kind)),

  checkAgain: editorProcedure
    .input(checkedAddress)
    .mutation(({ ctx, input }) => checkLinkAgain(ctx.db, ctx.config, input.address)),
});
