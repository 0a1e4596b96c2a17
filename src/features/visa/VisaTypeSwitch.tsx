import { Link } from '@tanstack/react-router';
import type { VisaType } from '../../../server/schemas/constants.ts';

/** Links to the answer for each stay that has one; `type` in the address. */
export function VisaTypeSwitch({
  types,
  chosen,
  place,
}: {
  types: VisaType[];
  chosen: VisaType;
  /** Distinguishes this switch from others on the page. */
  place?: string;
}) {
  if (types.length === 0) return null;
  return (
    <nav
      aria-label={place ? `Kind of stay in ${place}` : 'Kind of stay'}
      className="flex flex-wrap gap-2"
    >
      {types.map((type) => (
        <Link
          key={type}
          to="."
          search={(previous: Record<string, unknown>) => ({ ...previous, type })}
          resetScroll={false}
          // The router's own idea of the current link knows nothing of the stay that is shown at first.
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
