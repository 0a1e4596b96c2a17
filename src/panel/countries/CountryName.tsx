import type { RouterOutputs } from '#src/lib/trpc.ts';

/** A flag and the country's name; the code alone for an unknown country. */
export function CountryName({
  code,
  country,
}: {
  code: string;
  country: RouterOutputs['country']['listAll'][number] | undefined;
}) {
  if (!country) return code;
  return (
    <span className="inline-flex items-center gap-3">
      <img
        src={country.flagUrl}
        alt=""
        width="24"
        height="16"
        loading="lazy"
        className="shrink-0"
      />
      {country.name}
    </span>
  );
}
