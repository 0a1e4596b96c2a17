import { checkedAddress } from '#core/inputs/settings/linkChecks.ts';
import { checkLinkAgain, listBroken } from '#server/outside/linkChecks.ts';
import { editorProcedure, router } from '#server/trpc/init.ts';

export const linkCheckRouter = router({
  broken: editorProcedure.query(({ ctx }) => listBroken(ctx.db)),

  checkAgain: editorProcedure
    .input(checkedAddress)
    .mutation(({ ctx, input }) => checkLinkAgain(ctx.db, ctx.config, input.address)),
});
