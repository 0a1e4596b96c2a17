import { trpc } from '../../../lib/trpc.ts';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';
import { EmbeddingForm } from './EmbeddingForm.tsx';
import { LinkChecksForm } from './LinkChecksForm.tsx';
import { SecurityForm } from './SecurityForm.tsx';
import { SiteContactForm } from './SiteContactForm.tsx';
import { SiteForm } from './SiteForm.tsx';
import { StalenessForm } from './StalenessForm.tsx';
import { StoredSetting, settingToEdit } from './StoredSetting.tsx';

/** Edits the site's name, greeting and default country. */
export function SiteSetting() {
  const failure = failedToLoad.site;
  const countries = trpc.country.list.useQuery(undefined, {
    meta: { failure: failedToLoad.countries },
  });
  const query = trpc.settings.siteToEdit.useQuery(undefined, settingToEdit(failure));
  return (
    // Outermost: the setting counts as opened with the page, not once the countries have loaded.
    <StoredSetting query={query} failure={failure}>
      {(stored) => (
        <Loaded query={countries} failure={failedToLoad.countries}>
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
  const failure = failedToLoad.contact;
  const query = trpc.settings.contactToEdit.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <SiteContactForm stored={stored} />}
    </StoredSetting>
  );
}

/** Edits the number of days after which rules are stale. */
export function StalenessSetting() {
  const failure = failedToLoad.staleness;
  const query = trpc.settings.staleness.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <StalenessForm stored={stored} />}
    </StoredSetting>
  );
}

/** Edits the sites that may embed answers. */
export function EmbeddingSetting() {
  const failure = failedToLoad.embedding;
  const query = trpc.settings.embedding.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <EmbeddingForm stored={stored} />}
    </StoredSetting>
  );
}

/** Turns checks of external links on and off. */
export function LinkChecksSetting() {
  const failure = failedToLoad.linkChecks;
  const query = trpc.settings.linkChecks.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <LinkChecksForm stored={stored} />}
    </StoredSetting>
  );
}

/** Edits the security requirements for all accounts. */
export function SecuritySetting() {
  const failure = failedToLoad.security;
  const query = trpc.settings.security.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <SecurityForm stored={stored} />}
    </StoredSetting>
  );
}
