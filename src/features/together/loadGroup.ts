import { redirect } from '@tanstack/react-router';
import { isEmpty } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { readPassports } from '../passports/queries.ts';
import { passportsOf, type Traveller } from './groupRows.ts';
import { type GroupAddress, rankingInput, readGroupSearch, withAdded } from './groupSearch.ts';

/** For loaders: the ranking for the address's travellers, null without any. */
export async function loadGroup(trpc: TrpcUtils, address: GroupAddress) {
  const { clear, unclear } = await readPassports(trpc, address.add ?? '');
  const isSent = address.add !== undefined || address.holder !== undefined;
  if (isSent && (clear.length > 0 || unclear.length === 0)) {
    throw redirect({ to: '/together', search: withAdded(address, { clear, unclear }) });
  }
  const search = readGroupSearch(address);
  const [ranking] = await Promise.all([
    search.passports ? trpc.group.ranking.fetch(rankingInput(search)) : null,
    trpc.country.list.fetch(),
  ]);
  // There are fewer pages than before: filters or rules have changed.
  if (ranking && ranking.rows.length === 0 && search.page > 1) {
    throw redirect({ to: '/together', search: { ...address, page: undefined } });
  }
  return {
    unclear,
    head: {
      ...wordsOfHead(ranking?.travellers ?? []),
      indexed: isEmpty(address),
    },
  };
}

function wordsOfHead(travellers: readonly Traveller[]): { title: string; description: string } {
  if (travellers.length === 0) {
    return {
      title: 'Travelling Together',
      description:
        'Where a group with different passports can go, ranked by whoever finds it hardest.',
    };
  }
  const passports = passportsOf(travellers);
  return {
    title: `Travelling Together: ${passports}`,
    description:
      travellers.length === 1
        ? `Where ${passports} leads, and what each country asks for.`
        : `Where travellers with ${passports} can go together, and what each passport needs.`,
  };
}
