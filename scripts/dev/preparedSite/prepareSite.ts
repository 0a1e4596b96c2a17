import { importRecords } from './recordFiles.ts';
import { makeCountryRecords, makeDestinations, makeFaqs, makeRequirements } from './records.ts';
import { importRules, makeRules } from './rules.ts';
import { saveSettings, switchCountries } from './settings.ts';
import { type SiteAddress, signedIn } from './siteCalls.ts';
import { makeTeam } from './team.ts';
import { makeTranslations } from './translations.ts';
import { receiveVisitors } from './visitors.ts';

/**
 * A started site with the samples and the shipped rules, and its first administrator. Its PUBLIC_URL is
 * set, as it sends mail.
 */
type StartedSite = SiteAddress & { administrator: { email: string; password: string } };

/**
 * Makes a record of every kind on a new site through HTTP alone, always the same in the same order:
 * what a team and its visitors do. Knows the site by procedures and addresses only, so that it
 * prepares any version alike. Returns the token of a shared preview.
 */
export async function prepareSite({
  administrator,
  ...site
}: StartedSite): Promise<{ previewToken: string }> {
  const team = await signedIn(site, administrator);
  await saveSettings(team);
  await switchCountries(team);
  await makeTeam(site, team, administrator);
  const previewToken = await makeDestinations(team);
  await makeRequirements(team);
  await makeFaqs(team);
  await makeCountryRecords(team);
  await makeRules(team);
  await importRules(team);
  await importRecords(team);
  await makeTranslations(team);
  await receiveVisitors(site, team);
  return { previewToken };
}
