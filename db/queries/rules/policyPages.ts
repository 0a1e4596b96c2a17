import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import type { WorkPolicy } from '#core/answers/work/workPolicy.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '../../db.ts';
import { listStayPolicies } from './stayPolicies.ts';

/** The pages of policies that answers link to; what others collected is only named. */
export async function listPolicyPages(
  db: Db,
): Promise<{ address: string; country: string; purpose: VisaType }[]> {
  return (await listStayPolicies(db)).flatMap(({ country, purpose, policy }) =>
    [...addressesIn(JSON.parse(policy))].map((address) => ({ address, country, purpose })),
  );
}

function addressesIn(policy: TransitPolicy | WorkPolicy): Set<string> {
  const linked = Object.values(policy.sources).filter(({ quality }) => quality !== 'collected');
  const { routes, authority }: Partial<WorkPolicy> = 'routes' in policy ? policy : {};
  return new Set([
    ...linked.map(({ address }) => address),
    ...policy.programmes.flatMap(({ apply }) => apply ?? []),
    ...(routes ?? []).map(({ address }) => address),
    ...(authority ? [authority.address] : []),
  ]);
}
