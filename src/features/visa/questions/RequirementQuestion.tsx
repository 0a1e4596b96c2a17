import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary.tsx';
import { AnswersSoFar } from './AnswersSoFar.tsx';
import { CountryQuestion, PurposeQuestion } from './QuestionFields.tsx';
import type { GivenAnswers, KnownAnswers, Question } from './requirementQuestions.ts';

/**
 * A question with its error and the previous answers, following GOV.UK's pattern. It is a plain
 * form that sends every answer in the address, so that it works without scripts and Back leads to
 * the previous question.
 */
export function RequirementQuestion({
  question,
  known,
  error,
}: {
  question: Question;
  known: KnownAnswers;
  error: string | undefined;
}) {
  const navigate = useNavigate();
  const fieldId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(question);

  // A new question is focused like a new page; on arrival only an error is.
  useEffect(() => {
    if (error) summary.current?.focus();
    else if (asked.current !== question) form.current?.focus();
    asked.current = question;
  }, [question, error]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as GivenAnswers;
    await navigate({ to: '/visa-requirements', search: fields });
    // Repeating the same error triggers no effect.
    summary.current?.focus();
  };

  const field = { id: fieldId, error };
  return (
    <>
      {error && <ErrorSummary ref={summary} message={error} fieldId={fieldId} />}
      <AnswersSoFar known={known} />
      <form
        ref={form}
        key={question}
        action="/visa-requirements"
        onSubmit={(event) => void submit(event)}
        noValidate
        tabIndex={-1}
        aria-label="Question"
        className="card flex max-w-xl flex-col gap-5 p-6 sm:p-8 [&_legend]:text-xl [&>div>label]:text-xl"
      >
        <KnownFields known={known} />
        {question === 'from' && <CountryQuestion field={field} asks="passport" />}
        {question === 'country' && <CountryQuestion field={field} asks="destination" />}
        {question === 'type' && <PurposeQuestion field={field} country={known.country?.name} />}
        <button type="submit" className="button self-start">
          Continue
        </button>
      </form>
    </>
  );
}

/** The other answers, as hidden fields of a plain form. */
function KnownFields({ known: { from, country, type } }: { known: KnownAnswers }) {
  return (
    <>
      {from && <input type="hidden" name="from" value={from.code} />}
      {country && <input type="hidden" name="country" value={country.code} />}
      {type && <input type="hidden" name="type" value={type} />}
    </>
  );
}
