import { Link } from '@tanstack/react-router';
import type { VisaType } from '#core/vocabulary.ts';
import requirementMessages from '#messages/en/requirement.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(requirementMessages);

/** Links to the answer for each kind of stay, the address's `type`. */
export function VisaTypeSwitch({
  types,
  answered = types,
  chosen,
}: {
  types: readonly VisaType[];
  /** The kinds of stay with an answer. */
  answered?: readonly VisaType[];
  chosen: VisaType;
}) {
  if (types.length === 0) return null;
  return (
    <nav aria-label={t('kindOfStay')} className="flex flex-wrap gap-2">
      {types.map((type) => (
        <Link
          key={type}
          to="."
          search={(previous: Record<string, unknown>) => ({ ...previous, type })}
          resetScroll={false}
          // The router doesn't know the default stay, so it can't mark the current link.
          activeProps={{ 'aria-current': undefined }}
          aria-current={type === chosen ? 'true' : undefined}
          className="pill"
        >
          {t(answered.includes(type) ? 'type' : 'typeWithout', { type })}
        </Link>
      ))}
    </nav>
  );
}
