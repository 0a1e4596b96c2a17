import { createFileRoute, Link } from '@tanstack/react-router';
import { ruleSorts } from '#core/siteVocabulary.ts';
import {
  useAllCountries,
  useNameOfCountry,
} from '#src/features/admin/countries/useAllCountries.ts';
import { readListAddress, type SeveralLists } from '#src/features/admin/lists/listAddress.ts';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { LostPages, lostPageSorts } from '#src/features/admin/rules/queues/LostPages.tsx';
import { askedSorts, MostAsked } from '#src/features/admin/rules/queues/MostAsked.tsx';
import { StaleRules } from '#src/features/admin/rules/queues/StaleRules.tsx';
import { RulesNav } from '#src/features/admin/rules/RulesNav.tsx';
import { useRuleSources } from '#src/features/admin/rules/useRuleSources.ts';
import { useMayOpen } from '#src/features/admin/session/signedIn.ts';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';

export const Route = createFileRoute('/admin/_panel/rules/verify')({
  validateSearch: unvalidated<SeveralLists<'lost' | 'asked' | 'stale'>>,
  head: ({ match }) => adminPageHead('Re-verify', match),
  component: Verify,
});

function Verify() {
  const search = Route.useSearch();
  const mayOpen = useMayOpen();
  const countries = useAllCountries().data ?? [];
  const sources = useRuleSources().data ?? [];
  const nameOf = useNameOfCountry();

  return (
    <>
      <PageHeading
        title="Re-verify"
        detail={
          <>
            Rules that nobody has looked at for longer than Settings allow.{' '}
            <span className="pointer-coarse:hidden">
              Press C on a row to confirm it with today's date.
            </span>
          </>
        }
      />
      <RulesNav />
      <LostPages address={readListAddress(search, lostPageSorts, 'lost')} nameOf={nameOf} />
      <MostAsked
        address={readListAddress(search, askedSorts, 'asked')}
        nameOf={nameOf}
        sources={sources}
      />
      <StaleRules
        address={readListAddress(search, ruleSorts, 'stale')}
        countries={countries}
        sources={sources}
        nameOf={nameOf}
      />
      <p className="text-ink-soft">
        After how many days rules are stale is said in{' '}
        {mayOpen('/admin/settings') ? (
          <Link to="/admin/settings" className="link">
            Settings
          </Link>
        ) : (
          'Settings'
        )}
        .
      </p>
    </>
  );
}
