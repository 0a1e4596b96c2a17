import { byEaseOfEntry, statusOf } from '../../../../server/schemas/answers/verdict.ts';
import { type VisaType, visaTypes } from '../../../../server/schemas/constants.ts';
import type { TrpcUtils } from '../../../lib/trpc.ts';
import {
  type Country,
  type PassportOfAnswer,
  passportOfVisitor,
  statedPassport,
} from '../../passports/passportOfAnswer.ts';
import { loadCountry } from '../../passports/queries.ts';
import { answerInput } from '../queries.ts';

/** Which answer: where to, what for, on which day; today where none is asked for. */
type Asked = { destination: string; purpose: VisaType; on: string | undefined };

/**
 * The passport an answer is shown for, and what it is compared with, easiest entry first: itself and
 * all that the visitor has.
 */
export type AnsweredPassports = { passport: PassportOfAnswer; compared: Country[] };

/**
 * For loaders: chooses the passport whose answer is shown, that of the address or else the visitor's
 * with the easiest entry, and fetches its answers for every kind of stay.
 */
export async function loadAnswers(
  trpc: TrpcUtils,
  from: string | undefined,
  asked: Asked,
): Promise<AnsweredPassports> {
  const [stated, visitor] = await Promise.all([
    from ? loadCountry(trpc, from) : undefined,
    trpc.visitor.country.fetch(),
  ]);
  const isHeld = visitor.passports.some(({ code }) => code === stated?.code);
  const compared = !stated || (isHeld && !visitor.guessed) ? visitor.passports : [stated];
  const answers = await Promise.all(
    compared.map(async (country) => {
      const { access } = await fetchAnswer(trpc, country.code, asked);
      return { country, status: statusOf(access) };
    }),
  );
  const [easiest] = answers.sort(byEaseOfEntry);
  const passport = stated
    ? statedPassport(stated)
    : { ...passportOfVisitor(visitor), country: easiest?.country ?? visitor.country };
  await Promise.all(
    visaTypes.map((purpose) => fetchAnswer(trpc, passport.country.code, { ...asked, purpose })),
  );
  return { passport, compared: answers.map(({ country }) => country) };
}

function fetchAnswer(trpc: TrpcUtils, passport: string, { destination, purpose, on }: Asked) {
  return trpc.entryRule.answer.fetch(answerInput(passport, destination, purpose, on));
}
