import { blankRemoteWork, wayToWorkFields } from '#core/inputs/records/wayToWork.ts';
import { workRouteKindNames } from '#core/records/wayToWorkWords.ts';
import { wayToWorkTable } from '#db/queries/records/waysToWork.ts';
import { Conflict } from '../errors.ts';
import { countryName } from '../history/names.ts';
import { kindOfRecord } from './kind.ts';
import { completeSourced, withSources } from './sourced.ts';

/** The ways for everybody to work in countries, with the visas for remote workers. */
export const waysToWork = kindOfRecord({
  entity: 'way_to_work',
  table: wayToWorkTable,
  schema: wayToWorkFields,
  async title(db, { destination, title, kind }) {
    // A row of a file may name another kind, which is refused.
    const names: { [kind: string]: string } = workRouteKindNames;
    return `${await countryName(db, destination)}: ${title || (names[kind] ?? String(kind))}`;
  },
  check({ kind, title }, others) {
    if (!others.some((other) => other.kind === kind && other.title === title)) return;
    throw new Conflict('This country has a way of this kind and name already: change that one', {
      field: 'title',
    });
  },
  complete: completeSourced,
  file: {
    example: {
      destination: 'PT',
      fields: {
        ...blankRemoteWork,
        kind: 'digital_nomad',
        title: 'Residence visa for remote work',
        address: 'https://www.example.org/remote-work',
        feeAmount: '90',
        feeCurrency: 'USD',
        months: 12,
        quality: 'own_government',
        income: 3500,
        family: true,
        renewable: true,
        maxYears: 5,
        taxDays: 183,
        sourceTitle: 'Ministry of Foreign Affairs',
        sourceAddress: 'https://www.example.org/visas',
        sourceDate: '2026-02-17',
      },
    },
    shown: withSources,
  },
});
