import { type ReactNode, useEffect, useState } from 'react';
import { languageNow } from '#messages/language.ts';

/** Suggests the page in the visitor's language, loaded where the browser's isn't the page's. */
export function SuggestLanguage() {
  const [suggestion, setSuggestion] = useState<ReactNode>();
  useEffect(() => {
    if (navigator.language.startsWith(languageNow())) return;
    // Without a network there is no page in another language either.
    import('./LanguageSuggestion.tsx').then(
      ({ suggestLanguage }) => setSuggestion(suggestLanguage()),
      () => undefined,
    );
  }, []);
  return suggestion;
}
