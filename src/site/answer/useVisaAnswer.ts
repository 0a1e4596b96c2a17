import type { EntryAnswer } from '#core/answers/access.ts';
import { byEaseOfEntry } from '#core/answers/verdict.ts';
import { decideVisaBox, type VisaBox } from '#core/answers/visaBox.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { documentsFor } from '../documents/heldDocuments.ts';
import {
  type Country,
  type PassportOfAnswer,
  passportOfVisitor,
  statedPassport,
} from '../passports/passportOfAnswer.ts';
import { answerInput, requirementsAtDestination } from './queries.ts';
import type { VisaRequirement } from './verdict/VisaVerdict.tsx';

/** A passport's requirements at a destination. */
type PassportWithBox = {
  passport: Country;
  box: VisaBox<VisaRequirement>;
  /** The country's answer for the box's stay; undefined without a rule or restriction. */
  answer: EntryAnswer | undefined;
};

export type VisaAnswerState = {
  /** Undefined if unknown. */
  passport: PassportOfAnswer | undefined;
  /** The documents that the answers count with. */
  holds: string | undefined;
  /** Undefined while loading and after a failure. */
  box: VisaBox<VisaRequirement> | undefined;
  /** The answer of the destination's country; undefined without a rule or restriction. */
  countryAnswer: EntryAnswer | undefined;
  /**
   * The requirements for each of the visitor's passports, easiest entry first; only for the stated
   * one, if any.
   */
  compared: PassportWithBox[];
  failure: { message: string; retry: () => void } | undefined;
};

/**
 * The requirements for a passport at a destination: the one `stated` in the page's address, or else
 * the visitor's with the easiest entry.
 */
export function useVisaAnswer(
  destination: Pick<RouterOutputs['destination']['byId'], 'id' | 'countryCode'>,
  {
    stated,
    wanted,
    previewToken: token,
  }: {
    stated: Country | undefined;
    wanted: VisaType | undefined;
    /** Gives access to an unpublished destination's requirements. */
    previewToken?: string | undefined;
  },
): VisaAnswerState {
  const visitor = trpc.visitor.country.useQuery();
  const passports = stated ? [stated] : (visitor.data?.passports ?? []);
  const holds = visitor.data && documentsFor(visitor.data, stated?.code);
  const requirements = trpc.useQueries((t) =>
    passports.map(({ code }) =>
      token === undefined
        ? // What is not stored yet has no id, and no requirements.
          t.visaRequirement.forVisitor(requirementsAtDestination(destination.id || '-', code))
        : t.preview.requirements({ token, passport: code }),
    ),
  );
  const answers = trpc.useQueries((t) =>
    passports.flatMap(({ code }) =>
      visaTypes.map((type) =>
        t.entryRule.answer(answerInput(code, destination.countryCode, type, undefined, holds)),
      ),
    ),
  );
  const queries = [...requirements, ...answers];
  const failed = queries.find(({ error }) => error);
  const isKnown = passports.length > 0 && queries.every(({ data }) => data);
  const compared = isKnown && !failed ? passports.map(boxOf) : [];
  const [easiest] = compared.sort((a, b) => byEaseOfEntry(a.box, b.box));
  const box = easiest?.box;
  return {
    passport: shownPassport(),
    holds,
    box,
    countryAnswer: easiest?.answer,
    compared,
    failure: failureOf(),
  };

  function boxOf(passport: Country, index: number): PassportWithBox {
    const ofPassport = answers.slice(index * visaTypes.length, (index + 1) * visaTypes.length);
    const country = Object.fromEntries(
      ofPassport.flatMap(({ data }) => (data ? [[data.purpose, data]] : [])),
    );
    const box = decideVisaBox({
      requirements: requirements[index]?.data ?? [],
      country,
      wanted,
    });
    const answer = ofPassport.find(({ data }) => data?.purpose === box.type)?.data;
    const isStated = answer?.access || answer?.restriction;
    return { passport, box, answer: isStated ? answer : undefined };
  }

  function shownPassport(): PassportOfAnswer | undefined {
    if (stated) return statedPassport(stated);
    const guess = visitor.data && passportOfVisitor(visitor.data);
    return guess && { ...guess, country: easiest?.passport ?? guess.country };
  }

  function failureOf() {
    if (!stated && visitor.error) {
      return { message: visitor.error.message, retry: () => visitor.refetch() };
    }
    if (!failed?.error) return undefined;
    const retry = () =>
      Promise.all(queries.filter(({ error }) => error).map((one) => one.refetch()));
    return { message: failed.error.message, retry };
  }
}
