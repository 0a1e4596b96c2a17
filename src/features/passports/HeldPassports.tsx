import { PASSPORTS_MAX } from '../../../server/schemas/constants.ts';
import type { Country } from './passportOfAnswer.ts';

/** A visitor's stated passports, each with a submit button that removes it. */
export function HeldPassports({ passports }: { passports: Country[] }) {
  if (passports.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">My passports</legend>
      <ul>
        {passports.map(({ code, name, flagUrl }) => (
          <li key={code} className="flex items-center gap-2">
            <img src={flagUrl} alt="" width={21} height={14} className="rounded-xs" />
            <span className="min-w-0 flex-1">{name}</span>
            <button
              type="submit"
              name="remove"
              value={code}
              formNoValidate
              aria-label={`Remove the passport of ${name}`}
              className="link min-h-11 px-2 text-sm"
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {passports.length === PASSPORTS_MAX && (
        <p className="text-sm text-ink-soft">{PASSPORTS_MAX} passports at most.</p>
      )}
    </fieldset>
  );
}
