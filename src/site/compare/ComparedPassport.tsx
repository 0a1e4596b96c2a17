import { Link } from '@tanstack/react-router';
import { countedAccesses } from '#core/answers/accessCounts.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import compareMessages from '#messages/en/compare.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { AccessMixBar } from '../answerLists/AccessMixBar.tsx';
import { CountryLinks } from './CountryLinks.tsx';
import { type CompareAddress, withoutPassport } from './compareSearch.ts';

const t = translator(compareMessages);

export type Comparison = RouterOutputs['comparison']['ofPassports'];

/** One passport's results: the number of countries by access, and those that it alone opens. */
export function ComparedPassport({
  passport: { code, name, flagUrl, counts, opens, opensAlone },
  isCompared,
  address,
}: {
  passport: Comparison['passports'][number];
  /** Whether another passport is compared. */
  isCompared: boolean;
  address: CompareAddress;
}) {
  return (
    <li className="card flex min-w-0 flex-col gap-3 p-3 sm:p-5">
      <h2 className="flex items-center gap-2 text-lg font-semibold wrap-anywhere sm:text-xl">
        <img src={flagUrl} alt="" width={27} height={18} className="rounded-xs" />
        <Link
          to="/passports/$passport"
          params={{ passport: code }}
          className="min-w-0 hover:underline"
        >
          {name}
        </Link>
      </h2>
      <p>
        {t.rich('opens', {
          count: opens,
          number: (children) => (
            <strong key="number" className="text-3xl font-bold tabular-nums">
              {children}
            </strong>
          ),
          small: (children) => (
            <span key="small" className="text-sm text-ink-soft">
              {children}
            </span>
          ),
        })}
      </p>
      <AccessMixBar counts={counts} />
      <dl className="text-sm">
        {countedAccesses.map(
          (access) =>
            counts[access] > 0 && (
              <div key={access} className="flex justify-between gap-3">
                <dt className="access-swatch" data-access={access}>
                  {accessInWords(access)}
                </dt>
                <dd className="shrink-0 tabular-nums">{counts[access]}</dd>
              </div>
            ),
        )}
      </dl>
      {isCompared && (
        <CountryLinks
          summary={
            opensAlone.length > 0 ? t('onlyThis', { count: opensAlone.length }) : t('noneOnlyThis')
          }
          countries={opensAlone}
          from={code}
        />
      )}
      <Link
        to="/compare"
        search={withoutPassport(address, code)}
        resetScroll={false}
        aria-label={t('removePassport', { passport: passportLabel({ code, name }) })}
        className="no-print link mt-auto inline-flex min-h-11 items-center self-start text-sm"
      >
        {t('remove')}
      </Link>
    </li>
  );
}
