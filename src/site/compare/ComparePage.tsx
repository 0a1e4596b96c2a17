import { Link } from '@tanstack/react-router';
import { sentenceGap, sentencesInWords } from '#core/languages/sentences.ts';
import { COMPARED_MIN } from '#core/passports/travellers.ts';
import compareMessages from '#messages/en/compare.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { AddressProblems } from '../answerLists/AddressProblems.tsx';
import { NotCounted } from '../documents/NotCounted.tsx';
import type { UnclearCountry } from '../passports/queries.ts';
import { AddCompared } from './AddCompared.tsx';
import { ComparedPassport } from './ComparedPassport.tsx';
import { ComparisonResult } from './ComparisonResult.tsx';
import { type CompareAddress, comparisonInput } from './compareSearch.ts';

const t = translator(compareMessages);

/** Two to four passports side by side; only the form if the address names none. */
export function ComparePage({
  address,
  unclear,
}: {
  address: CompareAddress;
  /** Added texts that name no one passport. */
  unclear: UnclearCountry[];
}) {
  const input = comparisonInput(address);
  const { data: comparison } = trpc.comparison.ofPassports.useQuery(input, {
    enabled: input.passports !== '',
  });
  const passports = comparison?.passports ?? [];
  // Unusable parameters are reported once; links and forms continue without them.
  const usable = { ...address, passports: passports.map(({ code }) => code).join() || undefined };
  const isCompared = passports.length >= COMPARED_MIN;
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      <div className="flex flex-col gap-8">
        <NotCounted why="notCountedOfMany" />
        <AddressProblems problems={comparison?.problems ?? []} />
        {passports.length > 0 && (
          <ul className="grid gap-3 xs:grid-cols-2 sm:gap-4 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
            {passports.map((passport) => (
              <ComparedPassport
                key={passport.code}
                passport={passport}
                isCompared={isCompared}
                address={usable}
              />
            ))}
          </ul>
        )}
        <div className="no-print">
          <AddCompared count={passports.length} address={usable} unclear={unclear} />
        </div>
        {comparison && isCompared ? (
          <ComparisonResult comparison={comparison} address={usable} />
        ) : (
          <p className="max-w-2xl text-ink-soft">
            {sentencesInWords([passports.length === 1 ? t('addAnother') : '', t('notSaved')])}
            {sentenceGap()}
            {t.rich('eachOwn', {
              link: (children) => (
                <Link key="together" to="/together" className="link">
                  {children}
                </Link>
              ),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
