import { Link } from '@tanstack/react-router';
import {
  DEFAULT_STAY,
  LISTING_PAGE_SIZE,
  type VisaType,
} from '../../../server/schemas/constants.ts';
import { decideVisaBox, type VisaBox } from '../../../server/schemas/visaBox.ts';
import { inSentence, passportOf } from '../../lib/countryName.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { VisaSearchForm } from '../home/VisaSearchForm.tsx';
import { AnswerPassport } from '../passports/AnswerPassport.tsx';
import type { Country, PassportOfAnswer } from '../passports/passportOfAnswer.ts';
import { PrintedSource } from './PrintedSource.tsx';
import { requirementsInCountry } from './queries.ts';
import { RequirementBlocks, RequirementFacts } from './RequirementBlocks.tsx';
import { ShareActions } from './ShareActions.tsx';
import { VisaTypeSwitch } from './VisaTypeSwitch.tsx';
import { ContactLink, type VisaRequirement, VisaVerdict } from './VisaVerdict.tsx';

type DestinationWithBox = {
  destination: RouterOutputs['visaRequirement']['forCountry']['items'][number]['destination'];
  box: VisaBox<VisaRequirement>;
};

/** What a passport needs at each destination of a country, in full. */
export function VisaAnswer({
  country,
  passport,
  wanted = DEFAULT_STAY,
  page,
}: {
  country: Country;
  passport: PassportOfAnswer;
  wanted: VisaType | undefined;
  page: number;
}) {
  const from = passport.country.code;
  const [{ items, total }] = trpc.visaRequirement.forCountry.useSuspenseQuery(
    requirementsInCountry(country.code, from, page),
  );
  const answers = items.map(({ destination, requirements }) => ({
    destination,
    box: decideVisaBox({
      destinationCountry: destination.countryCode,
      passport: from,
      requirements,
      wanted,
    }),
  }));
  const answered = answers.filter(({ box }) => box.status !== 'unknown');
  const known = answered.length > 0 || answers.some(({ box }) => box.types.length > 0);
  const title = `Visa for ${inSentence(country.name)}`;
  return (
    <div className="container-site py-8">
      <PageIntro title={title}>What a {passportOf(passport.country.name)} needs there.</PageIntro>
      <div className="no-print -mt-5 mb-8 flex flex-col gap-3">
        <AnswerPassport passport={passport} />
        <ShareActions title={title} search={{ type: wanted, from }} printable={known} />
      </div>
      {!known && (
        <p className="mb-8 max-w-2xl text-lg">
          Visa information for {inSentence(country.name)} is coming soon. Nothing is stored yet for
          a {passportOf(passport.country.name)}: ask the country's embassy, or try another country.
        </p>
      )}
      {answers.length > 1 && (
        <p role="status" className="mb-6 text-ink-soft">
          A {wanted} stay with a {passportOf(passport.country.name)}: an answer for{' '}
          {answered.length} of the {answers.length} destinations on this page.
        </p>
      )}
      <section
        id="destinations"
        aria-label="Destinations"
        tabIndex={-1}
        className="flex flex-col gap-8 outline-none"
      >
        {answers.map((answer) => (
          <DestinationAnswer
            key={answer.destination.id}
            answer={answer}
            passport={passport.country}
            announced={answers.length === 1}
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
  answer: { destination, box },
  passport,
  announced,
}: {
  answer: DestinationWithBox;
  passport: Country;
  /** Whether a changed verdict is announced to screen readers: not where there are many. */
  announced: boolean;
}) {
  return (
    <section id={destination.id} className="card grid gap-6 p-6 lg:grid-cols-[22rem_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="text-2xl font-semibold">
          <Link
            to="/destination/$destinationId"
            params={{ destinationId: destination.id }}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {destination.name}
          </Link>
        </h2>
        <div {...(announced && { role: 'status', 'aria-atomic': true })}>
          <VisaVerdict box={box} destinationCountry={destination.countryCode} passport={passport} />
        </div>
        <VisaTypeSwitch
          types={box.types}
          chosen={box.type}
          {...(!announced && { place: destination.name })}
        />
        {box.status === 'unknown' && <ContactLink />}
        {box.requirement && <RequirementFacts requirement={box.requirement} />}
      </div>
      {box.requirement && (
        <div className="flex flex-col gap-5">
          <RequirementBlocks requirement={box.requirement} />
          {box.requirement.notes && (
            <p className="max-w-prose text-ink-soft">{box.requirement.notes}</p>
          )}
          <PrintedSource requirement={box.requirement} />
        </div>
      )}
    </section>
  );
}
