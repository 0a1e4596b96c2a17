import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addressIn, languageNow } from '../../../messages/language.ts';
import shellMessages from '../../../messages/shell/en.gen.ts';
import { offeredLanguages } from '../../../server/schemas/languages.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { openInLanguage, restorePageState } from './openInLanguage.ts';

/** Links to the same page in all languages, and by whom the present one was translated. */
export function LanguageLinks() {
  const t = useMessages(shellMessages);
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const present = languageNow();
  useEffect(restorePageState, []);
  return (
    <nav aria-label={t('language')} className="flex flex-col gap-y-1">
      <ul className="flex flex-wrap gap-x-3 sm:gap-x-5">
        {offeredLanguages.map(({ code, name, direction }) => (
          <li key={code}>
            <a
              href={addressIn(code, path)}
              lang={code}
              dir={direction}
              hrefLang={code}
              aria-current={code === present ? 'true' : undefined}
              onClick={openInLanguage}
              className="inline-flex min-h-7 items-center text-sm hover:underline aria-[current]:underline sm:min-h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {present !== 'en' && (
        <p className="text-sm">
          {t.rich('machineTranslated', {
            link: (text) => (
              <a key="english" href={addressIn('en', path)} className="underline">
                {text}
              </a>
            ),
          })}
        </p>
      )}
    </nav>
  );
}
