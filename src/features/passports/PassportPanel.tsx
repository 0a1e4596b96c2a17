import { useLocation, useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useCallback, useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { ErrorText } from '../../ui/forms/ErrorText.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { mayTakeFocus, useDismissal } from '../../ui/useDismissal.ts';
import { CountryCombobox } from './CountryCombobox.tsx';

/**
 * A control that opens a form to state another passport country. The form works without scripts;
 * with them the page stays, and the focus returns to the control.
 */
export function PassportPanel({
  current,
  children,
  summaryClassName,
  panelClassName,
}: {
  /** The code of the country that is chosen at first. */
  current: string | undefined;
  /** What the control shows. */
  children: ReactNode;
  summaryClassName: string;
  /** Where the form opens. */
  panelClassName: string;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { href } = useLocation();
  const close = useCallback((by: 'escape' | 'leaving') => {
    if (!details.current?.open) return;
    const returnFocus = by === 'escape' && mayTakeFocus(details.current);
    details.current.open = false;
    if (returnFocus) summary.current?.focus();
  }, []);
  useDismissal(details, close);
  const choose = useChoosePassport(() => {
    if (details.current) details.current.open = false;
    summary.current?.focus();
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const passport = String(new FormData(event.currentTarget).get('passport'));
    if (!choose.isPending) choose.mutate({ passport });
  };

  return (
    <details ref={details} className="passport-control">
      <summary
        ref={summary}
        className={`flex min-h-11 list-none items-center rounded-md hover:underline ${summaryClassName}`}
      >
        {children}
      </summary>
      <form
        method="post"
        action="/passport"
        onSubmit={submit}
        className={`card z-50 flex flex-col gap-3 p-4 text-base text-ink ${panelClassName}`}
      >
        <input type="hidden" name="returnTo" value={href} />
        <Field
          label="Passport country"
          hint="Visa rules depend on your nationality, not on where you are."
        >
          {(control) => (
            <CountryCombobox
              {...control}
              key={current}
              passports
              name="passport"
              required
              defaultValue={current}
            />
          )}
        </Field>
        {choose.error && <ErrorText alert>{choose.error.message}</ErrorText>}
        <button type="submit" className="button">
          Use this passport
        </button>
      </form>
    </details>
  );
}

/** Stores the choice and shows it on the page; `onChosen` is called before the page follows. */
function useChoosePassport(onChosen: () => void) {
  const router = useRouter();
  const { search } = useLocation();
  const utils = trpc.useUtils();
  return trpc.visitor.choosePassport.useMutation({
    onSuccess: async (answer) => {
      utils.visitor.country.setData(undefined, answer);
      onChosen();
      // A visa answer's address names its passport: it follows the choice.
      if ('from' in search && search.from !== undefined) {
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
}
