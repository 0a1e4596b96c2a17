import type { AnswerSource, Restriction } from '#core/answers/entryAnswer.ts';
import type { EntryRight } from '#core/answers/orderOfTruth/entryRights.ts';
import type { EntryException } from '#core/answers/orderOfTruth/exceptions.ts';
import type {
  BareRule,
  CurrentRule,
  ZoneMembership,
} from '#core/answers/orderOfTruth/storedFacts.ts';
import type { StoredPolicy } from '#core/answers/policySource.ts';
import { exceptionsOfPolicy } from '#core/answers/transit/policyExceptions.ts';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import type { WaysHere } from '#core/answers/work/waysToWork.ts';
import type { WorkPolicy } from '#core/answers/work/workPolicy.ts';
import type { ExceptionTerms } from '#core/documents/exceptionTerms.ts';
import type { DocumentStay } from '#core/documents/issuedDocuments.ts';
import { equalOnce } from '#core/equalOnce.ts';
import type { Staleness } from '#core/inputs/settings/staleness.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { readDocumentStays, readEntryRights } from '#db/packs/packs.ts';
import { listTransitPolicies } from '#db/queries/records/transitPolicies.ts';
import { listWorkAreas } from '#db/queries/records/workAreas.ts';
import { listEntryExceptions, type StoredException } from '#db/queries/rules/entryExceptions.ts';
import {
  listRestrictions,
  listUnconfirmedRules,
  type StoredRestriction,
} from '#db/queries/rules/restrictions.ts';
import { listStayPolicies } from '#db/queries/rules/stayPolicies.ts';
import {
  listAllZoneMemberships,
  listCountryCodes,
  listRuleSources,
  type RuleSource,
} from '#db/queries/rules/storedRules.ts';
import { oncePerContent } from '../cache/oncePerContent.ts';
import { stalenessSetting } from '../site/settings/settings.ts';
import { readValue } from '../site/settings/versionedSetting.ts';
import { teamPolicies, teamPolicy, withTeamAreas } from './teamPolicies.ts';
import { readWaysToWork } from './waysToWork.ts';

/** Data shared by all answers. */
export type RuleReference = {
  sources: Map<string, RuleSource>;
  memberships: Map<string, ZoneMembership[]>;
  rights: readonly EntryRight[];
  /** Suspended entry and visas, by destination. */
  restrictions: Map<string, (Restriction & { destination: string; passports: string })[]>;
  /** Passports without a readable official page in compilations, by destination. */
  failedRechecks: Map<string, { triedOn: string; passports: string }[]>;
  /** Exceptions for some holders of a passport, by destination. */
  exceptions: Map<string, EntryException[]>;
  /** What countries ask of travellers who change planes there, by code of country. */
  transitPolicies: ReadonlyMap<string, StoredPolicy<TransitPolicy>>;
  /** The same without what the team states itself. */
  shippedTransitPolicies: ReadonlyMap<string, StoredPolicy<TransitPolicy>>;
  /** What countries ask of those who work there, by code of country. */
  workPolicies: ReadonlyMap<string, StoredPolicy<WorkPolicy>>;
  /** The same without the areas of the team. */
  shippedWorkPolicies: ReadonlyMap<string, StoredPolicy<WorkPolicy>>;
  /** Ways to work, by code of country. */
  waysToWork: ReadonlyMap<string, WaysHere>;
  /** The stays that documents give in the states of a group. */
  documentStays: readonly DocumentStay[];
  /** All country codes, sorted. */
  countries: string[];
  isCountry: Set<string>;
  staleness: Staleness;
};

/** The current reference, read once per content; inside a transaction with its changes. */
export const ruleReference = oncePerContent(['rules', 'settings'], readReference);

/** The current rules, with their sources. */
export function currentRules(rules: BareRule[], { sources }: RuleReference): CurrentRule[] {
  const current: CurrentRule[] = [];
  for (const rule of rules) {
    const source = sources.get(rule.sourceId);
    if (!source || (rule.editionId !== null && rule.editionId !== source.editionId)) continue;
    const { editionDate, ...described } = source;
    const { editionId } = rule;
    const date = editionId === null ? null : editionDate;
    current.push({ ...rule, ...described, editionId, editionDate: date });
  }
  return current;
}

