import { trpc } from '../../../lib/trpc.ts';
import { refetchOnOpen, useDataSinceOpening } from '../forms/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';
import { SiteForm } from './SiteForm.tsx';

/** Name, greeting and default country of the site, to be edited. */
export function SiteSection() {
  const failure = failedToLoad.site;
  const countries = trpc.country.list.useQuery(undefined, {
    meta: { failure: failedToLoad.countries },
  });
  const stored = useDataSinceOpening(
    trpc.settings.siteToEdit.useQuery(undefined, { ...refetchOnOpen, meta: { failure } }),
  );
  return (
    <Loaded query={countries} failure={failedToLoad.countries}>
      {(offered) => (
        <Loaded query={stored} failure={failure}>
          {({ version, ...fields }) => (
            <SiteForm
              stored={{ version, fields }}
              passports={offered.filter((country) => country.issuesPassports)}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
