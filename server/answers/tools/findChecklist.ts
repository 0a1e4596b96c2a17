import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { BorderChecklist } from '#core/border/checklist.ts';
import { checklistFor } from '#core/border/transitChecklist.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { statedFactsOf } from '../facts/countryFacts.ts';
import { findAnswer } from '../findAnswer.ts';

/** What the border asks for with this answer, for the day of entry, if one is known. */
export async function findChecklist(
  db: Db,
  answer: EntryAnswer,
  on: string | undefined,
): Promise<BorderChecklist> {
  const { passport, destination, purpose } = answer;
  const [{ conditions, officialLinks }, visit] = await Promise.all([
    statedFactsOf(db, destination),
    purpose === DEFAULT_STAY
      ? answer
      : findAnswer(db, { passport, destination, purpose: DEFAULT_STAY, on }),
  ]);
  return checklistFor({
    answer,
    visit,
    conditions,
    officialLinks,
    on,
    leave: undefined,
    before: [],
  });
}
