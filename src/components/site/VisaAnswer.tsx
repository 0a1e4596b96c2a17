import { Link } from '@tanstack/react-router';
import { LISTING_PAGE_SIZE, type VisaType, visaTypes } from '../../../server/schemas/constants.ts';
import { decideVisaBox } from '../../../server/schemas/visaBox.ts';
import { type Answers, trpc } from '../../trpc.ts';
import { PageIntro } from './PageIntro.tsx';
import { Pager } from './Pager.tsx';
import { PrintedFrom } from './PrintedFrom.tsx';
import { RequirementBlocks, RequirementFacts } from './RequirementBlocks.tsx';
import { ShareActions } from './ShareActions.tsx';
import { VisaSearchForm } from './VisaSearchForm.tsx';
import { VisaTypeSwitch } from './VisaTypeSwitch.tsx';
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
      <div className="mb-6">
        <ShareActions title={`Visa for ${countryName}`} printable={known} />
      </div>
      <div className="mb-8">
        <VisaTypeSwitch types={types} chosen={wanted ?? types[0] ?? 'tourist'} />
      </div>
      {!known && (
        <p className="mb-8 max-w-2xl text-lg">
          Visa information for {countryName} is coming soon. Nothing is stored yet for a passport of{' '}
          {passportName}: ask the country's embassy, or try another country.
        </p>
      )}
      <section
        id="destinations"
        aria-label="Destinations"
        tabIndex={-1}
        className="flex flex-col gap-8 outline-none"
      >
        {(known ? entries : []).map((entry) => (
          <DestinationAnswer
            key={entry.destination.id}
            entry={entry}
            passport={passport}
            wanted={wanted}
          />
        ))}
      </section>
      <Pager page={page} pageSize={LISTING_PAGE_SIZE} total={total} listId="destinations" />
      <section className="no-print mt-12 max-w-xl">
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
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {destination.name}
          </Link>
        </h2>
        {wanted && wanted !== box.type && (
          <p className="text-sm text-ink-soft">
            There is no answer for a {wanted} stay yet; this is the one for a {box.type} stay.
          </p>
        )}
        <VisaVerdict box={box} destinationCountry={destination.countryCode} passport={passport} />
        {box.requirement && <RequirementFacts requirement={box.requirement} />}
      </div>
      {box.requirement && (
        <div className="flex flex-col gap-5">
          <RequirementBlocks requirement={box.requirement} />
          {box.requirement.notes && (
            <p className="max-w-prose text-ink-soft">{box.requirement.notes}</p>
          )}
          <PrintedFrom updatedAt={box.requirement.updatedAt} />
        </div>
      )}
    </section>
  );
}
