import { conditionKindNames } from '#core/border/conditionKinds.ts';
import { blankDetails, entryConditionFields } from '#core/inputs/records/entryCondition.ts';
import { DEFAULT_STAY, visaTypes } from '#core/vocabulary.ts';
import { entryConditionTable } from '#db/queries/records/entryConditions.ts';
import { Conflict } from '../errors.ts';
import { countryName } from '../history/names.ts';
import { kindOfRecord } from './kind.ts';
import { completeSourced, withSources } from './sourced.ts';

/**
 * What destinations ask of foreign visitors: one condition of a kind each, or one for each group of
 * visitors, vaccination and levy.
 */
export const entryConditions = kindOfRecord({
  entity: 'entry_condition',
  table: entryConditionTable,
  schema: entryConditionFields,
  async title(db, { destination, kind }) {
    // A row of a file may name another kind, which is refused.
    const names: { [kind: string]: string } = conditionKindNames;
    return `${await countryName(db, destination)}: ${(names[kind] ?? String(kind)).toLowerCase()}`;
  },
  check({ kind, concerns, vaccine, title, detail }, others) {
    const isSame = (other: (typeof others)[number]) =>
      other.kind === kind &&
      other.concerns === concerns &&
      other.vaccine === vaccine &&
      other.title === title &&
      other.detail === detail;
    if (!others.some(isSame)) return;
    throw new Conflict('This country has a condition of this kind already: change that one', {
      field: 'kind',
    });
  },
  complete(trx, row) {
    // In the trash since before conditions had kinds of stay: those under which it was shown.
    const shown = row.concerns === 'all' ? visaTypes : [DEFAULT_STAY];
    return completeSourced(trx, { purposes: JSON.stringify(shown), ...row });
  },
  file: {
    example: {
      destination: 'JP',
      fields: {
        ...blankDetails,
        kind: 'passport_validity',
        binding: 'required',
        months: 6,
        countedFrom: 'entry',
        purposes: ['tourist', 'transit', 'working'],
        note: '',
        sourceTitle: 'Ministry of Foreign Affairs',
        sourceAddress: 'https://www.example.org/entry',
        sourceDate: '2026-02',
      },
    },
    shown: withSources,
  },
});
