import type { Traveller } from '#core/passports/findTravellers.ts';
import type { Db } from '#db/db.ts';
import { answersWithDocuments } from '../table/answersWithDocuments.ts';
import type { PassportAnswers } from '../table/currentTable.ts';
import type { RankedTraveller } from './rankForGroup.ts';

/** The travellers with the answers that count with their documents. */
export async function rankedTravellers(
  db: Db,
  table: PassportAnswers,
  travellers: readonly Traveller[],
): Promise<RankedTraveller[]> {
  return Promise.all(
    travellers.map(async ({ passports, holds }) => ({
      passports: passports.map(({ code }) => code),
      answers: await answersWithDocuments(db, table, holds),
    })),
  );
}
