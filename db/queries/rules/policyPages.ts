import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import type { WorkPolicy } from '#core/answers/work/workPolicy.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '../../db.ts';
import { listTransitPolicies } from '../records/transitPolicies.ts';
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
  ];
  return policies.flatMap(({ country, purpose, pages }) =>
    [...addressesIn(pages)].map((address) => ({ address, country, purpose })),
  );
}

function addressesIn(policy: Omit<TransitPolicy, 'country'> | WorkPolicy): Set<string> {
  const linked = Object.values(policy.sources).filter(({ quality }) => quality !== 'collected');
  const { routes, authority }: Partial<WorkPolicy> = 'routes' in policy ? policy : {};
  return new Set([
    ...linked.map(({ address }) => address),
    ...policy.programmes.flatMap(({ apply }) => apply ?? []),
    ...(routes ?? []).map(({ address }) => address),
    ...(authority ? [authority.address] : []),
  ]);
}
