import { Link, useLocation } from '@tanstack/react-router';
import notFoundMessages from '../../../messages/notFound/en.gen.ts';
import { SEARCH_TEXT_MAX } from '../../../server/schemas/constants.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { VisaSearchForm } from '../home/VisaSearchForm.tsx';
import { wordsOfAddress } from './wordsOfAddress.ts';

const mainPages = [
  ['/visa-info', 'visaInfo'],
  ['/destinations/tourist', 'destinations'],
  ['/passports', 'passports'],
  ['/trip', 'trip'],
] as const;

/**
 * Shown for unknown pages: a search for the words of the address, a link home, main pages, and two
 * search forms.
 */
export function NotFoundPage({
  title = 'Page Not Found',
  text = 'There is nothing at this address. It may have moved, or the link has a typo.',
  wayOn = 'Go Home',
}: {
  title?: string;
  text?: string;
  wayOn?: string;
}) {
  const t = useMessages(notFoundMessages);
  const { pathname } = useLocation();
  const words = wordsOfAddress(pathname);
  return (
    <div className="container-site flex flex-col items-start gap-4 py-24">
      <h1 className="text-4xl font-bold">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Link to="/" className="button">
          {wayOn}
        </Link>
        {words && (
          <a href={`/search?q=${encodeURIComponent(words)}`} className="button-quiet wrap-anywhere">
            {t('searchFor', { words })}
          </a>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4">
        {t('elsewhere')}
        {mainPages.map(([path, label]) => (
          <a key={path} href={path} className="link inline-flex min-h-11 items-center">
            {t(label)}
          </a>
        ))}
      </p>
      <search className="mt-6 grid w-full max-w-3xl gap-6 sm:grid-cols-2">
        <form action="/search" aria-label="Search destinations" className="flex flex-col gap-3">
          <Field label="Find a destination">
            {(control) => (
              <input
                {...control}
                type="search"
                name="q"
                required
                maxLength={SEARCH_TEXT_MAX}
                className="input"
              />
            )}
          </Field>
          <button type="submit" className="button-quiet self-start">
            Search
          </button>
        </form>
        <VisaSearchForm category="tourist-visa" />
      </search>
    </div>
  );
}
