import { type TranslationFields, translationFields } from '#core/inputs/records/translation.ts';
import { languages } from '#core/languages/languages.ts';
import { messageProblems } from '#core/languages/messageProblems.ts';
import { atPresentSubject } from '#core/languages/movedMessages.ts';
import type { Db } from '#db/db.ts';
import type { NewRow } from '#db/queries/records/recordTable.ts';
import { findTranslations, translationTable } from '#db/queries/records/translations.ts';
import { Conflict } from '#server/errors.ts';
import { refuseEditors } from '#server/history/actor.ts';
import { englishMessages, messageOfSubject } from '#server/languages/messageTexts.ts';
import { kindOfRecord } from '../kind.ts';

/** Texts as the site's team has translated, accepted or corrected them. */
export const translations = kindOfRecord({
  entity: 'translation',
  table: translationTable,
  schema: translationFields,
  title: (_db, { language, subject }) => `${nameOf(language)}: ${subject}`,
  authorize: refuseEditorsOfSettings,
  check: checkMessage,
  complete: presentRow,
  async findSame(db, { language, subject }) {
    const [same] = await findTranslations(db, language, [subject]);
    return same;
  },
  file: {
    example: {
      fields: {
        language: 'de',
        subject: 'messages/answers/change',
        english: 'Change',
        text: 'Ändern',
      },
    },
  },
});

/** A row that was deleted under a former name of its message, under the present one. */
async function presentRow(_trx: Db, row: NewRow): Promise<NewRow> {
  const text = { subject: String(row.subject), english: String(row.english) };
  return { ...row, ...atPresentSubject(text) };
}

function nameOf(language: string): string {
  return languages.find(({ code }) => code === language)?.name ?? language;
}

/** Translations are written by those who may write their text: of settings by administrators. */
function refuseEditorsOfSettings({ subject }: TranslationFields): void {
  if (subject.startsWith('settings/')) refuseEditors();
}

/** Throws Conflict for a message that the product lacks, or that couldn't be formatted. */
function checkMessage({ language, subject, english, text }: TranslationFields): void {
  if (!messageOfSubject(subject)) return;
  if (!englishMessages().has(subject)) {
    throw new Conflict('There is no such text', { field: 'subject' });
  }
  const [problem] = messageProblems(
    language,
    { ...englishMessages().get(subject), text: english },
    text,
  );
  if (problem) throw new Conflict(`The text can’t be used: ${problem}`, { field: 'text' });
}
