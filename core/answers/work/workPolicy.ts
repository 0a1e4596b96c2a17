import type {
  AuthoritySubject,
  VisitorsWork,
  WorkApplicant,
  WorkDuty,
  WorkGrant,
} from '../../workVocabulary.ts';
import type { PolicySource } from '../policySource.ts';

/** A country's rules on working there; one is stored for each country, as JSON. */
export type WorkPolicy = {
  /** ISO 3166-1 alpha-2, as of all passports here. */
  country: string;
  /** The pages of the statements, by the id that statements name. */
  sources: Record<string, PolicySource>;
  visitor: {
    mayWork: VisitorsWork;
    /** The id of the source that states it; null where it is unknown. */
    source: string | null;
  };
  permit: {
    /** Whether those whom no grant frees need a permit; null if unknown. */
    required: true | null;
    /** Null if unknown. */
    whoApplies: WorkApplicant | null;
    /** The id of the source that states it; null where it is unknown. */
    source: string | null;
  };
  /** What areas and treaties grant to passports here. */
  grants: WorkGrantHere[];
  /** Whom to ask; null if unknown. */
  authority: { name: string; address: string; isFor: AuthoritySubject } | null;
};

/** What an area or a treaty grants to passports, in one direction. */
export type WorkGrantHere = {
  /** The area's id in `db/packs/policies/workAreas.json`. */
  area: string;
  /** The area's name, which the product shows. */
  name: string;
  grant: WorkGrant;
  passports: string[] | 'all';
  duties: WorkDuty[];
  /** The first and last day, YYYY-MM-DD; null if unknown or open. */
  from: string | null;
  to: string | null;
  /** The id of the best source that states the right to work, and of others that agree. */
  source: string;
  alsoSources: string[];
};
