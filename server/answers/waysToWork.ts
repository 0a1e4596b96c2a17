import { toAnswerSource } from '#core/answers/policySource.ts';
import { readAges } from '#core/answers/work/programmeAges.ts';
import type { WaysHere, WorkRoute, YouthProgramme } from '#core/answers/work/waysToWork.ts';
import { TEAM_POLICIES } from '#core/policyVocabulary.ts';
import type { Db } from '#db/db.ts';
import { feeIn } from '#db/queries/records/feeColumns.ts';
import { listWaysToWork } from '#db/queries/records/waysToWork.ts';
import { listWorkProgrammes } from '#db/queries/records/workProgrammes.ts';
import { editorsSource } from '#db/queries/rules/administratorRules.ts';
import type { RuleSource } from '#db/queries/rules/storedRules.ts';

type StoredProgramme = Awaited<ReturnType<typeof listWorkProgrammes>>[number];
type StoredWay = Awaited<ReturnType<typeof listWaysToWork>>[number];

/**
 * The ways to work by code of country: the team's own, and those of sources with a current edition. Visas
 * for remote workers are facts of their countries instead, see `statedFactsOf`.
 */
export async function readWaysToWork(
  db: Db,
  sources: ReadonlyMap<string, RuleSource>,
): Promise<ReadonlyMap<string, WaysHere>> {
  const ways = new Map<string, { programmes: YouthProgramme[]; routes: WorkRoute[] }>();
  const waysOf = (country: string) => {
    const known = ways.get(country) ?? { programmes: [], routes: [] };
    ways.set(country, known);
    return known;
  };
  const isCurrent = ({ sourceId }: { sourceId: string | null }) =>
    sourceId === null || typeof sources.get(sourceId)?.editionId === 'number';
  for (const stored of (await listWorkProgrammes(db)).filter(isCurrent)) {
    waysOf(stored.destination).programmes.push(toProgramme(stored, sources));
  }
  for (const stored of (await listWaysToWork(db)).filter(isCurrent)) {
    const route = toRoute(stored);
    if (route) waysOf(stored.destination).routes.push(route);
  }
  return ways;
}

function toProgramme(
  stored: StoredProgramme,
  sources: ReadonlyMap<string, RuleSource>,
): YouthProgramme {
  const { title, kind, passports, firstAge, lastAge, months, isLimited, ballotFor } = stored;
  return {
    name: title,
    kind,
    passports: codesIn(passports),
    ages: firstAge === null || lastAge === null ? null : [firstAge, lastAge],
    otherAges: readAges(stored.otherAges) ?? {},
    months,
    isLimited,
    ballotFor: codesIn(ballotFor),
    fee: feeIn(stored),
    apply: stored.address,
    source: sourceOf(stored, sources),
  };
}

/** The page of a programme as the source of an answer; the site's editors where they name none. */
function sourceOf(
  { sourceId, sourceTitle, sourceAddress, sourceDate, ...page }: StoredProgramme,
  sources: ReadonlyMap<string, RuleSource>,
): YouthProgramme['source'] {
  const shipped = sourceId === null ? undefined : sources.get(sourceId);
  const source = shipped
    ? { id: shipped.sourceId, licence: shipped.licence, edition: shipped.editionId }
    : { id: TEAM_POLICIES, licence: '', edition: null, publisher: editorsSource.title };
  return toAnswerSource(
    {
      title: sourceTitle || (shipped?.title ?? editorsSource.title),
      publisher: page.sourcePublisher,
      address: sourceAddress,
      quality: page.quality,
      asOf: sourceDate,
      asOfIs: page.sourceDateIs,
    },
    { source },
  );
}

/** A way with a page where one applies; visas for remote workers are none. */
function toRoute({ kind, title, address, months, quality, ...way }: StoredWay): WorkRoute | null {
  if (kind === 'digital_nomad' || address === null) return null;
  return { name: title, kind, address, fee: feeIn(way), months, quality };
}

function codesIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
