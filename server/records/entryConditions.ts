import { entryConditionTable } from '../../db/records/entryConditions.ts';
import { entryConditionFields } from '../schemas/records/entryCondition.ts';
import { Conflict } from '../services/errors.ts';
import { countryName } from '../services/history/names.ts';
import { kindOfRecord } from './kind.ts';
import { completeSourced, withSources } from './sourced.ts';

/** What destinations ask of every foreign passport: one condition of a kind each. */
export const entryConditions = kindOfRecord({
  entity: 'entry_condition',
  table: entryConditionTable,
  schema: entryConditionFields,
  async title(db, { destination, kind }) {
    const what = kind === 'passport_validity' ? 'passport validity' : 'passport age';
    return `${await countryName(db, destination)}: ${what}`;
  },
  check({ kind }, others) {
    if (!others.some((other) => other.kind === kind)) return;
    throw new Conflict('This country has a condition of this kind already: change that one', {
      field: 'kind',
    });
  },
  complete: completeSourced,
  file: {
    example: {
      destination: 'JP',
      fields: {
        kind: 'passport_validity',
        months: 6,
        countedFrom: 'entry',
        note: '',
        sourceTitle: 'Ministry of Foreign Affairs',
        sourceAddress: 'https://www.example.org/entry',
        sourceDate: '2026-02',
      },
    },
    shown: withSources,
  },
});
