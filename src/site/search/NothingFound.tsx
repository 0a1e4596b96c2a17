import { Link } from '@tanstack/react-router';
import messages from '#messages/en/search.gen.ts';
import { translator } from '#messages/translate.ts';
import { VisaSearchForm } from '../visaSearch/VisaSearchForm.tsx';

const t = translator(messages);

/** Says that a search found nothing, and offers the nearest names and the form. */
export function NothingFound({
  text,
  nearest,
}: {
  text: string;
  nearest: { code: string; name: string }[];
}) {
  return (
    <>
      <section aria-labelledby="nothing" className="flex flex-col gap-2">
        <h2 id="nothing" className="text-2xl font-semibold wrap-anywhere">
          {t('nothing', { text })}
        </h2>
        {nearest.length > 0 && (
          <>
            <p>{t('didYouMean')}</p>
            <ul className="flex flex-wrap gap-x-5">
              {nearest.map(({ code, name }) => (
                <li key={code}>
                  <Link
                    to="/visa-info/$topic"
                    params={{ topic: code }}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="text-ink-soft">{t('noResultsHint')}</p>
      </section>
      <div className="max-w-md">
        <VisaSearchForm />
      </div>
    </>
  );
}
