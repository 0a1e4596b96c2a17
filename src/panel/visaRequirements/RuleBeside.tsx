import { isAboveTeam, stricterStatement, weighed } from '#core/answers/destinationVerdict.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { sourceInWords } from '#core/answers/words/answerTexts.ts';
import { wordsOfStay } from '#core/answers/words/stayWords.ts';
import type { VisaRequirementInput } from '#core/inputs/visaRequirement.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { trpc } from '#src/lib/trpc.ts';
import { AnswerOrigin } from '#src/site/answer/AnswerOrigin.tsx';
import { Button } from '#src/ui/Button.tsx';
import { conditionText } from '../rules/ruleLabels.ts';

/** The fields that a rule can fill in. */
export type FieldsOfRule = Pick<
  VisaRequirementInput,
  'required' | 'onArrival' | 'sourceAddress' | 'sourceDate'
> &
  Partial<Pick<VisaRequirementInput, 'durationDays'>>;

/**
 * The country's rule for this passport, beside a destination's own requirement: with its source and
 * age; it is copied only on request.
 */
export function RuleBeside({
  passport,
  destination,
  type,
  entered,
  onUse,
}: {
  passport: string;
  /** The destination's country. */
  destination: string;
  type: VisaType;
  /** What the form says. */
  entered: Pick<VisaRequirementInput, 'required' | 'onArrival' | 'durationDays'>;
  onUse: (fields: FieldsOfRule) => void;
}) {
  const { data: answer, error } = trpc.entryRule.answer.useQuery(
    { passport, destination, purpose: type },
    { retry: false },
  );
  if (error || !answer) return null;
  const fields = fieldsOfRule(answer);
  const stricter = isAboveTeam(weighed(answer)) ? undefined : stricterStatement(entered, answer);
  return (
    <section
      aria-label="What the entry rules say"
      className="flex flex-col gap-2 rounded-md border border-dashed border-line bg-sunken p-3 col-span-full"
    >
      <p className="text-sm text-ink-soft">
        The entry rules of the country say, apart from this requirement:
      </p>
      <p>
        <span className="font-semibold">{accessInWords(answer.access)}</span>
        {answer.stay && `, ${wordsOfStay(answer.stay)}`}
      </p>
      {answer.conditions.length > 0 && (
        <ul className="list-disc ps-5 text-sm">
          {answer.conditions.map((one) => (
            <li key={`${one.condition} ${one.text}`}>
              {conditionText({ condition: one.condition, conditionText: one.text })}:{' '}
              {accessInWords(one.access)}
            </li>
          ))}
        </ul>
      )}
      <AnswerOrigin answer={answer} />
      {stricter?.source && (
        <p role="status" className="notice">
          <strong>
            {stricter.source.kind === 'official'
              ? 'Easier than an official source:'
              : 'Easier than a rule collected from an official page:'}
          </strong>{' '}
          {accessInWords(stricter.access)}
          {stricter.stay && `, ${wordsOfStay(stricter.stay)}`} ({sourceInWords(stricter.source)}).
          Visitors will see a warning with both answers. Check before you save.
        </p>
      )}
      {fields && (
        <Button className="button-quiet self-start" onClick={() => onUse(fields)}>
          Use this
        </Button>
      )}
    </section>
  );
}

/** Whether a visa is required, and available on arrival, for accesses that state exactly that. */
const visaOf: Partial<
  Record<NonNullable<EntryAnswer['access']>, Pick<FieldsOfRule, 'required' | 'onArrival'>>
> = {
  freedom_of_movement: { required: false, onArrival: false },
  visa_free: { required: false, onArrival: false },
  visa_on_arrival: { required: true, onArrival: true },
  e_visa: { required: true, onArrival: false },
  visa_required: { required: true, onArrival: false },
};

/**
 * A rule as a requirement's fields. Null for an access that a requirement can't express, and for a
 * conditional or doubtful answer, which people must read.
 */
function fieldsOfRule(answer: EntryAnswer): FieldsOfRule | null {
  const visa = answer.access && visaOf[answer.access];
  if (!visa || answer.headlineCondition || answer.disagreement) return null;
  const { stay, source } = answer;
  return {
    ...visa,
    ...(stay?.unit === 'days' && { durationDays: stay.number }),
    sourceAddress: source?.address ?? null,
    sourceDate: source?.date ?? null,
  };
}
