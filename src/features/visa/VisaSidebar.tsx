import { Link } from '@tanstack/react-router';
import { statusInWords } from '../../../server/schemas/answers/verdict.ts';
import { inSentence, passportOf } from '../../../server/schemas/countries/countryInSentence.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { SectionFailed } from '../../ui/SectionFailed.tsx';
import { AnswerPassport } from '../passports/AnswerPassport.tsx';
import { AnswerConditions, AnswerNotes, AnswerOrigin, AnswerStay } from './AnswerFacts.tsx';
import { CountryVerdict } from './country/CountryVerdict.tsx';
import { HeldAnswers } from './country/HeldAnswers.tsx';
import { RequirementBlocks, RequirementFacts } from './RequirementBlocks.tsx';
import type { VisaAnswerState } from './useVisaAnswer.ts';
import { VisaTypeSwitch } from './VisaTypeSwitch.tsx';
import { ContactLink, VisaVerdict } from './VisaVerdict.tsx';

/** What a passport needs at this destination. */
export function VisaSidebar({
  destination,
  answer: { passport, box, countryAnswer, compared, failure },
}: {
  destination: RouterOutputs['destination']['byId'];
  answer: VisaAnswerState;
}) {
  return (
    <div className="flex flex-col gap-4">
      {passport && (
        <AnswerPassport passport={passport}>
          <p>For holders of a {passportOf(passport.country.name)}.</p>
        </AnswerPassport>
      )}
      {failure && <SectionFailed message={failure.message} onRetry={failure.retry} />}
      <div role="status" aria-atomic="true">
        {passport && box && countryAnswer && (
          <CountryVerdict answer={countryAnswer} types={box.types} passport={passport.country} />
        )}
        {passport && box && !countryAnswer && (
          <VisaVerdict
            box={box}
            days={box.requirement?.durationDays}
            destinationCountry={destination.countryCode}
            passport={passport.country}
          />
        )}
        {!failure && !box && <p>Loading your country information...</p>}
      </div>
      {passport && box && (
        <HeldAnswers
          answers={compared.map((one) => ({
            passport: one.passport,
            status: one.box.status,
            words: statusInWords(one.box.status),
          }))}
          shown={passport.country.code}
        />
      )}
      {box && <VisaTypeSwitch types={box.types} chosen={box.type} />}
      {passport && box?.requirement && (
        <>
          <RequirementFacts requirement={box.requirement} />
          <Link
            to="/visa-info/$topic"
            params={{ topic: destination.countryCode }}
            search={{ type: box.type, from: passport.country.code }}
            className="button"
          >
            View Full Requirements
          </Link>
          <RequirementBlocks requirement={box.requirement} />
          {box.requirement.notes && <p className="text-ink-soft">{box.requirement.notes}</p>}
        </>
      )}
      {passport && box && countryAnswer && (
        <>
          <p>
            This is what {inSentence(destination.country)} asks; nothing else is known of{' '}
            {destination.name}.
          </p>
          <AnswerStay answer={countryAnswer} />
          <AnswerNotes answer={countryAnswer} country={destination.country} />
          <AnswerConditions answer={countryAnswer} />
          <AnswerOrigin answer={countryAnswer} />
          <Link
            to="/visa-info/$topic"
            params={{ topic: destination.countryCode }}
            search={{ type: box.type, from: passport.country.code }}
            className="button"
          >
            View Full Requirements
          </Link>
        </>
      )}
      {box?.status === 'unknown' && <ContactLink />}
    </div>
  );
}
