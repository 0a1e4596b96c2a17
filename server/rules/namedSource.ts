import { isSameStatement } from '#core/rules/sameStatement.ts';
import type { Db } from '#db/db.ts';
import { listImportedRules } from '#db/queries/rules/administratorRules.ts';
import type { StatedRule } from '#db/queries/rules/ruleColumns.ts';
import { FieldError } from '../errors.ts';
import { withSources } from '../records/sourced.ts';

/**
 * Throws FieldError where rules of administrators name an imported source, as of the day of its current
 * edition, for facts that this edition contradicts: visitors would read them under its name. All rules
 * are for one destination and purpose, and name one source.
 */
export async function checkNamedSource(db: Db, rules: readonly StatedRule[]): Promise<void> {
  const [first] = rules;
  if (!first || (!first.sourceTitle && !first.sourceAddress)) return;
  const passports = rules.map(({ passport }) => passport);
  const imported = await listImportedRules(db, { ...first, passports });
  const named = (await withSources(db, imported)).filter((other) => isSameSource(first, other));
  for (const rule of rules) {
    const [said, ...others] = named.filter(({ passport }) => passport === rule.passport);
    if (!said || [said, ...others].some((other) => isSameStatement(other, rule))) continue;
    throw new FieldError(
      'sourceTitle',
      `${said.sourceTitle} says something else as of that date: name the source of these facts`,
    );
  }
}

function isSameSource(rule: StatedRule, other: StatedRule): boolean {
  if (rule.sourceDate !== other.sourceDate) return false;
  return rule.sourceTitle
    ? rule.sourceTitle === other.sourceTitle
    : rule.sourceAddress === other.sourceAddress;
}
