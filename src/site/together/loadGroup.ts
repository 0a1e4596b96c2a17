import { redirect } from '@tanstack/react-router';
import { isEmpty } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { readPassports } from '../passports/queries.ts';
import { groupHead } from './groupHead.ts';
import { type GroupAddress, rankingInput, readGroupSearch, withAdded } from './groupSearch.ts';

/** For loaders: the ranking for the address's travellers, null without any. */
export async function loadGroup(trpc: TrpcUtils, address: GroupAddress) {
  const { clear, unclear } = await readPassports(trpc, address.add ?? '');
  const isSent = address.add !== undefined || address.holder !== undefined;
  if (isSent && (clear.length > 0 || unclear.length === 0)) {
    throw redirect({ to: '/together', search: withAdded(address, { clear, unclear }), hash: true });
  }
  const search = readGroupSearch(address);
  const [ranking] = await Promise.all([
    search.passports ? trpc.group.ranking.fetch(rankingInput(search)) : null,
    trpc.country.names.fetch(),
  ]);
  // There are fewer pages than before: filters or rules have changed.
  if (ranking && ranking.rows === '' && search.page > 1) {
    throw redirect({ to: '/together', search: { ...address, page: undefined } });
  }
  return {
    unclear,
    head: {
      ...groupHead(ranking),
      indexed: isEmpty(address),
      sharedSearch: { passports: address.passports },
    },
  };
}
