import * as z from 'zod/mini';
import { ids } from './panelList.ts';

const carriedOverDecisions = ['confirm', 'put_back'] as const;

/** The decision on a requirement whose answer changed with an upgrade. */
export type CarriedOverDecision = (typeof carriedOverDecisions)[number];

/** The requirements to confirm or to put back; all of them without ids. */
export const visaRequirementsSettle = z.strictObject({
  decision: z.enum(carriedOverDecisions),
  ids: z.optional(ids),
});
