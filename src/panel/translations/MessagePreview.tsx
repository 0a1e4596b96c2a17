import { formsOfMessage } from '#core/languages/formsOfMessage.ts';
import { directionOf } from '#core/languages/languages.ts';
import { messageProblems } from '#core/languages/messageProblems.ts';

/** The problems of a message while it is typed, or each of its forms as visitors will read it. */
export function MessagePreview({
  language,
  english,
  maxLength,
  text,
}: {
  language: string;
  english: string;
  maxLength: number | null;
  text: string;
}) {
  const room = maxLength === null ? {} : { maxLength };
  const problems = messageProblems(language, { text: english, ...room }, text);
  return (
    <section aria-label="Preview" className="card flex flex-col gap-2 p-4" aria-live="polite">
      {problems.length > 0 ? (
        <ul className="list-disc ps-5 text-alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : (
        <dl className="grid gap-2">
          {formsOfMessage(language, text).map(({ name, shown }) => (
            <div key={name} className="flex flex-col">
              {name && <dt className="text-xs text-ink-soft">{name}</dt>}
              <dd lang={language} dir={directionOf(language)} className="wrap-anywhere">
                {shown}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
