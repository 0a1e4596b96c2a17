import { Link } from '@tanstack/react-router';
import { documentLabel } from '#core/documents/documentWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import messages from '#messages/en/search.gen.ts';
import { translator } from '#messages/translate.ts';
import type { SiteSearchResult } from './loadSiteSearch.ts';

const t = translator(messages);

type Countries = SiteSearchResult['understood']['passports'];

/** What a search understood of a text, and what not, where some of it wasn't understood. */
export function UnderstoodText({ understood }: Pick<SiteSearchResult, 'understood'>) {
  const { passports, destinations, purpose, holds, unread } = understood;
  const rows = [
    passports.length > 0 && t('understoodPassport', { countries: namesOf(passports) }),
    destinations.length > 0 && t('understoodDestination', { countries: namesOf(destinations) }),
    purpose && t('understoodPurpose', { purpose }),
    holds.length > 0 &&
      t('understoodDocuments', {
        documents: listInWords(holds.map((token) => documentLabel(token))),
      }),
  ].filter((row) => typeof row === 'string');
  if (unread.length === 0 || rows.length === 0) return null;
  return (
    <section aria-labelledby="understood" className="flex flex-col gap-1">
      <h2 id="understood" className="text-xl font-semibold">
        {t('understood')}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <p className="wrap-anywhere">{t('notUnderstood', { words: listInWords(unread, 'comma') })}</p>
    </section>
  );
}

function namesOf(countries: Countries): string {
  return listInWords(
    countries.map(({ name }) => name),
    'or',
  );
}

/** Texts that may be meant by one with misspelt names, as links to their results. */
export function RespeltTexts({ texts }: { texts: readonly string[] }) {
  return (
    <section aria-labelledby="respelt" className="flex flex-col gap-1">
      <h2 id="respelt" className="text-xl font-semibold">
        {t('didYouMean')}
      </h2>
      <ul className="flex flex-col">
        {texts.map((text) => (
          <li key={text}>
            <Link
              to="/search"
              search={(previous: Record<string, unknown>) => ({
                ...previous,
                q: text,
                page: undefined,
              })}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
