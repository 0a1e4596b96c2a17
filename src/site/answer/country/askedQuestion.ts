import type { VisaType } from '#core/vocabulary.ts';
import type { RouterInputs, TrpcUtils } from '#src/lib/trpc.ts';
import { loadHolds } from '#src/site/passports/heldDocuments.ts';
import type { Country, Guess } from '#src/site/passports/passportOfAnswer.ts';

/** A visitor's question about a country, as the page's loader and its components ask it. */
export type AskedQuestion = {
  input: RouterInputs['page']['answer'];
  /** What the visitor's passport was guessed by; false for a stated one. */
  guessed: Guess;
};

/**
 * For loaders: the question about a country with the passport that the address names, compared with
 * all of the visitor's if it is one of them, or else with the visitor's, of which the one with the
 * easiest entry is shown.
 */
export async function questionFor(
  trpc: TrpcUtils,
  stated: Country | undefined,
  {
    holds: statedHolds,
    ...question
  }: {
    destination: string;
    purpose: VisaType;
    /** The day of entry; today by default. */
    on?: string | undefined;
    /** The traveller's documents in the address. */
    holds?: string | undefined;
  },
): Promise<AskedQuestion> {
  const visitor = await trpc.visitor.country.fetch();
  const isHeld = visitor.passports.some(({ code }) => code === stated?.code);
  const holds = await loadHolds(trpc, statedHolds, stated?.code);
  const compared = !stated || (isHeld && !visitor.guessed) ? visitor.passports : [stated];
  return {
    input: {
      ...question,
      passports: compared.map(({ code }) => code),
      ...(stated && { shown: stated.code }),
      ...(holds && { holds }),
    },
    guessed: stated ? false : visitor.guessed,
  };
}
