import { listedAccess } from '#core/answers/access.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import type { PackedLines } from '#core/answers/packedLines.ts';
import { type ProgrammeInLine, workLineInWords } from '#core/answers/words/workLineWords.ts';
import { workGroups } from '#core/answers/work/workGroups.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { workNeeds } from '#core/workVocabulary.ts';
import type { Db } from '#db/db.ts';
import { countryName } from '#server/languages/countryNames.ts';
import { openRemoteWorkVisas } from '../facts/remoteWorkVisas.ts';
import { type AskedEverywhere, type FoundAnswer, readStay } from '../table/stayReader.ts';
import { type WorkInTable, workInTable } from '../table/workInTable.ts';
import { packEverywhere } from './everywhere.ts';

type FoundWork = FoundAnswer & { work: WorkInTable };

/**
 * What working takes today in all offered countries, with the easiest of these passports, the programmes for
 * young people that are open to any of them, and visas for remote workers, by name. Throws NotFound for an
 * unknown passport.
 */
export async function readWorkingAbroad(db: Db, asked: AskedEverywhere): Promise<PackedLines> {
  const stay = await readStay(db, asked, 'working');
  const visas = await openRemoteWorkVisas(db);
  return packEverywhere(db, asked.passports, {
    find: (passport, country) => {
      const found = stay.find(passport, country);
      return { ...found, work: workInTable(found, stay) };
    },
    groups: workGroups,
    rankOf,
    say: (easiest, all) => {
      const { answer, work, country } = easiest;
      const remoteVisas = work.isRemoteWorker ? (visas.get(country) ?? []) : [];
      // A visa for remote workers stands among the country's own.
      const routes = work.routes.filter(
        ({ kind }) => kind !== 'digital_nomad' || remoteVisas.length === 0,
      );
      const programmes = work.need === 'no_permit' ? [] : programmesOf(easiest, all);
      return {
        ...{ places: '', words: '' },
        ...workLineInWords({ answer, work: { ...work, routes }, programmes, remoteVisas }),
      };
    },
  });
}

/** Where a permit is needed, a passport with more programmes is better. */
function rankOf({ answer, work: { need, programmes } }: FoundWork): number {
  const access = listedAccess(answer);
  if (access === 'own_country') return -1;
  if (access === null) return workNeeds.length;
  if (access === 'suspended' || access === 'no_admission') return workNeeds.length - 1;
  const doubt = doubtOfCountry(answer) ? 0.5 : 0;
  return workNeeds.indexOf(need) + doubt - programmes.length / 100;
}

/** The programmes of all passports, the easiest one's first; each once, with its passport where there are several. */
function programmesOf(easiest: FoundWork, all: readonly FoundWork[]): ProgrammeInLine[] {
  const known = new Set<string>();
  return [easiest, ...all.filter((found) => found !== easiest)].flatMap((found) => {
    const { passport: code, work } = found;
    const passport = all.length > 1 ? passportLabel({ code, name: countryName(code) }) : null;
    return work.programmes.flatMap((programme) => {
      const { name, ages, months, isLimited, isByBallot } = programme;
      const same = JSON.stringify([name, ages, months, isLimited, isByBallot]);
      if (known.has(same)) return [];
      known.add(same);
      return { ...programme, passport };
    });
  });
}
