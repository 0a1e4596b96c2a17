import type { VisaType } from '../../../server/schemas/constants.ts';
import { decideVisaBox, type VisaBox } from '../../../server/schemas/visaBox.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import {
  type Country,
  type PassportOfAnswer,
  passportOfVisitor,
  statedPassport,
} from '../passports/passportOfAnswer.ts';
import { requirementsAtDestination } from './queries.ts';
import type { VisaRequirement } from './VisaVerdict.tsx';

export type VisaAnswerState = {
  /** Undefined while it is not known. */
  passport: PassportOfAnswer | undefined;
  /** Undefined while it is loading, and where it failed. */
  box: VisaBox<VisaRequirement> | undefined;
  failure: { message: string; retry: () => void } | undefined;
};

/**
 * What a passport needs at a destination: the passport that is `stated` in the page's address, or
 * else the visitor's.
 */
export function useVisaAnswer(
  destination: Pick<RouterOutputs['destination']['byId'], 'id' | 'countryCode'>,
  { stated, wanted }: { stated: Country | undefined; wanted: VisaType | undefined },
): VisaAnswerState {
  const visitor = trpc.visitor.country.useQuery();
  const guess = visitor.data && passportOfVisitor(visitor.data);
  const passport = stated ? statedPassport(stated) : guess;
  const code = passport?.country.code ?? '';
  const { data, error, refetch } = trpc.visaRequirement.forVisitor.useQuery(
    requirementsAtDestination(destination.id, code),
    { enabled: Boolean(passport) },
  );
  const box =
    data && !error
      ? decideVisaBox({
          destinationCountry: destination.countryCode,
          passport: code,
          requirements: data,
          wanted,
        })
      : undefined;
  return { passport, box, failure: failureOf() };

  function failureOf() {
    if (!stated && visitor.error) {
      return { message: visitor.error.message, retry: () => visitor.refetch() };
    }
    return error ? { message: error.message, retry: () => refetch() } : undefined;
  }
}
