import type { VisaType } from '../../../server/schemas/constants.ts';

/** Lets the visitor choose between the kinds of stay there is an answer for. */
export function VisaTypeSwitch({
  types,
  chosen,
  onChoose,
}: {
  types: VisaType[];
  chosen: VisaType;
  onChoose: (type: VisaType) => void;
}) {
  if (types.length < 2) return null;
  return (
    <fieldset className="needs-scripts flex flex-wrap gap-2">
      <legend className="sr-only">Kind of stay</legend>
      {types.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === chosen}
          onClick={() => onChoose(type)}
          className="pill capitalize"
        >
          {type}
        </button>
      ))}
    </fieldset>
  );
}
