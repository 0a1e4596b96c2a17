import { PASSPORTS_MAX } from '#core/passports/visitorPassports.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Country } from '../passportOfAnswer.ts';

const t = translator(shellMessages);

/** A visitor's stated passports, each with a submit button that removes it. */
export function HeldPassports({ passports }: { passports: Country[] }) {
  if (passports.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('myPassports')}</legend>
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
              aria-label={t('removePassport', { country: name })}
              className="link min-h-11 px-2 text-sm"
            >
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
      {passports.length === PASSPORTS_MAX && (
        <p className="text-sm text-ink-soft">{t('mostPassports', { count: PASSPORTS_MAX })}</p>
      )}
    </fieldset>
  );
}
