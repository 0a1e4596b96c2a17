import { Link } from '@tanstack/react-router';
import { LISTING_PAGE_SIZE, type VisaType, visaTypes } from '../../../server/schemas/constants.ts';
import { decideVisaBox, lengthOfStay } from '../../../server/schemas/visaBox.ts';
import { type Answers, trpc } from '../../trpc.ts';
import { PageIntro } from './PageIntro.tsx';
import { Pager } from './Pager.tsx';
import { RequirementBlocks } from './RequirementBlocks.tsx';
import { VisaSearchForm } from './VisaSearchForm.tsx';
import { VisaVerdict } from './VisaVerdict.tsx';

type Entry = Answers['visaRequirement']['forCountry']['items'][number];

/** What a passport needs at each destination of a country, in full. */
export function VisaAnswer({
  country,
  countryName,
  passport,
  passportName,
  wanted,
  page,
}: {
  country: string;
  countryName: string;
  passport: string;
  passportName: string;
  wanted: VisaType | undefined;
  page: number;
}) {
  const [{ items: entries, total }] = trpc.visaRequirement.forCountry.useSuspenseQuery({
    countryCode: country,
    passport,
    page: page - 1,
  });
  const known =
    entries.length > 0 &&
    (country === passport || entries.some((entry) => entry.requirements.length > 0));
  const types = visaTypes.filter((type) =>
    entries.some((entry) => entry.requirements.some((row) => row.type === type)),
  );
  return (
    <div className="container-site py-8">
      <PageIntro title={`Visa for ${countryName}`}>
        What a passport of {passportName} needs there.
      </PageIntro>
      {types.length > 1 && (
        <nav aria-label="Kind of stay" className="mb-8 flex flex-wrap gap-2">
          {types.map((type) => (
            <Link
              key={type}
              to="/visa-info/$topic"
              params={{ topic: country }}
              search={{ type, from: passport }}
              aria-current={type === (wanted ?? 'tourist') ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 font-medium capitalize aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {type}
            </Link>
          ))}
        </nav>
      )}
      {!known && (
        <p className="mb-8 max-w-2xl text-lg">
          Visa information for {countryName} is coming soon. Nothing is stored yet for a passport of{' '}
          {passportName}: ask the country's embassy, or try another country.
        </p>
      )}
      <div className="flex flex-col gap-8">
        {(known ? entries : []).map((entry) => (
          <DestinationAnswer
            key={entry.destination.id}
            entry={entry}
            passport={passport}
            wanted={wanted}
          />
        ))}
      </div>
      <Pager page={page} pageSize={LISTING_PAGE_SIZE} total={total} />
      <section className="mt-12 max-w-xl">
        <h2 className="mb-4 text-2xl font-semibold">Try another country</h2>
        <VisaSearchForm initial="tourist-visa" />
      </section>
    </div>
  );
}

function DestinationAnswer({
  entry: { destination, requirements },
  passport,
  wanted,
}: {
  entry: Entry;
  passport: string;
  wanted: VisaType | undefined;
}) {
  const box = decideVisaBox({
    destinationCountry: destination.countryCode,
    passport,
    requirements,
    wanted,
  });
  return (
    <section id={destination.id} className="card grid gap-6 p-6 lg:grid-cols-[20rem_1fr]">
      <div className="flex flex-col gap-4">
        <h2 className="text-2xl font-semibold">
          <Link
            to="/destination/$destinationId"
            params={{ destinationId: destination.id }}
            className="hover:underline"
          >
            {destination.name}
          </Link>
        </h2>
        {wanted && wanted !== box.type && (
          <p className="text-sm text-ink-soft">
            There is no answer for a {wanted} stay yet; this is the one for a {box.type} stay.
          </p>
        )}
        <VisaVerdict box={box} />
        {box.requirement && (
          <dl className="flex flex-col gap-2">
            <Fact name="Kind of stay" value={box.type} />
            <Fact name="Length of stay" value={lengthOfStay(box.requirement.durationDays)} />
            <Fact name="Cost" value={box.requirement.cost} />
          </dl>
        )}
      </div>
      {box.requirement && (
        <div className="flex flex-col gap-5">
          {box.requirement.notes && <p className="max-w-prose">{box.requirement.notes}</p>}
          <RequirementBlocks requirement={box.requirement} />
        </div>
      )}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-semibold first-letter:uppercase">{value}</dd>
    </div>
  );
}
