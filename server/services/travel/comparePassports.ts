import { countOpen, isOpen } from '../../schemas/answers/accessCounts.ts';
import { answerMarks } from '../../schemas/answers/answerMarks.ts';
import type { AnswerTable, ShortAnswer } from '../entryRules/answerTable.ts';
import { type CountedAnswers, countAnswers } from '../entryRules/countedAnswers.ts';

/** What the compared passports need in one country. */
export type ComparedAnswers = {
  destination: string;
  /** In the order of the passports. */
  answers: ShortAnswer[];
  /** Whether two of them have another access, another length of stay or other limits. */
  differs: boolean;
};

export type Comparison = {
  /** In the order of `destinations`. */
  rows: ComparedAnswers[];
  /** In the order of `passports`. */
  passports: (CountedAnswers & {
    /** Where it needs no visa beforehand. */
    opens: number;
    /** Where it needs none and every other does. */
    opensAlone: string[];
  })[];
  /** Where at least one needs no visa beforehand, their own countries too. */
  openTogether: string[];
};

/**
 * Passports side by side. Unknown is no access: it opens nothing, and it differs from what is known.
 * What one opens alone needs the others' answers: where one of them is unknown, none is alone. Its own
 * country is nothing that it opens. Of `destinations` only those in `counted` are in any count.
 */
export function comparePassports(
  table: AnswerTable,
  passports: readonly string[],
  destinations: readonly string[],
  counted: ReadonlySet<string>,
): Comparison {
  const rows = destinations.map((destination) => {
    const answers = passports.map((passport) => {
      const answer = table.at(passport, destination);
      if (!answer) throw new Error(`No such pair: ${passport} ${destination}`);
      return answer;
    });
    const [first, ...others] = answers;
    const differs = others.some((other) => !first || !saysTheSame(first, other));
    return { destination, answers, differs };
  });
  const countedRows = rows.filter(({ destination }) => counted.has(destination));
  const destinationsWhere = (matches: (answers: ShortAnswer[]) => boolean) =>
    countedRows.filter(({ answers }) => matches(answers)).map(({ destination }) => destination);
  return {
    rows,
    passports: passports.map((_, place) => {
      const inNumbers = countAnswers(countedRows.flatMap(({ answers }) => answers[place] ?? []));
      const opensAlone = destinationsWhere((answers) =>
        answers.every((answer, other) =>
          other === place
            ? answer.access !== 'own_country' && needsNoVisaBeforehand(answer)
            : answer.access !== null && !needsNoVisaBeforehand(answer),
        ),
      );
      return { ...inNumbers, opens: countOpen(inNumbers.counts, 'no-visa-beforehand'), opensAlone };
    }),
    openTogether: destinationsWhere((answers) => answers.some(needsNoVisaBeforehand)),
  };
}

function needsNoVisaBeforehand({ access }: ShortAnswer): boolean {
  return isOpen(access, 'no-visa-beforehand');
}

/** Whether two answers read alike, also in what limits them: a doubt about one alone is a difference. */
function saysTheSame(a: ShortAnswer, b: ShortAnswer): boolean {
  return (
    a.access === b.access &&
    a.stay?.number === b.stay?.number &&
    a.stay?.unit === b.stay?.unit &&
    answerMarks.every((mark) => a[mark] === b[mark])
  );
}
