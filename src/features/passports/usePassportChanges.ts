import { useMutation } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';

type PassportChange = {
  procedure: 'choosePassport' | 'addPassport' | 'removePassport';
  /** ISO 3166-1 alpha-2. */
  passport: string;
};

/** Changes the visitor's passports and refreshes the page; `onChanged` is called before that. */
export function usePassportChanges(onChanged: () => void) {
  const router = useRouter();
  const { search } = useLocation();
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ procedure, passport }: PassportChange) =>
      (await utils.client.visitor[procedure].mutate({ passport })) ??
      // Without stated passports, only the server knows the visitor's assumed one.
      utils.visitor.country.fetch(undefined, { staleTime: 0 }),
    onSuccess: async (visitor, { procedure, passport }) => {
      utils.visitor.country.setData(undefined, visitor);
      onChanged();
      // A visa answer's address names its passport: it is replaced by the chosen one, or removed.
      if ('from' in search && search.from !== undefined) {
        const from = procedure === 'choosePassport' ? passport : undefined;
        const next = { ...search, from };
        await router.navigate({ to: '.', search: next, replace: true, resetScroll: false });
      }
      await router.invalidate();
    },
  });
}
