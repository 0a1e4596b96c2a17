import { readDashboard } from '#server/dashboard/dashboard.ts';
import { editorProcedure, router } from '#server/trpc/init.ts';

export const dashboardRouter = router({
  read: editorProcedure.query(({ ctx }) => readDashboard(ctx.db, ctx.signedInUser.role)),
});
