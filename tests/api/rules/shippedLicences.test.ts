import { expect, test } from 'vitest';
import { licenceInWords } from '#core/answers/words/licenceWords.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db } = filledDatabase();

translateRequests();

test('a licence of a shipped source is a name, or a remark in each language', async () => {
  const rows = await db().selectFrom('rule_sources').select('licence').distinct().execute();
  const untranslated = rows
    .map(({ licence }) => licence)
    .filter((licence) => runInLanguage('de', () => licenceInWords(licence)) === licence);
  expect(untranslated.toSorted()).toEqual([
    'CC BY 4.0',
    'MIT (Crown copyright); GOV.UK content OGL v3.0',
    'MIT, © 2019 Ilya Ilyankou',
    'OGL v3.0',
  ]);
});

test('the name of a licence stays in a remark', () => {
  const words = () => licenceInWords('CC BY-SA 4.0 (facts only)');
  expect(words()).toBe('CC BY-SA 4.0 (facts only)');
  expect(runInLanguage('de', words)).toBe('CC BY-SA 4.0 (nur Fakten)');
});
