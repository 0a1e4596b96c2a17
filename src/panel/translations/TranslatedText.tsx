import { readableForms } from '#core/languages/formsOfMessage.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { nameOfText } from './areaNames.ts';
import { languageName, stateName } from './translationSearch.ts';

type Text = RouterOutputs['translation']['bySubject'];

/** The English text, what translators need to know of it, and the state of its translation. */
export function TranslatedText({ text }: { text: Text }) {
  const { subject, english, note, maxLength, state, language } = text;
  const forms = subject.startsWith('messages/') ? readableForms('en', english) : [english];
  return (
    <section aria-label="In English" className="card flex flex-col gap-2 p-4">
      {forms.map((form) => (
        <p key={form} className="text-lg whitespace-pre-line wrap-anywhere">
          {form}
        </p>
      ))}
      {forms[0] !== english && <code className="text-sm wrap-anywhere">{english}</code>}
      {note && <p className="text-ink-soft">{note}</p>}
      {maxLength !== null && <p>At most {maxLength} characters.</p>}
      <p className="flex flex-wrap gap-2 text-sm text-ink-soft">
        <bdi>{languageName(language)}</bdi>
        <span className="badge">{stateName(state, language)}</span>
        <span className="wrap-anywhere">{nameOfText(text)}</span>
      </p>
    </section>
  );
}
