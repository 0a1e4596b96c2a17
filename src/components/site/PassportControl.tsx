import { useLocation, useRouter } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useCallback, useRef } from 'react';
import { trpc } from '../../trpc.ts';
import { CountryOptions } from './CountryOptions.tsx';
import { useDismissal } from './useDismissal.ts';

/**
 * "From: {country}", which opens a form to state another passport country. The form works without
 * scripts; with them the page stays.
 */
export function PassportControl() {
  const details = useRef<HTMLDetailsElement>(null);
  const router = useRouter();
  const { href, search } = useLocation();
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  useDismissal(details, close);
  const { data: visitor } = trpc.visitor.country.useQuery();
  const utils = trpc.useUtils();
  const choose = trpc.visitor.choosePassport.useMutation({
    onSuccess: async (answer) => {
      utils.visitor.country.setData(undefined, answer);
      close();
      // An answer's address names the passport it is about: it follows the choice.
      if ('from' in search) {
        await router.navigate({
          to: '.',
          search: { ...search, from: answer.country.code },
          replace: true,
          resetScroll: false,
        });
      }
      await router.invalidate();
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const passport = String(new FormData(event.currentTarget).get('passport'));
    if (!choose.isPending) choose.mutate({ passport });
  };

  return (
    <details ref={details} className="passport-control relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-md px-2 text-sm font-medium hover:underline">
        {visitor && (
          <img
            src={visitor.country.flagUrl}
            alt=""
            width={21}
            height={14}
            className="hidden rounded-xs sm:block"
          />
        )}
        <span className="max-w-28 leading-tight sm:max-w-none">
          From: {visitor?.country.name ?? '…'}
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </summary>
      <form
        method="post"
        action="/passport"
        onSubmit={submit}
        className="card fixed inset-x-4 top-16 z-50 mt-1 flex flex-col sm:absolute sm:inset-x-auto sm:top-auto sm:right-0 sm:w-72 gap-3 p-4 text-ink"
      >
        <input type="hidden" name="returnTo" value={href} />
        <label className="flex flex-col gap-1.5 font-semibold">
          Passport country
          <select
            key={visitor?.country.code}
            name="passport"
            defaultValue={visitor?.country.code}
            className="input font-normal"
          >
            <CountryOptions />
          </select>
        </label>
        <p className="text-sm text-ink-soft">
          Visa rules depend on your nationality, not on where you are.
        </p>
        {choose.error && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {choose.error.message}
          </p>
        )}
        <button type="submit" className="button">
          Use this passport
        </button>
      </form>
    </details>
  );
}
