import { type ComponentType, useEffect, useState } from 'react';
import type { LanguageCode } from '../../../server/schemas/languages.ts';
import { languageToSuggest } from './preferredLanguage.ts';

/** Loads the suggestion of another language where there is one to make. */
export function SuggestLanguage() {
  const [suggestion, setSuggestion] = useState<{
    Suggestion: ComponentType<{ language: LanguageCode }>;
    language: LanguageCode;
  }>();
  useEffect(() => {
    const language = languageToSuggest();
    if (!language) return;
    // Without a network there is no page in another language either.
    import('./LanguageSuggestion.tsx').then(
      ({ LanguageSuggestion: Suggestion }) => setSuggestion({ Suggestion, language }),
      () => undefined,
    );
  }, []);
  return suggestion ? <suggestion.Suggestion language={suggestion.language} /> : null;
}
