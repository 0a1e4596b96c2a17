import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '../../../../server/schemas/answers/access.ts';
import { statusOf } from '../../../../server/schemas/answers/verdict.ts';
import { decideVisaBox } from '../../../../server/schemas/answers/visaBox.ts';
import {
  DEFAULT_STAY,
  LISTING_PAGE_SIZE,
  type VisaType,
} from '../../../../server/schemas/constants.ts';
import { inSentence } from '../../../../server/schemas/countries/countryInSentence.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Pager } from '../../../ui/Pager.tsx';
import type { Country } from '../../passports/passportOfAnswer.ts';
import { PrintedSource } from '../PrintedSource.tsx';
import { requirementsInCountry } from '../queries.ts';
import { RequirementBlocks, RequirementFacts } from '../RequirementBlocks.tsx';

/**
 * The destinations in a country. One with a requirement of its own says it, where it differs from
 * that of the country; its documents and other details are here to read.
 */
export function DestinationsThere({
  country,
  passport,
  access,
  wanted = DEFAULT_STAY,
  page,
}: {
  country: Country;
  passport: Country;
  /** What the country as a whole says, by kind of stay. */
  access: Partial<Record<VisaType, EntryAnswer['access']>>;
  wanted: VisaType | undefined;
  page: number;
}) {
  const [{ items, total }] = trpc.visaRequirement.forCountry.useSuspenseQuery(
    requirementsInCountry(country.code, passport.code, page),
  );
  const place = inSentence(country.name);
  if (total === 0) {
    return (
      <p className="text-ink-soft">
        No destinations in {place} are on this site yet; what is said above holds for the country.
      </p>
    );
  }
  const ofCountry = statusOf(access[wanted] ?? null);
  return (
    <section id="destinations" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <h2 className="text-2xl font-semibold">Destinations in {place}</h2>
      <ul className="flex flex-col gap-4">
        {items.map(({ destination, requirements }) => {
          const box = decideVisaBox({
            destinationCountry: country.code,
            passport: passport.code,
            requirements,
            country: access,
            wanted,
          });
          const { requirement } = box;
          return (
            <li key={destination.id} id={destination.id} className="card flex flex-col gap-2 p-5">
              <h3 className="text-lg font-semibold">
                <Link
                  to="/destination/$destinationId"
                  params={{ destinationId: destination.id }}
                  search={{ type: wanted, from: passport.code }}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  {destination.name}
                </Link>
              </h3>
              {requirement && box.status !== ofCountry && (
                <p>
                  <strong>Has a rule of its own:</strong> {box.heading}, {lowerFirst(box.detail)}
                </p>
              )}
              {requirement && (
                <details open={items.length === 1}>
                  <summary className="no-print link inline-flex min-h-11 cursor-pointer items-center">
                    Cost, documents and other details for {destination.name}
                  </summary>
                  <div className="mt-3 flex flex-col gap-5">
                    <RequirementFacts requirement={requirement} />
                    <RequirementBlocks requirement={requirement} />
                    {requirement.notes && (
                      <p className="max-w-prose text-ink-soft">{requirement.notes}</p>
                    )}
                    <PrintedSource requirement={requirement} />
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <Pager page={page} pageSize={LISTING_PAGE_SIZE} total={total} listId="destinations" />
    </section>
  );
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
