import { redirect } from '@tanstack/react-router';
import { isEmpty } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { groupHead } from './groupHead.ts';
import { type GroupAddress, rankingInput, readGroupSearch, withAdded } from './groupSearch.ts';

/** For loaders: the ranking for the address's travellers, null without any. */
export async function loadGroup(trpc: TrpcUtils, address: GroupAddress) {
  const added = withAdded(address);
  if (added) throw redirect({ to: '/together', search: added });
  const search = readGroupSearch(address);
  const ranking = search.passports ? await trpc.group.ranking.fetch(rankingInput(search)) : null;
  // There are fewer pages than before: filters or rules have changed.
  if (ranking && ranking.rows.length === 0 && search.page > 1) {
    throw redirect({ to: '/together', search: { ...address, page: undefined } });
  }
  return {
    head: {
      ...groupHead(ranking),
      indexed: isEmpty(address),
      sharedSearch: { passports: address.passports },
    },
  };
}
