import { byEaseOfEntry } from '#core/answers/verdict.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import { isOutdatedPage, type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { documentsFor } from '../passports/heldDocuments.ts';
import {
  type Country,
  type PassportOfAnswer,
  passportOfVisitor,
  statedPassport,
} from '../passports/passportOfAnswer.ts';
import { destinationPageInput, previewPageInput } from './queries.ts';

type BoxWithAnswer = RouterOutputs['page']['destination'][number]['boxes'][VisaType];

/** What one passport needs at a destination. */
export type PassportWithBox = { passport: Country; box: BoxWithAnswer };

export type DestinationAnswer = {
  /** Undefined if unknown. */
  passport: PassportOfAnswer | undefined;
  /** The documents that the answers count with. */
  holds: string | undefined;
  /** Undefined while loading and after a failure. */
  box: BoxWithAnswer | undefined;
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
export function useDestinationAnswer(
  destination: Pick<RouterOutputs['destination']['byId'], 'id' | 'countryCode'>,
  {
    stated,
    wanted = DEFAULT_STAY,
    previewToken: token,
  }: {
    stated: Country | undefined;
    wanted: VisaType | undefined;
    /** Gives access to an unpublished destination's requirements. */
    previewToken?: string | undefined;
  },
): DestinationAnswer {
  const visitor = trpc.visitor.country.useQuery();
  const passports = stated ? [stated] : (visitor.data?.passports ?? []);
  const holds = visitor.data && documentsFor(visitor.data, stated?.code);
  const isPreview = token !== undefined;
  const isAsked = passports.length > 0 && destination.countryCode !== '';
  const published = trpc.page.destination.useQuery(
    // What is not stored yet has no id, and no requirements.
    destinationPageInput({ ...destination, id: destination.id || '-' }, passports, holds),
    { enabled: isAsked && !isPreview },
  );
  const preview = trpc.page.preview.useQuery(
    previewPageInput({ ...destination, token: token ?? '' }, passports, holds),
    { enabled: isAsked && isPreview },
  );
  const needs = isPreview ? preview : published;
  const compared = passports.flatMap((passport) => {
    const box = needs.data?.find((one) => one.passport === passport.code)?.boxes[wanted];
    return box ? { passport, box } : [];
  });
  const [easiest] = compared.sort((a, b) => byEaseOfEntry(a.box, b.box));
  return { passport: shownPassport(), holds, box: easiest?.box, compared, failure: failureOf() };

  function shownPassport(): PassportOfAnswer | undefined {
    if (stated) return statedPassport(stated);
    const guess = visitor.data && passportOfVisitor(visitor.data);
    return guess && { ...guess, country: easiest?.passport ?? guess.country };
  }

  function failureOf() {
    const { error, refetch } = !stated && visitor.error ? visitor : needs;
    if (!error) return undefined;
    const retry = () => (isOutdatedPage(error) ? location.reload() : refetch());
    return { message: error.message, retry };
  }
}
