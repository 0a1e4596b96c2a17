import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { countriesOf } from '#core/answers/work/workArea.ts';
import type { WorkPolicy } from '#core/answers/work/workPolicy.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '../../db.ts';
import { listTransitPolicies } from '../records/transitPolicies.ts';
import { listWorkAreas } from '../records/workAreas.ts';
import { listStayPolicies } from './stayPolicies.ts';

/** The pages of policies that answers link to, also the team's own; what others collected is only named. */
export async function listPolicyPages(
  db: Db,
): Promise<{ address: string; country: string; purpose: VisaType }[]> {
  const own = await listTransitPolicies(db);
  const policies = [
    ...(await listStayPolicies(db)).map(({ policy, ...of }) => ({
      ...of,
      pages: JSON.parse(policy),
    })),
    ...own.map((pages) => ({ country: pages.destination, purpose: 'transit' as const, pages })),
    ...(await listWorkAreas(db)).flatMap((area) =>
      countriesOf(area).map((country) => ({ country, purpose: 'working' as const, pages: area })),
    ),
  ];
  return policies.flatMap(({ country, purpose, pages }) =>
    [...addressesIn(pages)].map((address) => ({ address, country, purpose })),
  );
}

/** The parts of a policy or an area that have addresses. */
type Addressed = Pick<TransitPolicy | WorkPolicy, 'sources'> &
  Partial<Pick<TransitPolicy, 'programmes'> & Pick<WorkPolicy, 'authority'>>;

function addressesIn({ sources, programmes = [], authority }: Addressed): Set<string> {
  const linked = Object.values(sources).filter(({ quality }) => quality !== 'collected');
  return new Set([
    ...linked.map(({ address }) => address),
    ...programmes.flatMap(({ apply }) => apply ?? []),
    ...(authority ? [authority.address] : []),
  ]);
}
