import shellMessages from '#messages/en/shell.gen.ts';
import { languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/** Says, on pages in other languages, that the text below is in English. */
export function OnlyEnglish() {
  return languageNow() === 'en' ? null : <p className="text-ink-soft">{t('onlyEnglish')}</p>;
}
