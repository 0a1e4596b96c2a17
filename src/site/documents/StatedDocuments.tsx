import { useLocation } from '@tanstack/react-router';
import { holdsIn } from '../passports/heldDocuments.ts';

/** The documents that the address states. */
export function useStatedHolds(): string | undefined {
  const { search } = useLocation();
  return 'holds' in search ? holdsIn(search.holds) : undefined;
}

/** Keeps them in the address that a form sends. */
export function StatedDocuments() {
  const holds = useStatedHolds();
  return holds ? <input type="hidden" name="holds" value={holds} /> : null;
}
