/** The closed vocabularies of work policies, as `core/transitVocabulary.ts` has those of changing planes. */

/** What a passport needs to work in a country. */
export const workNeeds = ['no_permit', 'permit_by_right', 'permit', 'unknown'] as const;
export type WorkNeed = (typeof workNeeds)[number];

/**
 * What an area or a treaty grants: work without a permit; a permit that may not be refused for the job
 * market; a permit with lighter rules.
 */
export const workGrants = ['work_without_permit', 'permit_by_right', 'easier_permit'] as const;
export type WorkGrant = (typeof workGrants)[number];

/** What remains to be done, or stays closed, where a grant frees from the permit. */
export const workDuties = [
  'registration',
  'residence_document',
  'recognised_profession',
  'public_service_reserved',
  'work_contract',
  'health_and_character',
  'may_not_be_practised',
] as const;
export type WorkDuty = (typeof workDuties)[number];

/** What a visitor may do; `unknown` is silence, never yes. */
export const visitorsWork = ['no', 'business_only', 'remote_allowed', 'unknown'] as const;
export type VisitorsWork = (typeof visitorsWork)[number];

/** Who applies for a permit. */
export const workApplicants = ['employer', 'worker', 'both'] as const;
export type WorkApplicant = (typeof workApplicants)[number];

export const youthProgrammeKinds = [
  'working_holiday',
  'work_and_holiday',
  'youth_mobility',
  'young_professionals',
] as const;
export type YouthProgrammeKind = (typeof youthProgrammeKinds)[number];

export const workRouteKinds = [
  'work_permit',
  'work_visa',
  'single_permit',
  'skilled_points',
  'job_seeker',
  'self_employed',
  'intra_company',
  'seasonal',
  'digital_nomad',
] as const;
export type WorkRouteKind = (typeof workRouteKinds)[number];

/** What an authority's page is about. */
export const authoritySubjects = ['work', 'visas'] as const;
export type AuthoritySubject = (typeof authoritySubjects)[number];
