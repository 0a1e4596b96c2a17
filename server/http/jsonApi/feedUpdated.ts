import type { Db } from '../../../db/client.ts';
import { listRuleEditions } from '../../../db/queries/rules/ruleEditions.ts';

/**
 * When a feed of changes was last updated (RFC 4287, section 4.2.15): at the time of its newest change.
 * One without changes was as empty as now at the newest import, or, without any, when the UTC day began.
 */
export async function feedUpdated(db: Db, newestChange: string | undefined): Promise<Date> {
  if (newestChange !== undefined) return new Date(newestChange);
  const imports = (await listRuleEditions(db)).map(({ importedAt }) => Date.parse(importedAt));
  return new Date(imports.length > 0 ? Math.max(...imports) : new Date().setUTCHours(0, 0, 0, 0));
}
