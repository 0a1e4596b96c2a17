import { isWithin } from '../../dates.ts';
import {
  type WorkApplicant,
  type WorkDuty,
  type WorkGrant,
  type WorkNeed,
  workGrants,
} from '../../workVocabulary.ts';
import type { AnswerSource } from '../entryAnswer.ts';
import { isConfirming, type StoredPolicy, toAnswerSource } from '../policySource.ts';
import type { WorkGrantHere, WorkPolicy } from './workPolicy.ts';

/** What a passport needs to work in a country on a day. */
export type Work = {
  need: WorkNeed;
  /** The area or treaty that decided; null without one. */
  grant: { area: string; name: string; kind: WorkGrant; duties: WorkDuty[] } | null;
  /** Who applies for the permit; null if unknown, or without one. */
  whoApplies: WorkApplicant | null;
  /** Whether a law or the country's own government states it. */
  confirmed: boolean;
  /** Whether it rests on an official page that is known by its address alone. */
  isUnread: boolean;
  /** The statement that decided; null while unknown. */
  source: AnswerSource | null;
};

const unknownWork: Work = {
  need: 'unknown',
  grant: null,
  whoApplies: null,
  confirmed: false,
  isUnread: false,
  source: null,
};

const needOfGrant: Record<WorkGrant, WorkNeed> = {
  work_without_permit: 'no_permit',
  permit_by_right: 'permit_by_right',
  easier_permit: 'permit',
};

/**
 * What a passport needs to work: by the strongest grant of an area or treaty on the day, else whether
 * the country asks everybody for a permit. Entry as a visitor says nothing of it.
 */
export function workOf(
  stored: StoredPolicy<WorkPolicy> | undefined,
  { passport, on }: { passport: string; on: string },
): Work {
  if (!stored) return unknownWork;
  const { policy } = stored;
  const { whoApplies, required, source } = policy.permit;
  const grant = grantOn(policy, passport, on);
  if (!grant) {
    return required
      ? { ...unknownWork, need: 'permit', whoApplies, ...stated(stored, source) }
      : unknownWork;
  }
  const { area, name, grant: kind, duties } = grant;
  const need = needOfGrant[kind];
  const { confirmed, isUnread, source: page } = stated(stored, grant.source);
  return {
    need,
    grant: { area, name, kind, duties },
    whoApplies: need === 'no_permit' ? null : whoApplies,
    // Whether a country applies such a right to everybody who asks is nowhere certain.
    confirmed: confirmed && need !== 'permit_by_right',
    isUnread,
    source: page,
  };
}

/** The grants of a policy to a passport, of any day. */
export function grantsTo({ grants }: WorkPolicy, passport: string): WorkGrantHere[] {
  return grants.filter(({ passports }) => passports === 'all' || passports.includes(passport));
}

/** The strongest grant to a passport on a day; of equally strong ones, that of the better source. */
function grantOn(policy: WorkPolicy, passport: string, on: string): WorkGrantHere | undefined {
  const weakness = ({ grant, source }: WorkGrantHere) => {
    const page = policy.sources[source];
    return workGrants.indexOf(grant) * 2 + (page && isConfirming(page) ? 0 : 1);
  };
  return grantsTo(policy, passport)
    .filter(({ from, to }) => isWithin(on, from, to))
    .sort((a, b) => weakness(a) - weakness(b))[0];
}

function stated(
  stored: StoredPolicy<WorkPolicy>,
  sourceId: string | null,
): Pick<Work, 'confirmed' | 'isUnread' | 'source'> {
  const page = sourceId === null ? undefined : stored.policy.sources[sourceId];
  if (!page) return { confirmed: false, isUnread: false, source: null };
  return {
    confirmed: isConfirming(page),
    isUnread: page.quality === 'named',
    source: toAnswerSource(page, stored),
  };
}
