import type { ReactNode } from 'react';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

/** Links what a message's tag encloses to a source. */
export function linkTo({ address }: { address: string | null }) {
  return (children: ReactNode) => (
    <ExternalLink key="source" href={address}>
      {children}
    </ExternalLink>
  );
}
