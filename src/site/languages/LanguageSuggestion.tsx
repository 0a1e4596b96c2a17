import { useLocation } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { directionOf, type LanguageCode } from '#core/languages/languages.ts';
import { addressIn } from '#messages/language.ts';
import { openInLanguage } from './openInLanguage.ts';
import { languageToSuggest, refuseSuggestion } from './preferredLanguage.ts';
import { suggestions } from './suggestions.ts';

/** The suggestion of another language, if there is one to make. */
export function suggestLanguage(): ReactNode {
  const language = languageToSuggest();
  return language && <LanguageSuggestion language={language} />;
}

/** Offers the page in a language, in that language, until the visitor closes the offer. */
function LanguageSuggestion({ language }: { language: LanguageCode }) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const [isClosed, setClosed] = useState(false);
  const { text, close } = suggestions[language];
  if (isClosed) return null;
  return (
    <aside
      lang={language}
      dir={directionOf(language)}
      aria-label={text}
      className="card no-print fixed inset-x-4 bottom-4 z-40 flex items-center gap-2 p-2 ps-4 sm:inset-x-auto sm:start-4"
    >
      <a
        href={addressIn(language, path)}
        hrefLang={language}
        onClick={openInLanguage}
        className="link inline-flex min-h-11 flex-1 items-center"
      >
        {text}
      </a>
      <button
        type="button"
        aria-label={close}
        onClick={() => {
          refuseSuggestion();
          setClosed(true);
        }}
        className="icon-button"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </aside>
  );
}
