import type { FurtherNames } from '#core/countries/foundByName.ts';
import { type TrpcUtils, trpc } from '#src/lib/trpc.ts';

const none: FurtherNames = {};

/** For loaders: fetches the everyday names of countries, if a list is searched by name. */
export async function loadFurtherNames(api: TrpcUtils, find: string | undefined): Promise<void> {
  if (find) await api.country.furtherNames.ensureData();
}

/** The everyday names of countries, once a list is searched by name; none before they are there. */
export function useFurtherNames(find: string | undefined): FurtherNames {
  const { data = none } = trpc.country.furtherNames.useQuery(undefined, {
    enabled: Boolean(find),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
