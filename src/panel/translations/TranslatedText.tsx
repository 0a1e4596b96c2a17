import { languages } from '#core/languages/languages.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { nameOfText } from './areaNames.ts';
import { stateNames } from './translationSearch.ts';

type Text = RouterOutputs['translation']['bySubject'];

/** The English text, what translators need to know of it, and the state of its translation. */
export function TranslatedText({ text }: { text: Text }) {
  const { english, note, maxLength, state, language } = text;
  const name = languages.find(({ code }) => code === language)?.name;
  return (
    <section aria-label="In English" className="card flex flex-col gap-2 p-4">
      <p className="text-lg whitespace-pre-line wrap-anywhere">{english}</p>
      {note && <p className="text-ink-soft">{note}</p>}
      {maxLength !== null && <p>At most {maxLength} characters.</p>}
      <p className="flex flex-wrap gap-2 text-sm text-ink-soft">
        <bdi>{name}</bdi>
        <span className="badge">{stateNames[state]}</span>
        <span className="wrap-anywhere">{nameOfText(text)}</span>
      </p>
    </section>
  );
}
