import { Link } from '@tanstack/react-router';
import type { VisaType } from '../../../server/schemas/constants.ts';

/** Links to the answer for each kind of stay; `type` in the address. */
export function VisaTypeSwitch({
  types,
  answered = types,
  chosen,
}: {
  types: VisaType[];
  /** Those of them that have an answer. */
  answered?: VisaType[];
  chosen: VisaType;
}) {
  if (types.length === 0) return null;
  return (
    <nav aria-label="Kind of stay" className="flex flex-wrap gap-2">
      {types.map((type) => (
        <Link
          key={type}
          to="."
          search={(previous: Record<string, unknown>) => ({ ...previous, type })}
          resetScroll={false}
          // The router's own idea of the current link knows nothing of the stay that is shown at first.
          activeProps={{ 'aria-current': undefined }}
          aria-current={type === chosen ? 'true' : undefined}
          className="pill"
        >
          <span className="capitalize">{type}</span>
          {!answered.includes(type) && <span className="ml-1 font-normal">(no answer yet)</span>}
        </Link>
      ))}
    </nav>
  );
}
