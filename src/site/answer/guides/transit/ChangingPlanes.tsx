import { useMemo } from 'react';
import { unpackLines } from '#core/answers/packedLines.ts';
import { transitGroups } from '#core/answers/transit/transitGroups.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import messages from '#messages/en/changingPlanes.gen.ts';
import passportMessages from '#messages/en/passports.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { type RouterInputs, trpc } from '#src/lib/trpc.ts';
import { AddressProblems } from '#src/site/answerLists/AddressProblems.tsx';
import { CountryLines } from '#src/site/answerLists/CountryLines.tsx';
import type { ListedLine } from '#src/site/answerLists/countryLines.ts';
import { CountedWith } from '#src/site/documents/CountedWith.tsx';
import { useStatedHolds } from '#src/site/documents/StatedDocuments.tsx';
import { AnswerPassport } from '#src/site/passports/held/AnswerPassport.tsx';
import type { Country, Guess } from '#src/site/passports/passportOfAnswer.ts';
import type { UnclearCountry } from '#src/site/passports/queries.ts';
import { useCountries } from '#src/site/passports/useCountries.ts';
import { ShareActions } from '../../ShareActions.tsx';
import type { ChangingPlanesSearch } from './loadChangingPlanes.ts';

const t = translator(messages);
const passportText = translator(passportMessages);

const hubs = Object.keys(transitHubs);

/** Where a traveller can change planes, with these passports: all countries. */
export function ChangingPlanes({
  input,
  passports,
  guessed,
  unclear,
  search,
}: {
  input: RouterInputs['page']['changingPlanes'];
  /** Of the answers. */
  passports: Country[];
  guessed: Guess;
  unclear: UnclearCountry | undefined;
  search: ChangingPlanesSearch;
}) {
  const lines = useLines(input, passports);
  const labels = passports.map(passportLabel);
  const [country, ...others] = passports;
  // An address names one passport: with several, others see the page with theirs.
  const shared = others.length > 0 ? undefined : country;
  return (
    <section aria-labelledby="changing-planes" className="mt-10 flex flex-col gap-4">
      <h2 id="changing-planes" className="text-2xl font-semibold">
        {t('title')}
      </h2>
      <AddressProblems problems={[]} unclear={unclear} />
      <div>
        {country && (
          <AnswerPassport passport={{ country, guessed }}>
            <p>{t('stated', { passports: listInWords(labels) })}</p>
          </AnswerPassport>
        )}
        <CountedWith holds={input.holds} passports={passports} />
      </div>
      <p className="max-w-prose">{t('order')}</p>
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
        <ShareActions title={t('title')} search={{ from: shared?.code }} printable />
        {passports.map((passport) => (
          <a
            key={passport.code}
            href={`/api/v1/passports/${passport.code}.csv?purpose=transit${input.holds ? `&holds=${input.holds}` : ''}`}
            download
            className="link inline-flex min-h-11 items-center"
          >
            {passports.length > 1
              ? t('csvOf', { passport: passportLabel(passport) })
              : passportText('csv')}
          </a>
        ))}
      </div>
      <CountryLines
        lines={lines}
        search={search}
        groups={transitGroups}
        labels={{
          list: passportText('destinations'),
          find: t('find'),
          answer: t('answer'),
          anyAnswer: t('any'),
          first: t('hubs'),
          groupOf: (group) => t('group', { group }),
        }}
      />
    </section>
  );
}

function useLines(input: RouterInputs['page']['changingPlanes'], passports: Country[]) {
  const [packed] = trpc.page.changingPlanes.useSuspenseQuery(input);
  const countries = useCountries();
  const holds = useStatedHolds();
  return useMemo(() => {
    const names = new Map(countries.map(({ code, name }) => [code, name]));
    const labels = new Map(passports.map((passport) => [passport.code, passportLabel(passport)]));
    const lines = unpackLines(packed, transitGroups).map((line) => {
      const { code, passport } = line;
      const held = holds ? `&holds=${holds}` : '';
      return {
        ...line,
        name: names.get(code) ?? code,
        href: localAddress(`/visa-info/${code}?from=${passport}&type=transit${held}`),
        isFirst: hubs.includes(code),
        ...(labels.size > 1 && {
          ofPassport: t('stated', { passports: labels.get(passport) ?? '' }),
        }),
      } satisfies ListedLine;
    });
    const placeOf = ({ code, isFirst }: ListedLine) => (isFirst ? hubs.indexOf(code) : hubs.length);
    return lines.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [packed, countries, passports, holds]);
}
