import { Link } from '@tanstack/react-router';
import { sentenceGap } from '#core/languages/sentences.ts';
import problemMessages from '#messages/en/addressProblems.gen.ts';
import countryMessages from '#messages/en/countries.gen.ts';
import { translator } from '#messages/translate.ts';
import type { UnclearCountry } from '../passports/queries.ts';

const t = translator(problemMessages);
const countryText = translator(countryMessages);

/** Explains which search parameters could not be used; `unclear` is the passport's, `from`. */
export function AddressProblems({
  problems,
  unclear,
}: {
  problems: readonly string[];
  unclear?: UnclearCountry | undefined;
}) {
  if (problems.length === 0 && !unclear) return null;
  const { text = '', candidates = [] } = unclear ?? {};
  return (
    <div role="alert" className="notice max-w-2xl">
      <p className="font-semibold">{t('linkProblems')}</p>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {unclear && candidates.length === 0 && <li>{countryText('unknownPassport', { text })}</li>}
        {candidates.length > 0 && (
          <li>
            {countryText('unclear', { text })}
            {sentenceGap()}
            <span className="inline-flex flex-wrap gap-x-4">
              {candidates.map(({ code, name }) => (
                <Link
                  key={code}
                  to="."
                  search={(previous: Record<string, unknown>) => ({ ...previous, from: code })}
                  className="link inline-flex min-h-11 items-center"
                >
                  {name}
                </Link>
              ))}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
