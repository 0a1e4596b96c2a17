import { createFileRoute, Link } from '@tanstack/react-router';
import { ruleSorts } from '#core/siteVocabulary.ts';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { unvalidated } from '#src/lib/searchParams.ts';
import { useAllCountries, useNameOfCountry } from '#src/panel/countries/useAllCountries.ts';
import { readListAddress, type SeveralLists } from '#src/panel/lists/listAddress.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { LostPages, lostPageSorts } from '#src/panel/rules/queues/LostPages.tsx';
import { askedSorts, MostAsked } from '#src/panel/rules/queues/MostAsked.tsx';
import { StaleRules } from '#src/panel/rules/queues/StaleRules.tsx';
import { RulesNav } from '#src/panel/rules/RulesNav.tsx';
import { useRuleSources } from '#src/panel/rules/useRuleSources.ts';
import { useMayOpen } from '#src/panel/session/signedIn.ts';

export const Route = createFileRoute('/admin/_panel/rules/verify')({
  validateSearch: unvalidated<SeveralLists<'lost' | 'asked' | 'stale'>>,
  head: ({ match }) => panelPageHead('Re-verify', match),
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
          <Link to="/admin/settings" hash="ages" className="link">
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
