import { partialDateText } from '#core/languages/partialDateText.ts';
import { type RuleSource, sourceOf } from './ruleLabels.ts';

/**
 * The source of a statement with its date and a link, and the date of an administrator's
 * confirmation.
 */
export function SourceText({
  of,
  sources,
}: {
  of: Parameters<typeof sourceOf>[0] & { verifiedOn?: string | null };
  sources: RuleSource[];
}) {
  const { title, address, date } = sourceOf(of, sources);
  return (
    <span className="flex flex-col">
      <span className="wrap-anywhere">
        {address ? (
          <a href={address} rel="noopener" target="_blank" className="link">
            {title}
          </a>
        ) : (
          title
        )}
      </span>
      <span className="text-sm text-ink-soft">
        {date ? partialDateText(date) : 'Date unknown'}
        {of.verifiedOn && `; confirmed ${partialDateText(of.verifiedOn)}`}
      </span>
    </span>
  );
}
