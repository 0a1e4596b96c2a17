import { useLocation } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { addressIn } from '../../../messages/language.ts';
import { directionOf, type LanguageCode } from '../../../server/schemas/languages.ts';
import { storePageState } from './pageState.ts';
import { refuseSuggestion } from './preferredLanguage.ts';
import { suggestions } from './suggestions.ts';

/** Offers the page in a language, in that language, until the visitor closes the offer. */
export function LanguageSuggestion({ language }: { language: LanguageCode }) {
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
        onClick={storePageState}
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
