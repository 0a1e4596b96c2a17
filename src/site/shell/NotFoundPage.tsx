import { Link, useLocation } from '@tanstack/react-router';
import { SEARCH_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { addressOf, waysOn } from '#core/site/pages.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import searchMessages from '#messages/en/visaSearch.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { VisaSearchForm } from '../visaSearch/VisaSearchForm.tsx';
import { wordsOfAddress } from './wordsOfAddress.ts';

const t = translator(shellMessages);
const searchText = translator(searchMessages);

/**
 * Shown for unknown pages: a search for the words of the address, a link home, main pages, and two
 * search forms.
 */
export function NotFoundPage({
  title,
  text,
  wayOn,
}: {
  title?: string;
  text?: string;
  wayOn?: string;
}) {
  const { pathname } = useLocation();
  const words = wordsOfAddress(pathname);
  return (
    <div className="container-site flex flex-col items-start gap-4 py-24">
      <h1 className="text-4xl font-bold">{title ?? t('notFound')}</h1>
      <p className="text-lg text-ink-soft">{text ?? t('notFoundText')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Link to="/" className="button">
          {wayOn ?? t('goHome')}
        </Link>
        {words && (
          <a
            href={localAddress(`/search?q=${encodeURIComponent(words)}`)}
            className="button-quiet wrap-anywhere"
          >
            {t('searchFor', { words })}
          </a>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4">
        {t('elsewhere')}
        {waysOn.map(([page, label]) => (
          <a key={page} href={addressOf[page]} className="link inline-flex min-h-11 items-center">
            {t(label)}
          </a>
        ))}
      </p>
      <search className="mt-6 grid w-full max-w-3xl gap-6 sm:grid-cols-2">
        <form
          action={localAddress('/search')}
          aria-label={t('searchDestinations')}
          className="flex flex-col gap-3"
        >
          <Field label={t('findDestination')}>
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
            {searchText('search')}
          </button>
        </form>
        <VisaSearchForm category="tourist-visa" />
      </search>
    </div>
  );
}
