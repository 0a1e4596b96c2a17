import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { LanguageCode } from '#core/languages/languages.ts';
import borderMessages from '#messages/en/border.gen.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { noCorrections, withCorrection } from '#server/languages/corrections.ts';
import { runInLanguage, runWithCorrections } from '#server/languages/requestLanguage.ts';
import { readBuiltMessages, translateRequests } from '#server/languages/translations.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// As in the modules of the product: made once, before any request, and for all of them.
const t = translator(shellMessages);
const failures = translator(failureMessages);
const borderText = translator(borderMessages);

const triesAgain = {
  de: 'Zu viele Versuche. Versuchen Sie es in 2 Minuten erneut.',
  en: 'Too many attempts. Try again in 2 minutes.',
  fr: 'Trop de tentatives. Réessayez dans 2 minutes.',
};

translateRequests();

test('each of two requests at a time has its own language, at every text', async () => {
  /** The texts of a request that waits between them, while another is answered. */
  const request = (language: LanguageCode) =>
    runInLanguage(language, async () => {
      const before = t('skip');
      await setImmediate();
      const after = t('skip');
      await setImmediate();
      return [before, after, failures('tooManyTries', { minutes: 2 })];
    });

  const [german, english, french] = await Promise.all([
    request('de'),
    request('en'),
    request('fr'),
  ]);

  expect(german).toEqual(['Zum Inhalt springen', 'Zum Inhalt springen', triesAgain.de]);
  expect(english).toEqual(['Skip to content', 'Skip to content', triesAgain.en]);
  expect(french).toEqual(['Aller au contenu', 'Aller au contenu', triesAgain.fr]);
  expect(t('skip')).toBe('Skip to content');
});

test('a text is worded as the site’s team has corrected it, and no longer once they take that back', () => {
  const skip = { namespace: 'shell', key: 'skip' };
  const corrections = withCorrection(noCorrections, 'de', skip, 'Gleich zum Inhalt');

  const inGerman = () => runInLanguage('de', () => t('skip'));

  expect(runWithCorrections(corrections, inGerman)).toBe('Gleich zum Inhalt');
  expect(runWithCorrections(corrections, () => t('skip'))).toBe('Skip to content');
  expect(inGerman()).toBe('Zum Inhalt springen');
});

test('a correction that lacks a value of its message leaves the product’s words', () => {
  const tries = { namespace: 'failures', key: 'tooManyTries' };
  const corrections = withCorrection(noCorrections, 'en', tries, 'Wait {hours} hours.');

  const text = runWithCorrections(corrections, () => failures('tooManyTries', { minutes: 2 }));

  expect(text).toBe(triesAgain.en);
});

test('the server of a build has the messages that the build compiled, and compiles what it lacks', () => {
  const folder = temporaryFolder();
  // A language that no other test reads: what is read is kept.
  writeFileSync(join(folder, 'eo.json'), '{ "shell": { "skip": "El la konstruo" } }');
  readBuiltMessages(folder);

  expect(runInLanguage('eo' as LanguageCode, () => t('skip'))).toBe('El la konstruo');
  expect(runInLanguage('id', () => t('skip'))).toBe('Langsung ke konten');
});

test('a sentence that ends in an abbreviation has one full stop', () => {
  const text = runInLanguage('es', () =>
    borderText('riskCountries', { count: 1, countries: 'EE. UU.' }),
  );
  expect(text).toBe('País con riesgo: EE. UU.');
});
