import { trpc } from '../../../lib/trpc.ts';
import { refetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { EmbeddingForm } from './EmbeddingForm.tsx';
import { LinkChecksForm } from './LinkChecksForm.tsx';
import { SecurityForm } from './SecurityForm.tsx';
import { SiteContactForm } from './SiteContactForm.tsx';
import { SiteForm } from './SiteForm.tsx';
import { StalenessForm } from './StalenessForm.tsx';
import { StoredSetting } from './StoredSetting.tsx';

/** Edits the site's name, greeting and default country. */
export function SiteSetting() {
  const countries = trpc.country.list.useQuery();
  const query = trpc.settings.siteToEdit.useQuery(undefined, refetchOnOpen);
  return (
    // Outermost: the setting counts as opened with the page, not once the countries have loaded.
    <StoredSetting query={query}>
      {(stored) => (
        <Loaded query={countries}>
          {(offered) => (
            <SiteForm
              stored={stored}
              passports={offered.filter((country) => country.issuesPassports)}
            />
          )}
        </Loaded>
      )}
    </StoredSetting>
  );
}

/** Edits the contact block, office hours and social links. */
export function ContactSetting() {
  const query = trpc.settings.contactToEdit.useQuery(undefined, refetchOnOpen);
  return (
    <StoredSetting query={query}>{(stored) => <SiteContactForm stored={stored} />}</StoredSetting>
  );
}

/** Edits the number of days after which rules are stale. */
export function StalenessSetting() {
  const query = trpc.settings.staleness.useQuery(undefined, refetchOnOpen);
  return (
    <StoredSetting query={query}>{(stored) => <StalenessForm stored={stored} />}</StoredSetting>
  );
}

/** Edits the sites that may embed answers. */
export function EmbeddingSetting() {
  const query = trpc.settings.embedding.useQuery(undefined, refetchOnOpen);
  return (
    <StoredSetting query={query}>{(stored) => <EmbeddingForm stored={stored} />}</StoredSetting>
  );
}

/** Turns checks of external links on and off. */
export function LinkChecksSetting() {
  const query = trpc.settings.linkChecks.useQuery(undefined, refetchOnOpen);
  return (
    <StoredSetting query={query}>{(stored) => <LinkChecksForm stored={stored} />}</StoredSetting>
  );
}

/** Edits the security requirements for all accounts. */
export function SecuritySetting() {
  const query = trpc.settings.security.useQuery(undefined, refetchOnOpen);
  return (
    <StoredSetting query={query}>{(stored) => <SecurityForm stored={stored} />}</StoredSetting>
  );
}
