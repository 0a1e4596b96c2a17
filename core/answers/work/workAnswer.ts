import { shippedText } from '../../languages/shippedTexts.ts';
import type { SourceKind } from '../../vocabulary.ts';
import type { VisitorsWork, WorkNeed } from '../../workVocabulary.ts';
import type { AnswerSource, EntryAnswer } from '../entryAnswer.ts';
import { type StoredPolicy, toAnswerSource } from '../policySource.ts';
import { isUnlimited } from '../stayOfAll.ts';
import type { WaysHere, WorkRoute, YouthProgramme } from './waysToWork.ts';
import { type Work, workOf } from './work.ts';
import type { WorkPolicy } from './workPolicy.ts';

/** What a visitor may do besides visiting, and who says so; see `visitorWorkOf`. */
export type VisitorWork = {
  mayWork: Exclude<VisitorsWork, 'unknown'>;
  source: AnswerSource;
};

/** What is known of working in a country beside the access: why, how, and whom to ask. */
export type WorkSides = Work & {
  visitor: VisitorWork | null;
  /** The programmes for young people that are open to the passport. */
  programmes: OpenYouthProgramme[];
  /** Ways for everybody. */
  routes: readonly WorkRoute[];
  authority: WorkPolicy['authority'];
};

/** A programme as it is for one passport. */
export type OpenYouthProgramme = Pick<
  YouthProgramme,
  'name' | 'kind' | 'months' | 'isLimited' | 'fee' | 'apply' | 'ages' | 'source'
> & {
  /** Whether places are drawn by lot. */
  isByBallot: boolean;
};

type Asked = Pick<EntryAnswer, 'passport' | 'on' | 'access'>;

type Decided<Source> = Asked & Pick<EntryAnswer, 'unconfirmed'> & { source: Source | null };

/**
 * An answer of purpose working, with what is known beside its access. Where another source than the
 * policy decided, such as this site's own rule, the need is that source's.
 */
export function workAnswer(
  resolved: EntryAnswer,
  stored: StoredPolicy<WorkPolicy> | undefined,
  ways?: WaysHere,
): EntryAnswer {
  return { ...resolved, work: workSidesOf(resolved, stored, ways) };
}

/** What is known beside the access of an answer of purpose working, whose source is known by its id at least. */
export function workSidesOf<Source extends Pick<AnswerSource, 'id'>>(
  resolved: Decided<Source>,
  stored: StoredPolicy<WorkPolicy> | undefined,
  { programmes, routes }: WaysHere = { programmes: [], routes: [] },
): Omit<WorkSides, 'source'> & { source: Source | AnswerSource | null } {
  const { passport } = resolved;
  const work = workShown(resolved, workOf(stored, resolved));
  const isFree = work.need === 'no_permit';
  return {
    ...work,
    visitor: visitorWorkOf(stored, resolved),
    programmes: isFree ? [] : programmesFor(programmes, passport),
    routes: isFree ? [] : routes,
    authority: stored?.policy.authority ?? null,
  };
}

/** What a visitor may do; null where nothing is known, and for those who may work without a permit. */
export function visitorWorkOf(
  stored: StoredPolicy<WorkPolicy> | undefined,
  { passport, on, access }: Asked,
): VisitorWork | null {
  if (!stored || isUnlimited(access)) return null;
  const { mayWork, source } = stored.policy.visitor;
  const page = source === null ? undefined : stored.policy.sources[source];
  if (mayWork === 'unknown' || !page) return null;
  if (workOf(stored, { passport, on }).need === 'no_permit') return null;
  return { mayWork, source: toAnswerSource(page, stored) };
}

/**
 * Whether the country admits nobody with the passport, whatever it says of work: the visit's answer takes the
 * place of the one on working, unless this site's team stated that.
 */
export function isNotAdmitted(
  visit: Pick<EntryAnswer, 'access'>,
  sourceKind: SourceKind | undefined,
): boolean {
  return visit.access === 'no_admission' && sourceKind !== 'administrator';
}

function workShown<Source extends Pick<AnswerSource, 'id'>>(
  { access, source, unconfirmed }: Decided<Source>,
  work: Work,
): Omit<Work, 'source'> & { source: Source | AnswerSource | null } {
  if (access === 'own_country') return { ...withoutGrant, need: 'no_permit', confirmed: true };
  if (access === null || access === 'no_admission' || source === null) {
    return { ...withoutGrant, need: 'unknown' };
  }
  if (source.id === work.source?.id) return { ...work, grant: inWords(work.grant) };
  const need: WorkNeed = isFree(access) ? 'no_permit' : 'permit';
  return { ...withoutGrant, need, confirmed: !unconfirmed, source };
}

/** A grant with the area's name in the present language. */
function inWords(grant: Work['grant']): Work['grant'] {
  return grant && { ...grant, name: shippedText(grant.name) };
}

const withoutGrant = {
  grant: null,
  whoApplies: null,
  confirmed: false,
  isUnread: false,
  source: null,
} satisfies Omit<Work, 'need'>;

function isFree(access: EntryAnswer['access']): boolean {
  return isUnlimited(access) || access === 'visa_free';
}

function programmesFor(
  programmes: readonly YouthProgramme[],
  passport: string,
): OpenYouthProgramme[] {
  return programmes
    .filter(({ passports }) => passports.includes(passport))
    .map(({ passports: _all, otherAges, ages, ballotFor, source, ...programme }) => ({
      ...programme,
      ages: otherAges[passport] ?? ages,
      isByBallot: ballotFor.includes(passport),
      source,
    }));
}
