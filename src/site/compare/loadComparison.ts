import { redirect } from '@tanstack/react-router';
import { isEmpty } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { readPassports } from '../passports/queries.ts';
import { type CompareAddress, comparisonInput, withAdded } from './compareSearch.ts';
import { comparisonHead } from './comparisonHead.ts';

/** For loaders: fetches the comparison if the address names passports. */
export async function loadComparison(trpc: TrpcUtils, address: CompareAddress) {
  const { clear, unclear } = await readPassports(trpc, address.add ?? '');
  if (address.add !== undefined && (clear.length > 0 || unclear.length === 0)) {
    throw redirect({ to: '/compare', search: withAdded(address, { clear, unclear }) });
  }
  const input = comparisonInput(address);
  const [comparison] = await Promise.all([
    input.passports ? trpc.comparison.ofPassports.fetch(input) : undefined,
    trpc.country.names.fetch(),
  ]);
  return {
    unclear,
    head: {
      ...comparisonHead(comparison),
      indexed: isEmpty(address),
      sharedSearch: { passports: address.passports },
    },
  };
}
