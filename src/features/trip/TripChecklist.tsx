import { ExternalLink } from '../../ui/ExternalLink.tsx';
import type { ChecklistItem } from './checklist.ts';

/** A checklist for all stops of a trip, with boxes to tick on paper. */
export function TripChecklist({ items }: { items: ChecklistItem[] }) {
  return (
    <section aria-labelledby="checklist-heading" className="card p-5 sm:p-6">
      <h2 id="checklist-heading" className="mb-4 text-2xl font-semibold">
        Checklist
      </h2>
      <ul className="checklist trip-checklist flex list-disc flex-col gap-3 pl-5">
        {items.map(({ text, detail, officialLinks, source }) => (
          <li key={`${text} ${detail} ${officialLinks[0]?.title} ${source?.link}`}>
            <span className="font-semibold">{text}.</span> {detail}
            {officialLinks.map((link) => (
              <p key={link.title + link.address} className="text-sm">
                Official site: <ExternalLink href={link.address}>{link.title}</ExternalLink>
                {link.address && (
                  <span className="hidden wrap-anywhere print:inline"> ({link.address})</span>
                )}
                . {link.detail}
              </p>
            ))}
            {source && (
              <p className="text-sm text-ink-soft">
                {source.before}
                <ExternalLink href={source.address}>{source.link}</ExternalLink>
                {source.after}
              </p>
            )}
          </li>
        ))}
      </ul>
      {items.some(({ officialLinks }) => officialLinks.length > 0) && (
        <p className="notice mt-4 text-sm">
          Other websites charge more for the same application: use the official ones only.
        </p>
      )}
    </section>
  );
}
