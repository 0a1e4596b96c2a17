import { utcDay } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { listRuleEditions } from '#db/queries/rules/ruleEditions.ts';

/**
 * The `updated` time of a change feed (RFC 4287, section 4.2.15): its newest change. Without
 * changes, the newest import or, without any, the start of the UTC day.
 */
export async function feedUpdated(db: Db, newestChange: string | undefined): Promise<Date> {
  if (newestChange !== undefined) return new Date(newestChange);
  const imports = (await listRuleEditions(db)).map(({ importedAt }) => Date.parse(importedAt));
  return new Date(imports.length > 0 ? Math.max(...imports) : Date.parse(utcDay()));
}
