import { useLocation } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { useEffect } from 'react';
import { languages } from '#core/languages/languages.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { addressIn, languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { MachineTranslated } from './MachineTranslated.tsx';
import { openInLanguage, restorePageState } from './openInLanguage.ts';

const t = translator(shellMessages);

/** Links to the same page in all languages, and who translated the present one. */
export function LanguageLinks() {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const present = languageNow();
  useEffect(restorePageState, []);
  return (
    <nav aria-label={t('language')} className="has-[details[open]]:w-full">
      <details>
        <summary className="footer-link cursor-pointer gap-2 font-semibold">
          <Languages size={18} aria-hidden="true" />
          {languages.find(({ code }) => code === present)?.name}
        </summary>
        <ul className="footer-links flex flex-wrap gap-x-4 sm:gap-x-6">
          {languages.map(({ code, name }) => (
            <li key={code}>
              <a
                href={addressIn(code, path)}
                lang={code}
                aria-current={code === present ? 'true' : undefined}
                onClick={openInLanguage}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <MachineTranslated message="machineTranslated" />
    </nav>
  );
}
