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

/** Name, greeting and default country of the site, to be edited. */
export function SiteSetting() {
  const failure = failedToLoad.site;
  const countries = trpc.country.list.useQuery(undefined, {
    meta: { failure: failedToLoad.countries },
  });
  const query = trpc.settings.siteToEdit.useQuery(undefined, settingToEdit(failure));
  return (
    // Outermost: the setting counts as opened with the page, not once the countries have come.
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

/** The contact block, office hours and social links, to be edited. */
export function ContactSetting() {
  const failure = failedToLoad.contact;
  const query = trpc.settings.contactToEdit.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <SiteContactForm stored={stored} />}
    </StoredSetting>
  );
}

/** The days after which rules are stale, to be edited. */
export function StalenessSetting() {
  const failure = failedToLoad.staleness;
  const query = trpc.settings.staleness.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <StalenessForm stored={stored} />}
    </StoredSetting>
  );
}

/** The sites that may embed answers, to be edited. */
export function EmbeddingSetting() {
  const failure = failedToLoad.embedding;
  const query = trpc.settings.embedding.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <EmbeddingForm stored={stored} />}
    </StoredSetting>
  );
}

/** Whether outside links are looked at, to be edited. */
export function LinkChecksSetting() {
  const failure = failedToLoad.linkChecks;
  const query = trpc.settings.linkChecks.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <LinkChecksForm stored={stored} />}
    </StoredSetting>
  );
}

/** What is asked of everybody who signs in, to be edited. */
export function SecuritySetting() {
  const failure = failedToLoad.security;
  const query = trpc.settings.security.useQuery(undefined, settingToEdit(failure));
  return (
    <StoredSetting query={query} failure={failure}>
      {(stored) => <SecurityForm stored={stored} />}
    </StoredSetting>
  );
}
