import { describe, expect, test } from 'vitest';
import { languages } from '#core/languages/languages.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import documentMessages from '#messages/en/documents.gen.ts';
import myMessages from '#messages/en/my.gen.ts';
import plannerMessages from '#messages/en/planner.gen.ts';
import sharingMessages from '#messages/en/sharing.gen.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import shippedMessages from '#messages/en/shipped.gen.ts';
import { translator } from '#messages/translate.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

const my = translator(myMessages);
const sharing = translator(sharingMessages);
const shell = translator(shellMessages);
const shipped = translator(shippedMessages);

/** Labels in the language of the call, by their English words, as texts quote them. */
const labels: Record<string, () => string> = {
  'Days in Schengen': () => translator(plannerMessages)('title'),
  'Forget everything on this device': () => my('forget'),
  'From:': () => shell('from', { country: '', documents: 'no', more: 0 }).trim(),
  'Is this wrong?': () => translator(answerMessages)('isWrong'),
  'My documents': () => translator(documentMessages)('title'),
  'My travel': () => my('title'),
  System: () => shell('systemTheme'),
};

type ShippedKey = Parameters<typeof shipped>[0];

/** What a text quotes, in the quotation marks of any language. */
function quotedIn(text: string): string[] {
  const quotes = /[“„«「]\s*(.+?)\s*[”“»」]/g;
  return [...text.matchAll(quotes)].map(([, quoted]) => quoted ?? '').sort();
}

/** Texts that sites store can have no placeholders for labels, since teams edit them as they are. */
const quoting = (Object.keys(shippedMessages.messages) as ShippedKey[])
  .map((key) => ({ key, quoted: quotedIn(runInLanguage('en', () => shipped(key))) }))
  .filter(({ quoted }) => quoted.length > 0);

describe.each(languages)('$name', ({ code }) => {
  test.each(quoting)('$key quotes labels as they are shown', ({ key, quoted }) => {
    runInLanguage(code, () => {
      const shown = quoted.map((label) => labels[label]?.() ?? `no label: ${label}`);
      expect(quotedIn(shipped(key))).toEqual(shown.sort());
    });
  });

  test('“My travel” names its page and the button as they are shown', () => {
    runInLanguage(code, () => {
      expect(my('notAFile')).toContain(my('title'));
      expect(sharing('seeSaved')).toContain(my('title'));
      expect(my('noAnswers')).toContain(sharing('save'));
      expect(my('noTrips')).toContain(sharing('save'));
    });
  });
});
