import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Fields that can be read at once, and changed once the page is hydrated: input would be lost. */
export function HydratedFields({ children }: { children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={!useHydrated()} className="contents">
      {children}
    </fieldset>
  );
}
