import { Link } from '@tanstack/react-router';
import { type GivenAnswers, givenIn, type KnownAnswers } from './requirementQuestions.ts';

const names = { from: 'Passport', country: 'Destination' } as const;

/** The answered questions, each with a link to change it. */
export function AnswersSoFar({ known }: { known: KnownAnswers }) {
  const answered = (['from', 'country'] as const).flatMap((question) => {
    const country = known[question];
    return country ? [{ question, country }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <dl className="mb-6 flex max-w-xl flex-col">
      {answered.map(({ question, country }) => (
        <div key={question} className="flex items-center gap-4 border-b border-line">
          <dt className="w-28 shrink-0 font-semibold">{names[question]}</dt>
          <dd className="grow">{country.name}</dd>
          <dd>
            <Link
              to="/visa-requirements"
              search={(): GivenAnswers => ({ ...givenIn(known), [question]: undefined })}
              className="link inline-flex min-h-11 items-center"
            >
              Change<span className="sr-only"> {names[question].toLowerCase()}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
