// Draws a verdict and a country's name in every language, and prints the images' checksums by language.
import { createHash } from 'node:crypto';
import { languages } from '#core/languages/languages.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import { countryNameIn } from '#server/languages/countryNames.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';
import { drawText } from '#server/seo/shareText.ts';

const t = translator(verdictMessages);

translateRequests();
const look = { points: 40, color: '#12263a', width: 1000, height: 200, overhang: 200 };
const checksums: Record<string, string> = {};
for (const { code } of languages) {
  const { png } = await runInLanguage(code, () => {
    const verdict = t('visaRequired');
    return drawText(`${verdict}: ${countryNameIn(code, 'JP', 'Japan')}`, look);
  });
  checksums[code] = createHash('sha256').update(png).digest('hex');
}
console.log(JSON.stringify(checksums));
