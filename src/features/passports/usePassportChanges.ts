import { useLocation, useRouter } from '@tanstack/react-router';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';

type Visitor = RouterOutputs['visitor']['country'];

/** Changes the visitor's passports and what the page shows; `onChanged` is called before it follows. */
export function usePassportChanges(onChanged: () => void) {
  const router = useRouter();
  const { search } = useLocation();
  const utils = trpc.useUtils();
  const choosing = trpc.visitor.choosePassport.useMutation({
    onSuccess: (visitor) => follow(visitor, visitor.country.code),
  });
  const adding = trpc.visitor.addPassport.useMutation({
    onSuccess: (visitor) => follow(visitor, undefined),
  });
  const removing = trpc.visitor.removePassport.useMutation({
    // Whom the visitor is taken for without any passport only the server knows.
    onSuccess: async () => follow(await utils.visitor.country.fetch(undefined, { staleTime: 0 })),
  });
  const all = [choosing, adding, removing];
  return {
    choose: choosing.mutate,
    add: adding.mutate,
    remove: removing.mutate,
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error,
  };

  /** A visa answer's address names its passport: `from` takes its place, or none. */
  async function follow(visitor: Visitor, from?: string) {
    utils.visitor.country.setData(undefined, visitor);
    onChanged();
    if ('from' in search && search.from !== undefined) {
      const next = { ...search, from };
      await router.navigate({ to: '.', search: next, replace: true, resetScroll: false });
    }
    await router.invalidate();
  }
}
