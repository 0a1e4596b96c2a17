import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { isOfTeam, stayOfRequirement } from '#core/answers/requirement.ts';
import type { VisaBox } from '#core/answers/visaBox.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { documentsCounted } from '#core/documents/heldConditions.ts';
import type { VisaType } from '#core/vocabulary.ts';
import requirementMessages from '#messages/en/requirement.gen.ts';
import { translator } from '#messages/translate.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { SectionFailed } from '#src/ui/SectionFailed.tsx';
import { AnswerConditions, AnswerNews, AnswerNotes, StayRule } from '../answer/AnswerFacts.tsx';
import { AnswerOrigin } from '../answer/AnswerOrigin.tsx';
import { CountryVerdict } from '../answer/country/CountryVerdict.tsx';
import { HeldAnswers } from '../answer/country/HeldAnswers.tsx';
import { ForWhom } from '../answer/ForWhom.tsx';
import {
  RequirementBlocks,
  RequirementCost,
  RequirementDetails,
  Unsourced,
} from '../answer/RequirementBlocks.tsx';
import { OverruledCountry, OverruledRequirement } from '../answer/verdict/OtherAnswer.tsx';
import { RequirementVerdict } from '../answer/verdict/RequirementVerdict.tsx';
import { VisaTypeSwitch } from '../answer/verdict/VisaTypeSwitch.tsx';
import type { VisaRequirement } from '../answer/verdict/VisaVerdict.tsx';
import { CountedWith } from '../documents/CountedWith.tsx';
import { AnswerPassport } from '../passports/held/AnswerPassport.tsx';
import type { DestinationAnswer, PassportWithBox } from './useDestinationAnswer.ts';

const t = translator(requirementMessages);

type Destination = RouterOutputs['destination']['byId'];

/** A passport's requirements at this destination. */
export function VisaSidebar({
  destination,
  answer: { passport, holds, box, compared, failure },
}: {
  destination: Destination;
  answer: DestinationAnswer;
}) {
  const countryAnswer = box?.answer;
  const isOfCountry = box?.answeredBy === 'country';
  return (
    <div className="flex flex-col gap-4">
      {passport && (
        <AnswerPassport passport={passport}>
          <p>{passportLabel(passport.country)}</p>
        </AnswerPassport>
      )}
      {failure && <SectionFailed message={failure.message} onRetry={failure.retry} />}
      <div role="status" aria-atomic="true">
        {passport && box && isOfCountry && countryAnswer && (
          <CountryVerdict
            answer={
              box.requirement && !box.contradicts && !countryAnswer.restriction
                ? withStayOf(box.requirement, countryAnswer)
                : countryAnswer
            }
            passport={passport.country}
            longerVisa={box.longerVisa}
          />
        )}
        {passport && box && !(isOfCountry && countryAnswer) && (
          <RequirementVerdict
            box={box}
            destinationCountry={destination.countryCode}
            passport={passport.country}
          />
        )}
        {!failure && !box && <p>{t('loading')}</p>}
      </div>
      {passport && box && (
        <CountedWith
          holds={holds}
          {...(isOfCountry && countryAnswer && { counted: documentsCounted(countryAnswer) })}
          passports={[passport.country]}
        />
      )}
      {passport && box && (
        <HeldAnswers answers={compared.map(inRow)} shown={passport.country.code} />
      )}
      {box && <VisaTypeSwitch types={box.types} chosen={box.type} />}
      {passport && box && isOfCountry && countryAnswer && (
        <CountryDetails destination={destination} answer={countryAnswer} box={box} />
      )}
      {passport && box?.requirement && !isOfCountry && (
        <>
          {!box.requirement.sourceAddress && !isOfTeam(box.requirement) && <Unsourced />}
          <RequirementCost requirement={box.requirement} />
          <FullRequirements
            country={destination.countryCode}
            type={box.type}
            from={passport.country.code}
          />
          <RequirementBlocks requirement={box.requirement} />
          {countryAnswer && (box.contradicts || box.differs) && (
            <OverruledCountry
              answer={countryAnswer}
              country={destination.country}
              differs={box.differs}
            />
          )}
        </>
      )}
      {box && <ForWhom />}
    </div>
  );
}

/** The verdict in a row, without its length of stay. */
function inRow({ passport, box: { access, answeredBy, answer } }: PassportWithBox) {
  const restriction = answeredBy === 'country' ? (answer?.restriction ?? null) : null;
  return { passport, access, stay: null, restriction };
}

/** The country's answer, and the destination's own requirement as far as they agree. */
function CountryDetails({
  destination: { name, country },
  answer,
  box: { requirement, contradicts },
}: {
  destination: Destination;
  answer: EntryAnswer;
  box: VisaBox<VisaRequirement>;
}) {
  const [{ name: site }] = trpc.settings.site.useSuspenseQuery();
  const agreeing = contradicts || answer.restriction ? null : requirement;
  return (
    <>
      {!requirement && <p>{t('national', { country })}</p>}
      <AnswerNews answer={answer} />
      <StayRule answer={answer} />
      {agreeing && <RequirementCost requirement={agreeing} />}
      <AnswerNotes answer={answer} />
      <AnswerConditions answer={answer} />
      <AnswerOrigin answer={answer} />
      <FullRequirements country={answer.destination} type={answer.purpose} from={answer.passport} />
      {agreeing && <RequirementBlocks requirement={agreeing} />}
      {requirement && contradicts && !answer.restriction && (
        <>
          <OverruledRequirement requirement={requirement} answer={answer} place={name} />
          <RequirementDetails requirement={requirement} place={name} site={site} />
        </>
      )}
    </>
  );
}

/** The answer, with the requirement's length of stay if its own source has none. */
function withStayOf(requirement: VisaRequirement, answer: EntryAnswer): EntryAnswer {
  if (answer.stay || answer.purpose === 'transit') return answer;
  return { ...answer, stay: stayOfRequirement(requirement) };
}

function FullRequirements({
  country,
  type,
  from,
}: {
  country: string;
  type: VisaType;
  from: string;
}) {
  return (
    <Link
      to="/visa-info/$topic"
      params={{ topic: country }}
      search={{ type, from }}
      className="button"
    >
      {t('full')}
    </Link>
  );
}
