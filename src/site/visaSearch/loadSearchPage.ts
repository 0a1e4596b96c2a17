import searchMessages from '#messages/en/visaSearch.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { isEmpty } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import type { SearchAddress } from './searchAddress.ts';
import { readSentSearch, type SentSearch, targetOf } from './sentSearch.ts';

const t = translator(searchMessages);

type LoadedSearchPage = { sent: SentSearch; head: LoadedHead };

/**
 * The loader of a page with the search form: redirects a complete search, and fills in an incomplete
 * one.
 */
export async function loadSearchPage(
  trpc: TrpcUtils,
  address: SearchAddress,
  { title, description }: { title: string; description: string },
): Promise<LoadedSearchPage> {
  const sent = await readSentSearch(trpc, address);
  const { category, country, passport, missing } = sent;
  const isReturning = country !== undefined && country.code === passport?.code;
  if (country && passport && missing.length === 0 && (category || isReturning)) {
    throw await targetOf(trpc, { category, country, passport });
  }
  return {
    sent,
    head: {
      title: missing.length > 0 ? t('errorTitle', { title }) : title,
      description,
      indexed: isEmpty(address),
    },
  };
}
