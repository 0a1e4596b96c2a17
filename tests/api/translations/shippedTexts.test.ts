import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedText, shippedTranslation } from '#core/languages/shippedTexts.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { messagesFolder } from '../../../scripts/dev/messages/messageFiles.ts';
import { shippedMessages } from '../../../scripts/dev/messages/shippedMessages.ts';
import { startTestSite } from '../../support/site/testApp.ts';

test('the texts that a new site has are listed to be translated: run `npm run shipped-texts`', async () => {
  const { db } = await startTestSite({ samples: true, rules: true });
  const listed = readFileSync(join(messagesFolder, 'en', 'shipped.json'), 'utf8');
  expect(JSON.parse(listed)).toEqual(JSON.parse(await shippedMessages(db)));
});

test('a text that the team has changed stays as it is, and is known to be in English', async () => {
  await startTestSite();
  runInLanguage('ja', () => {
    expect(shippedText('biometric passports only')).not.toBe('biometric passports only');
    expect(shippedTranslation('biometric passports only')).toBeDefined();
    expect(shippedText('biometric passports only, please')).toBe(
      'biometric passports only, please',
    );
    expect(shippedTranslation('biometric passports only, please')).toBeUndefined();
  });
});
