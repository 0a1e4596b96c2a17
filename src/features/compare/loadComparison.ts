import { redirect } from '@tanstack/react-router';
import { isEmpty } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { type CompareAddress, comparisonInput, withAdded } from './compareSearch.ts';
import { comparisonHead } from './comparisonHead.ts';

/** For loaders: fetches the comparison if the address names passports. */
export async function loadComparison(trpc: TrpcUtils, address: CompareAddress) {
  const added = withAdded(address);
  if (added) throw redirect({ to: '/compare', search: added });
  const input = comparisonInput(address);
  const comparison = input.passports ? await trpc.comparison.ofPassports.fetch(input) : undefined;
  return {
    head: {
      ...comparisonHead(comparison),
      indexed: isEmpty(address),
      sharedSearch: { passports: address.passports },
    },
  };
}
