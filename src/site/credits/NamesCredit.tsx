import type { ReactNode } from 'react';
import messages from '#messages/en/search.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

const t = translator(messages);

/** Where the search's names of cities, and of countries in other languages, come from. */
export function NamesCredit() {
  return (
    <section>
      <h2 className="mb-2 text-2xl font-semibold">{t('citiesCredit')}</h2>
      <p className="max-w-prose text-ink-soft">
        {t.rich('citiesCreditText', {
          package: linkTo('https://github.com/kevinroberts/city-timezones'),
          countries: linkTo('https://github.com/annexare/Countries'),
        })}
      </p>
      <p className="mt-2 max-w-prose text-ink-soft">
        {t.rich('translatedNamesCredit', {
          cldr: linkTo('https://cldr.unicode.org/'),
          licence: linkTo('https://www.unicode.org/license.txt'),
        })}
      </p>
    </section>
  );
}

function linkTo(address: string) {
  return (children: ReactNode) => (
    <ExternalLink key={address} href={address}>
      {children}
    </ExternalLink>
  );
}
