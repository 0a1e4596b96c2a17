import { utcDay } from '#core/dates.ts';
import { type RuleInput, ruleFields } from '#core/inputs/rules/administratorRule.ts';
import { overlaps } from '#core/rules/ruleValidity.ts';
import { findCountry } from '#db/queries/countries.ts';
import {
  addEditors,
  EDITORS,
  listAdministratorRules,
} from '#db/queries/rules/administratorRules.ts';
import { ruleTable, type StatedRule, type StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { recordingChanges } from '#server/answers/changedAnswers.ts';
import { Conflict, FieldError, InvalidRequest } from '../errors.ts';
import { titleOfPair } from '../history/names.ts';
import { isMatch } from '../history/rowVersions.ts';
import type { Kind } from '../records/kind.ts';
import { checkNamedSource } from './namedSource.ts';

/** Rules of this site's administrators, which answer before those of all sources. */
export const rules: Kind<RuleInput, Omit<StoredRule, keyof StatedRule>> = {
  entity: 'rule',
  table: ruleTable,
  schema: ruleFields,
  title: titleOfPair,
  authorize({ sourceId = EDITORS }) {
    if (sourceId === EDITORS) return;
    throw new InvalidRequest(
      'An imported rule is not edited: make a rule of this site, which answers instead of it',
    );
  },
  async checkReferences(db, rule) {
    const { passport, destination } = rule;
    for (const [field, code] of Object.entries({ passport, destination })) {
      if (!(await findCountry(db, code)))
        throw new FieldError(field, 'Choose a country of the list');
    }
    await checkNamedSource(db, [rule]);
  },
  listOthers: (db, { destination, purpose, passport }) =>
    listAdministratorRules(db, { destination, purpose, passports: [passport] }),
  check(fields, others) {
    const other = others.find((rule) => overlaps(rule, fields));
    if (!other) return;
    throw new Conflict(`Another rule of this site holds then: ${periodOf(other)}`, {
      field: 'validFrom',
    });
  },
  async complete(trx, row) {
    await addEditors(trx);
    return { source_id: EDITORS, edition_id: null, verified_on: utcDay(), ...row };
  },
  // Editing a note doesn't renew a rule.
  setOnSave: (_trx, stored, { note: _note, ...facts }) =>
    isMatch(stored, facts) ? {} : { verified_on: utcDay() },
  rowsForTrash: (_trx, row) => ({ rule: row }),
  // Its last confirmation, too.
  recorded: ({ id: _id, sourceId: _source, editionId: _edition, version: _version, ...fields }) =>
    fields,
  around: recordingChanges,
};

function periodOf({ validFrom, validTo }: StatedRule): string {
  if (validFrom && validTo) return `${validFrom} to ${validTo}`;
  if (validFrom) return `from ${validFrom} on`;
  return validTo ? `until ${validTo}` : 'without first or last day';
}
