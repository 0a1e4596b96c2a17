import { Link } from '@tanstack/react-router';
import type { VisaType } from '../../../server/schemas/constants.ts';

/** Leads, where there is an answer for more than one kind of stay, to the others; `type` in the address. */
export function VisaTypeSwitch({ types, chosen }: { types: VisaType[]; chosen: VisaType }) {
  if (types.length < 2) return null;
  return (
    <nav aria-label="Kind of stay" className="flex flex-wrap gap-2">
      {types.map((type) => (
        <Link
          key={type}
          to="."
          search={(previous: Record<string, unknown>) => ({ ...previous, type })}
          resetScroll={false}
          // The router's own idea of the current link knows nothing of the kind that is shown at first.
          activeProps={{ 'aria-current': undefined }}
          aria-current={type === chosen ? 'true' : undefined}
          className="pill capitalize"
        >
          {type}
        </Link>
      ))}
    </nav>
  );
}
