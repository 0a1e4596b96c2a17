import type { RouterOutputs } from '#src/lib/trpc.ts';
import type { ShowValue } from '../forms/versions/DifferenceField.tsx';

/** Renders the country and the image of a destination when two versions are compared. */
export function showDestinationValue(countries: RouterOutputs['country']['listAll']): ShowValue {
  return (field, value) => {
    if (field === 'countryCode') return countries.find(({ code }) => code === value)?.name;
    if (field !== 'imageUrl' || typeof value !== 'string' || value === '') return undefined;
    return (
      <span className="flex flex-col gap-1">
        <img src={value} alt="" className="h-24 w-36 rounded-sm object-cover" />
        {value}
      </span>
    );
  };
}
