import { workProgrammeFields } from '#core/inputs/records/workProgramme.ts';
import { workProgrammeTable } from '#db/queries/records/workProgrammes.ts';
import { Conflict } from '../errors.ts';
import { countryName } from '../history/names.ts';
import { kindOfRecord } from './kind.ts';
import { completeSourced, withSources } from './sourced.ts';

/** The programmes by which young people may work in countries. */
export const workProgrammes = kindOfRecord({
  entity: 'work_programme',
  table: workProgrammeTable,
  schema: workProgrammeFields,
  title: async (db, { destination, title }) => `${await countryName(db, destination)}: ${title}`,
  check({ kind, title, passports }, others) {
    const isSame = (other: (typeof others)[number]) =>
      other.kind === kind &&
      other.title === title &&
      other.passports.split(' ').some((passport) => passports.includes(passport));
    if (!others.some(isSame)) return;
    throw new Conflict(
      'This country has this programme for one of the passports: change that one',
      {
        field: 'passports',
      },
    );
  },
  complete: completeSourced,
  file: {
    example: {
      destination: 'NZ',
      fields: {
        kind: 'working_holiday',
        title: 'Working Holiday Scheme',
        passports: 'CL JP',
        firstAge: 18,
        lastAge: 30,
        otherAges: 'CL 18-35',
        months: 12,
        isLimited: true,
        ballotFor: '',
        feeAmount: '455',
        feeCurrency: 'NZD',
        address: 'https://www.example.org/working-holiday',
        quality: 'own_government',
        sourcePublisher: 'Immigration Office',
        sourceDateIs: 'stated',
        sourceTitle: 'Working holidays',
        sourceAddress: 'https://www.example.org/working-holidays',
        sourceDate: '2026-02',
      },
    },
    shown: withSources,
  },
});
