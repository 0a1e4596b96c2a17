import { useMutation } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { trpc } from '#src/lib/trpc.ts';
import { readCountry } from '../queries.ts';

type PassportChange = {
  procedure: 'choosePassport' | 'addPassport' | 'removePassport';
  /** A code, or a text typed before the field had its list. */
  passport: string;
};

/**
 * Changes the visitor's passports and refreshes the page; `onChanged` is called before that.
 * A change made during another one follows it.
 */
export function usePassportChanges(onChanged: () => void) {
  const router = useRouter();
  const { search } = useLocation();
  const utils = trpc.useUtils();
  return useMutation({
    scope: { id: 'passports' },
    mutationFn: async ({ procedure, passport: text }: PassportChange) => {
      const { country } = await readCountry(utils, text, { passports: true });
      const passport = country?.code ?? text;
      const visitor =
        (await utils.client.visitor[procedure].mutate({ passport })) ??
        // Without stated passports, only the server knows the visitor's assumed one.
        (await utils.visitor.country.fetch(undefined, { staleTime: 0 }));
      return { visitor, passport };
    },
    onSuccess: async ({ visitor, passport }, { procedure }) => {
      utils.visitor.country.setData(undefined, visitor);
      onChanged();
      // A visa answer's address names its passport: it is replaced by the chosen one, or removed,
      // unless it is the one that was added.
      if ('from' in search && search.from !== undefined) {
        const isAdded = procedure === 'addPassport' && search.from === passport;
        const from = procedure === 'choosePassport' || isAdded ? passport : undefined;
        const next = { ...search, from };
        await router.navigate({ to: '.', search: next, replace: true, resetScroll: false });
      }
      await router.invalidate();
    },
  });
}
