import { withoutVisaBeforehand } from '../../schemas/answers/access.ts';
import type { AnswerTable, ShortAnswer } from '../entryRules/answerTable.ts';

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
  /** For each passport where abroad it needs no visa beforehand and every other does. */
  opensAlone: string[][];
  /** Where at least one needs no visa beforehand, their own countries too. */
  openTogether: string[];
};

/**
 * Passports side by side. Unknown is no access: it opens nothing, and it differs from what is known.
 * What one opens alone needs the others' answers: where one of them is unknown, none is alone. Its own
 * country is nothing that it opens.
 */
export function comparePassports(
  table: AnswerTable,
  passports: readonly string[],
  destinations: readonly string[],
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
  const destinationsWhere = (matches: (answers: ShortAnswer[]) => boolean) =>
    rows.filter(({ answers }) => matches(answers)).map(({ destination }) => destination);
  return {
    rows,
    opensAlone: passports.map((_, place) =>
      destinationsWhere((answers) =>
        answers.every((answer, other) =>
          other === place ? isOpenAbroad(answer) : answer.access !== null && !isOpen(answer),
        ),
      ),
    ),
    openTogether: destinationsWhere((answers) => answers.some(isOpen)),
  };
}

/** Whether a passport lets in without a visa beforehand; its own country does. */
function isOpen({ access }: Pick<ShortAnswer, 'access'>): boolean {
  return access === 'own_country' || (access !== null && withoutVisaBeforehand.has(access));
}

/** Whether a passport lets into a country that is not its own without a visa beforehand. */
export function isOpenAbroad({ access }: Pick<ShortAnswer, 'access'>): boolean {
  return access !== 'own_country' && isOpen({ access });
}

/** Whether two answers read alike, also in what limits them: a doubt about one alone is a difference. */
function saysTheSame(a: ShortAnswer, b: ShortAnswer): boolean {
  return (
    a.access === b.access &&
    a.stay?.number === b.stay?.number &&
    a.stay?.unit === b.stay?.unit &&
    a.conditional === b.conditional &&
    a.askBeforeTravel === b.askBeforeTravel &&
    a.disagrees === b.disagrees &&
    a.unconfirmed === b.unconfirmed
  );
}
