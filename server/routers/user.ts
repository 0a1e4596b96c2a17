import { listUsers } from '../../db/users.ts';
import { adminProcedure, router } from '../trpc.ts';

export const userRouter = router({
  list: adminProcedure.query(({ ctx }) => listUsers(ctx.db)),
});
