import { Link } from '@tanstack/react-router';
import { COUNTED_AS_SHOWN, COUNTED_PLACES } from '../../../server/schemas/answers/accessCounts.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListedSources } from '../access/ListedSources.tsx';
import { ShareActions } from '../visa/ShareActions.tsx';
import type { Comparison } from './ComparedPassport.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { CountryLinks } from './CountryLinks.tsx';
import { type CompareAddress, comparisonInput } from './compareSearch.ts';

/** The countries that the passports open together, and those where they differ, or all. */
export function ComparisonResult({
  comparison,
  address,
}: {
  comparison: Comparison;
  address: CompareAddress;
}) {
  const { passports, openTogether, counted, total, differing, rows } = comparison;
  const names = listInWords(passports.map(({ name }) => inSentence(name)));
  const { all, passports: compared } = comparisonInput(address);
  return (
    <>
      <section aria-labelledby="together" className="card flex flex-col gap-1 p-4 sm:p-5">
        <h2 id="together" className="text-xl font-semibold">
          Together they open {openTogether.length} of {counted} countries
        </h2>
        <p className="text-ink-soft">
          Without a visa beforehand with at least one of them, their own countries among them.
        </p>
        <p className="text-sm text-ink-soft">
          {COUNTED_PLACES} {COUNTED_AS_SHOWN}
        </p>
        <CountryLinks summary="Which these are" countries={openTogether} />
        <p>
          For people who travel on one of these passports each:{' '}
          <Link to="/together" search={{ passports: compared }} className="link py-3">
            where all of them can go
          </Link>
          .
        </p>
      </section>
      <section aria-labelledby="side-by-side" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="side-by-side" tabIndex={-1} className="text-2xl font-semibold outline-none">
              Side by side
            </h2>
            <p role="status" className="text-ink-soft">
              {differing} of {total} countries differ by access, length of stay or conditions
              {all ? '; all are shown' : '; only they are shown'}.
            </p>
          </div>
          <ShareActions
            title={`Passports compared: ${names}`}
            label="Link to this comparison"
            search={{ passports: compared }}
            printable
          />
        </div>
        <nav aria-label="Countries shown" className="no-print flex flex-wrap gap-2">
          <Choice label={`Differences only (${differing})`} all={false} chosen={!all} />
          <Choice label={`All (${total})`} all chosen={all} />
        </nav>
        {rows.length === 0 ? (
          <EmptyState title="No differences" hint="These passports need the same everywhere." />
        ) : (
          <ComparedTable comparison={comparison} />
        )}
      </section>
      <ListedSources on={comparison.on} sources={comparison.sources} />
    </>
  );
}

function Choice({ label, all, chosen }: { label: string; all: boolean; chosen: boolean }) {
  return (
    <Link
      to="/compare"
      search={(previous) => ({ ...previous, all: all ? 'true' : undefined })}
      resetScroll={false}
      activeProps={{ 'aria-current': undefined }}
      aria-current={chosen ? 'true' : undefined}
      className="pill"
    >
      {label}
    </Link>
  );
}
