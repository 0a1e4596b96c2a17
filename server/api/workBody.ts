import type { WorkRoute } from '#core/answers/work/waysToWork.ts';
import type { OpenYouthProgramme, VisitorWork, WorkSides } from '#core/answers/work/workAnswer.ts';
import type { VisitorWorkResponse, WorkOfTable, WorkResponse } from '#core/inputs/jsonApi/work.ts';
import type { NomadStatus } from '#core/vocabulary.ts';
import type { WorkRouteKind } from '#core/workVocabulary.ts';
import { feeBody, sourceBody } from './answerParts.ts';

/** A visa for remote workers of the destination. */
export type RemoteWorkVisa = {
  status: NomadStatus;
  title: string | null;
  address: string | null;
  /** In US dollars. */
  fee: number | null;
  months: number | null;
};

/** What is known of working, in the API's format, with the destination's visas for remote workers. */
export function workBody(
  work: WorkSides,
  remoteWorkVisas: readonly RemoteWorkVisa[],
): WorkResponse {
  const { need, grant, whoApplies, confirmed, visitor, programmes, authority, source } = work;
  return {
    need,
    why: whyBody(grant),
    confirmed,
    visitorMayWork: visitor && visitorWorkBody(visitor),
    programmes: programmes.map(programmeBody),
    routes:
      need === 'no_permit'
        ? []
        : [
            ...work.routes.map((route) => routeBody(route, whoApplies)),
            ...remoteWorkVisas.filter(({ status }) => status === 'open').map(remoteWorkBody),
          ],
    authority,
    source: source && sourceBody(source),
  };
}

/** What a visitor may do, in the API's format. */
export function visitorWorkBody({ mayWork, source }: VisitorWork): VisitorWorkResponse {
  return { mayWork, source: sourceBody(source) };
}

/** The same in short, of a pair of a table. */
export function workInTableBody(
  work: Pick<WorkSides, 'need' | 'grant' | 'confirmed' | 'programmes' | 'routes' | 'authority'>,
  remoteWorkVisas: readonly Pick<RemoteWorkVisa, 'title'>[],
): WorkOfTable {
  const { need, grant, confirmed, programmes, routes, authority } = work;
  return {
    need,
    why: whyBody(grant),
    confirmed,
    programmes: programmes.map(programmeInShort),
    routes: [
      ...routes.map(({ name, kind }) => ({ name, kind })),
      ...remoteWorkVisas.map(({ title }) => ({ name: title, kind: 'digital_nomad' as const })),
    ],
    authority,
  };
}

function whyBody(grant: WorkSides['grant']): WorkResponse['why'] {
  return grant && { name: grant.name, kind: grant.kind, duties: grant.duties };
}

function programmeInShort({
  name,
  kind,
  ages,
  months,
  ...places
}: OpenYouthProgramme): WorkOfTable['programmes'][number] {
  const [first, last] = ages ?? [];
  return {
    name,
    kind,
    ages: first !== undefined && last !== undefined ? { first, last } : null,
    months,
    quota: quotaOf(places),
  };
}

function programmeBody(programme: OpenYouthProgramme): WorkResponse['programmes'][number] {
  const { fee, apply, source } = programme;
  return {
    ...programmeInShort(programme),
    fee: fee && feeBody(fee),
    apply,
    source: sourceBody(source),
  };
}

function quotaOf({
  isLimited,
  isByBallot,
}: Pick<
  OpenYouthProgramme,
  'isLimited' | 'isByBallot'
>): WorkResponse['programmes'][number]['quota'] {
  if (isByBallot) return 'ballot';
  if (isLimited === null) return null;
  return isLimited ? 'limited' : 'unlimited';
}

/** Ways without an employer there, of whom an employer's part in other permits says nothing. */
const withoutEmployer = new Set<WorkRouteKind>(['self_employed', 'job_seeker', 'digital_nomad']);

function routeBody(
  { name, kind, address, fee, months, quality }: WorkRoute,
  whoApplies: WorkSides['whoApplies'],
): WorkResponse['routes'][number] {
  return {
    name,
    kind,
    address,
    whoApplies: withoutEmployer.has(kind) ? null : whoApplies,
    fee: fee && feeBody(fee),
    months,
    quality,
  };
}

function remoteWorkBody(visa: RemoteWorkVisa): WorkResponse['routes'][number] {
  const { title, address, fee, months } = visa;
  return {
    name: title,
    kind: 'digital_nomad',
    address,
    whoApplies: null,
    fee:
      fee === null ? null : feeBody(fee === 0 ? { free: true } : { amount: fee, currency: 'USD' }),
    months,
    quality: 'collected',
  };
}
