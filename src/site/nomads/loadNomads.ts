import messages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { isEmpty } from '#src/lib/searchParams.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { type NomadAddress, readNomadAddress } from './nomadSearch.ts';

const t = translator(messages);

/** The loader of the page. Its filtered and compared forms are views of the one page. */
export async function loadNomads(
  trpc: TrpcUtils,
  address: NomadAddress,
): Promise<{ head: LoadedHead }> {
  await trpc.countryFacts.remoteWorkVisas.fetch();
  const indexed = isEmpty(readNomadAddress(address as Record<string, unknown>));
  return { head: { title: t('title'), description: t('description'), indexed } };
}
