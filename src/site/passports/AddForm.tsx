import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { localAddress } from '#messages/language.ts';

/**
 * Adds to what its page's address has. Without scripts it is a plain form, whose address the server
 * redirects to the page's.
 */
export function AddForm({
  to,
  hash,
  kept,
  className,
  children,
}: {
  to: '/together' | '/compare';
  /** Where the page continues; undefined for the form itself. */
  hash?: string | undefined;
  /** What stays of the address. */
  kept: Record<string, string | undefined>;
  className: string;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sent = [...new Set(data.keys())].map((name) => [name, data.getAll(name).join()]);
    const search = Object.fromEntries(sent);
    await navigate({ to, search, ...(hash ? { hash } : { resetScroll: false }) });
    // Keyboard users continue in the same place: the field was replaced by an empty one.
    if (document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    }
  };

  return (
    <form
      ref={form}
      action={localAddress(hash ? `${to}#${hash}` : to)}
      onSubmit={submit}
      className={className}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