async function readReference(db: Db): Promise<RuleReference> {
  const sources = new Map((await listRuleSources(db)).map((source) => [source.sourceId, source]));
  const memberships = new Map<string, ZoneMembership[]>();
  for (const membership of await listAllZoneMemberships(db)) {
    const source = sources.get(membership.sourceId ?? '');
    const ofCountry = memberships.get(membership.countryCode) ?? [];
    ofCountry.push({ ...membership, ...(source ?? noSource) });
    memberships.set(membership.countryCode, ofCountry);
  }
  const countries = await listCountryCodes(db);
  const staleness = await readValue(db, stalenessSetting);
  const isCountry = new Set(countries);
  const restrictions = Map.groupBy(
    (await listRestrictions(db)).map(toRestriction),
    ({ destination }) => destination,
  );
  const failedRechecks = Map.groupBy(
    await listUnconfirmedRules(db),
    ({ destination }) => destination,
  );
  const once = equalOnce<AnswerSource>();
  const stored = (await listEntryExceptions(db)).flatMap((row) => {
    const exception = toException(row, sources);
    return exception ? { ...exception, source: once(exception.source) } : [];
  });
  const shipped = await readPolicies(db, sources);
  const waysToWork = await readWaysToWork(db, sources);
  const own = (await listTransitPolicies(db)).map(teamPolicy);
  const transitPolicies = new Map([...shipped.shippedTransitPolicies, ...own]);
  const areas = await listWorkAreas(db);
  const workPolicies = withTeamAreas(shipped.shippedWorkPolicies, areas);
  if (own.length + areas.length > 0) sources.set(teamPolicies.sourceId, teamPolicies);
  const exceptions = Map.groupBy(
    [...stored, ...[...transitPolicies.values()].flatMap(exceptionsOfPolicy)],
    ({ destination }) => destination,
  );
  return {
    sources,
    memberships,
    rights: readEntryRights(),
    restrictions,
    failedRechecks,
    exceptions,
    ...shipped,
    transitPolicies,
    workPolicies,
    waysToWork,
    documentStays: readDocumentStays(),
    countries,
    isCountry,
    staleness,
  };
}

/** The policies on a kind of stay, by code of country; undefined for tourist stays, which have none. */
export function policiesOn(
  purpose: VisaType,
  { transitPolicies, workPolicies }: RuleReference,
): ReadonlyMap<string, StoredPolicy<unknown>> | undefined {
  if (purpose === 'transit') return transitPolicies;
  return purpose === 'working' ? workPolicies : undefined;
}

/** The policies of sources with a current edition; of several for a country the last by the source's id. */
async function readPolicies(
  db: Db,
  sources: ReadonlyMap<string, RuleSource>,
): Promise<Pick<RuleReference, 'shippedTransitPolicies' | 'shippedWorkPolicies'>> {
  const shippedTransitPolicies = new Map<string, StoredPolicy<TransitPolicy>>();
  const shippedWorkPolicies = new Map<string, StoredPolicy<WorkPolicy>>();
  for (const { sourceId, purpose, country, policy } of await listStayPolicies(db)) {
    const stored = sources.get(sourceId);
    if (!stored || stored.editionId === null) continue;
    const source = { id: sourceId, licence: stored.licence, edition: stored.editionId };
    const policies = purpose === 'working' ? shippedWorkPolicies : shippedTransitPolicies;
    policies.set(country, { policy: JSON.parse(policy), source });
  }
  return { shippedTransitPolicies, shippedWorkPolicies };
}

/** Parses a stored exception; undefined if its source is unknown. */
function toException(
  { stayDays, terms, ...row }: StoredException,
  sources: ReadonlyMap<string, RuleSource>,
): EntryException | undefined {
  const source = sources.get(row.sourceId);
  if (!source) return undefined;
  const parsed: ExceptionTerms | null = terms === null ? null : JSON.parse(terms);
  return {
    destination: row.destination,
    purpose: row.purpose,
    passports: row.passports,
    access: row.access,
    stay: stayDays === null ? null : { number: stayDays, unit: 'days' },
    terms: parsed,
    validFrom: row.validFrom,
    validTo: row.validTo,
    source: toSource(row, source),
  };
}

function toSource(
  {
    sourceId,
    sourceTitle,
    sourceAddress,
    sourceDate,
    pageScope,
  }: Pick<
    StoredException,
    'sourceId' | 'sourceTitle' | 'sourceAddress' | 'sourceDate' | 'pageScope'
  >,
  source: RuleSource,
): AnswerSource {
  const page =
    pageScope === null || sourceAddress === null
      ? null
      : { title: sourceTitle, address: sourceAddress, scope: pageScope };
  return {
    id: sourceId,
    kind: source.kind,
    quality: source.quality,
    title: source.title,
    publisher: source.publisher,
    licence: source.licence,
    address: source.address,
    edition: source.editionId,
    date: sourceDate ?? source.editionDate,
    verifiedOn: null,
    page,
  };
}

function toRestriction({ exceptions, ...row }: StoredRestriction) {
  const { sourceTitle: title, sourceAddress: address, sourceDate: date, ...fields } = row;
  const source = { title, address, date };
  return { ...fields, exceptions: exceptions === 1, source };
}

const noSource: { [Name in keyof RuleSource]: null } = {
  sourceId: null,
  kind: null,
  quality: null,
  title: null,
  publisher: null,
  licence: null,
  address: null,
  editionId: null,
  editionDate: null,
};
