import { Link } from '@tanstack/react-router';
import { SEARCH_TEXT_MAX } from '../../../server/schemas/constants.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { VisaSearchForm } from '../home/VisaSearchForm.tsx';

/** Shown for unknown pages, with a link home and two search forms. */
export function NotFoundPage({
  title = 'Page Not Found',
  text = 'There is nothing at this address. It may have moved, or the link has a typo.',
  wayOn = 'Go Home',
}: {
  title?: string;
  text?: string;
  wayOn?: string;
}) {
  return (
    <div className="container-site flex flex-col items-start gap-4 py-24">
      <h1 className="text-4xl font-bold">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <Link to="/" className="button">
        {wayOn}
      </Link>
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
