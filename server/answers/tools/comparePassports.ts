import { listedAccess } from '#core/answers/access.ts';
import { countOpen, isOpen } from '#core/answers/accessCounts.ts';
import { answerMarks } from '#core/answers/answerMarks.ts';
import type { ShortAnswer } from '../table/answerTable.ts';
import { type CountedAnswers, countAnswers } from '../table/countedAnswers.ts';
import type { PassportAnswers } from '../table/currentTable.ts';

/** The compared passports' answers in one country. */
type ComparedAnswers = {
  destination: string;
  /** In the order of the passports. */
  answers: ShortAnswer[];
  /** Whether two of them differ in access, length of stay or qualifications. */
  differs: boolean;
};

export type Comparison = {
  /** In the order of `destinations`. */
  rows: ComparedAnswers[];
  /** In the order of `passports`. */
  passports: (CountedAnswers & {
    /** The number of countries that need no visa in advance. */
    opens: number;
    /** Countries that need no visa in advance for this passport only. */
    opensAlone: string[];
  })[];
  /** Countries where at least one needs no visa in advance, own countries included. */
  openTogether: string[];
};

/**
 * Compares passports. Unknown is no access: it opens nothing, and differs from known answers. A
 * country is opened by one passport alone only if all others' answers are known. A passport's own
 * country doesn't count as opened. Only those of `destinations` that are in `counted` are counted.
 */
export function comparePassports(
  table: PassportAnswers,
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
    const differs = others.some((other) => !first || !looksEqual(first, other));
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

function needsNoVisaBeforehand(answer: ShortAnswer): boolean {
  return isOpen(listedAccess(answer), 'no-visa-beforehand');
}

/** Whether two answers read the same, including qualifications. */
function looksEqual(a: ShortAnswer, b: ShortAnswer): boolean {
  return (
    listedAccess(a) === listedAccess(b) &&
    a.stay?.number === b.stay?.number &&
    a.stay?.unit === b.stay?.unit &&
    answerMarks.every((mark) => a[mark] === b[mark])
  );
}
