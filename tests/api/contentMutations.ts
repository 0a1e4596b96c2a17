import { appRouter } from '../../server/trpc/appRouter.ts';
import type { ProcedureMeta } from '../../server/trpc/init.ts';

type Declared = Record<string, { _def: { meta?: ProcedureMeta } }>;

/** The mutations that declare that they may change public content. */
export const contentMutations = Object.entries(
  appRouter._def.procedures as unknown as Declared,
).flatMap(([path, { _def }]) => (_def.meta?.movesContent ? [path] : []));
