import type { PolicySource, StoredPolicy } from '#core/answers/policySource.ts';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import {
  countriesOf,
  emptyWorkPolicy,
  grantIn,
  type WorkArea,
} from '#core/answers/work/workArea.ts';
import type { WorkPolicy } from '#core/answers/work/workPolicy.ts';
import type { WorkAreaInput } from '#core/inputs/records/workArea.ts';
import { TEAM_POLICIES } from '#core/policyVocabulary.ts';
import { editorsSource } from '#db/queries/rules/administratorRules.ts';
import type { RuleSource } from '#db/queries/rules/storedRules.ts';

/** What the team states in policies confirms by the pages that it names, as in those of the product. */
export const teamPolicies: RuleSource = {
  ...editorsSource,
  sourceId: TEAM_POLICIES,
  kind: 'official',
  editionId: null,
  editionDate: null,
};

const statedByTeam = {
  id: TEAM_POLICIES,
  licence: '',
  edition: null,
  publisher: editorsSource.title,
};

/** A country's policy as the team states it, whole in place of the shipped one, by code of country. */
export function teamPolicy({
  destination,
  sources,
  airside,
  exceptions,
  programmes,
}: Omit<TransitPolicy, 'country'> & { destination: string }): [
  string,
  StoredPolicy<TransitPolicy>,
] {
  const policy = { country: destination, sources, airside, exceptions, programmes };
  return [destination, { policy, source: statedByTeam }];
}

/** The fields of an area that decide who may work where. */
export type TeamArea = Omit<WorkAreaInput, 'copiedFrom' | 'note'>;

/**
 * The policies on working with the team's areas, each whole in place of what is shipped of that area. Of
 * equally strong rights the team's come first.
 */
export function withTeamAreas(
  shipped: ReadonlyMap<string, StoredPolicy<WorkPolicy>>,
  areas: readonly TeamArea[],
): ReadonlyMap<string, StoredPolicy<WorkPolicy>> {
  if (areas.length === 0) return shipped;
  const replaced = new Set(areas.map(({ area }) => area));
  const stated = areas.map((area) => ({ area: workAreaOf(area), pages: area.sources }));
  const countries = new Set([
    ...shipped.keys(),
    ...stated.flatMap(({ area }) => countriesOf(area)),
  ]);
  return new Map(
    [...countries].map((country) => {
      const stored = shipped.get(country);
      const own = stated.flatMap(({ area, pages }) => {
        const pageId = (id: string) => `team-${area.id}-${id}`;
        const grant = grantIn(area, country, pageId);
        return grant ? [{ grant, pages: pagesByTeam(pages, pageId) }] : [];
      });
      const policy = { grants: [], ...(stored?.policy ?? emptyWorkPolicy(country)) };
      const kept = policy.grants.filter(({ area }) => !replaced.has(area));
      const grants = [...own.map(({ grant }) => grant), ...kept];
      const sources = Object.assign({}, policy.sources, ...own.map(({ pages }) => pages));
      const source = stored?.source ?? statedByTeam;
      return [country, { policy: { ...policy, sources, grants }, source }];
    }),
  );
}

/** Each page beside the one that states the right agrees with it. */
function workAreaOf(stated: TeamArea): WorkArea {
  const { area: id, name, grant, members, pairs, duties, from, to, sources, source } = stated;
  const alsoSources = Object.keys(sources).filter((page) => page !== source);
  return { id, name, grant, members, pairs, duties, from, to, source, alsoSources };
}

function pagesByTeam(
  pages: Record<string, PolicySource>,
  pageId: (id: string) => string,
): Record<string, PolicySource> {
  return Object.fromEntries(
    Object.entries(pages).map(([id, page]) => [pageId(id), { ...page, statedBy: statedByTeam }]),
  );
}
