import { doubtOfCountry } from '#core/answers/doubt.ts';
import type { Db } from '#db/db.ts';
import { searchEnginesSetting } from '#server/site/settings/settings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';
import { ruleReference } from '../ruleReference.ts';
import { countedCodes } from '../table/countedAnswers.ts';
import { answersForDestination } from '../table/currentTable.ts';
import { allCountries } from './countries.ts';
import { isOfficial } from './coverage.ts';

/** Answers that search engines index, each a page of its own. */

/** The team's choice: search engines may index answers at all. */
export async function areAnswersIndexed(db: Db): Promise<boolean> {
  return (await readValue(db, searchEnginesSetting)).answers;
}

/**
 * The passports whose tourist answer in a country search engines may index today, by code: those that rest
 * on an official source or a government's page, without a doubt. None where Settings exclude answers.
 */
export async function passportsWithIndexedAnswer(db: Db, destination: string): Promise<string[]> {
  if (!(await areAnswersIndexed(db))) return [];
  const answers = await answersForDestination(db, destination);
  const reference = await ruleReference(db);
  const counted = countedCodes(await allCountries(db));
  return answers
    .filter((answer) => counted.has(answer.passport))
    .filter((answer) => isOfficial(answer, reference) && doubtOfCountry(answer) === null)
    .map(({ passport }) => passport);
}
