import { Link } from '@tanstack/react-router';
import { Trash } from 'lucide-react';
import type { TripSearch } from '#core/trip/tripAddress.ts';

/** A link to the trip without a line of its form; `children` is its name. */
export function RemoveLine({
  changed,
  hash,
  children,
}: {
  changed: TripSearch;
  /** Where the page continues. */
  hash: string;
  children: string;
}) {
  return (
    <Link
      to="/trip"
      search={(previous) => ({ ...previous, add: undefined, ...changed })}
      hash={hash}
      resetScroll={false}
      className="icon-button justify-self-end text-danger"
    >
      <Trash aria-hidden="true" className="size-5" />
      <span className="sr-only">{children}</span>
    </Link>
  );
}
