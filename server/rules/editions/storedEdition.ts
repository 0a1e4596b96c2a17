import { keyOf } from '#core/rules/editionDifference.ts';
import type { StoredEdition } from '#core/rules/planImport.ts';
import type { RuleFields } from '#core/rules/ruleFields.ts';
import type { Db } from '#db/db.ts';
import { readEditionRules } from '#db/queries/rules/editionRules.ts';
import { findRuleEdition } from '#db/queries/rules/ruleEditions.ts';
import { NotFound } from '#server/errors.ts';

/** An edition with all its rules. Throws NotFound for a missing or incomplete one. */
export async function readStoredEdition(db: Db, id: number): Promise<StoredEdition> {
  const edition = await findRuleEdition(db, id);
  if (edition?.state !== 'ready') throw new NotFound(`Edition ${id}`);
  const rules = new Map<string, RuleFields>();
  for await (const some of readEditionRules(db, id)) {
    for (const rule of some) rules.set(keyOf(rule), rule);
  }
  return { id, date: edition.date, fileHash: edition.fileHash, rules };
}
