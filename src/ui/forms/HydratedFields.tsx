import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

/** Fields that can be read at once, and changed once the page is hydrated: input would be lost. */
export function HydratedFields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // As in fields that scripts fill: browsers scroll a focused text to its caret, so all of it is
    // in sight.
    for (const area of fields.current?.querySelectorAll('textarea') ?? []) {
      area.setSelectionRange(area.value.length, area.value.length);
    }
  }, []);
  return (
    <fieldset ref={fields} role="presentation" disabled={!useHydrated()} className="contents">
      {children}
    </fieldset>
  );
}
