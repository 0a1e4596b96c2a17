import { byEaseOfEntry, statusOf } from '#core/answers/verdict.ts';
import { stateWithEntryRules } from '#core/countries/territories.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { loadHolds } from '#src/site/documents/heldDocuments.ts';
import {
  type Country,
  type PassportOfAnswer,
  passportOfVisitor,
  statedPassport,
} from '#src/site/passports/passportOfAnswer.ts';
import { countryInput } from '#src/site/passports/queries.ts';
import { answerInput } from '../queries.ts';

/** The question: destination, kind of stay, and day of entry; today by default. */
type Asked = {
  destination: string;
  purpose: VisaType;
  on: string | undefined;
  /** The traveller's documents in the address. */
  holds?: string | undefined;
};

/**
 * The passport whose answer is shown, and those it is compared with, easiest entry first: itself
 * and all of the visitor's.
 */
export type AnsweredPassports = {
  passport: PassportOfAnswer;
  compared: Country[];
  /** The documents that the answers count with. */
  holds: string | undefined;
};

/**
 * For loaders: chooses the passport whose answer is shown, the one `stated` by the address or else
 * the visitor's with the easiest entry, and fetches its answers for every kind of stay.
 */
export async function loadAnswers(
  trpc: TrpcUtils,
  stated: Country | undefined,
  { holds: statedHolds, ...question }: Asked,
): Promise<AnsweredPassports> {
  const visitor = await trpc.visitor.country.fetch();
  const isHeld = visitor.passports.some(({ code }) => code === stated?.code);
  const holds = await loadHolds(trpc, statedHolds, stated?.code);
  const asked = { ...question, holds };
  const compared = !stated || (isHeld && !visitor.guessed) ? visitor.passports : [stated];
  const answers = await Promise.all(
    compared.map(async (country) => {
      const answer = await fetchAnswer(trpc, country.code, asked);
      return { country, status: statusOf(answer) };
    }),
  );
  const [easiest] = answers.sort(byEaseOfEntry);
  const passport = stated
    ? statedPassport(stated)
    : { ...passportOfVisitor(visitor), country: easiest?.country ?? visitor.country };
  const { code } = passport.country;
  const state = stateWithEntryRules(asked.destination);
  await Promise.all([
    ...visaTypes.map((purpose) => fetchAnswer(trpc, code, { ...asked, purpose })),
    state && fetchAnswer(trpc, code, { ...asked, destination: state }),
    state && trpc.country.byCode.fetch(countryInput(state)),
  ]);
  return { passport, compared: answers.map(({ country }) => country), holds };
}

function fetchAnswer(
  trpc: TrpcUtils,
  passport: string,
  { destination, purpose, on, holds }: Asked,
) {
  return trpc.entryRule.answer.fetch(answerInput(passport, destination, purpose, on, holds));
}
