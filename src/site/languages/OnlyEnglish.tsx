import { languageNow } from '#messages/language.ts';
import shellMessages from '#messages/shell/en.gen.ts';
import { useMessages } from '#src/lib/useMessages.ts';

/** Says, on pages in other languages, that the text below is in English. */
export function OnlyEnglish() {
  const t = useMessages(shellMessages);
  return languageNow() === 'en' ? null : <p className="text-ink-soft">{t('onlyEnglish')}</p>;
}
