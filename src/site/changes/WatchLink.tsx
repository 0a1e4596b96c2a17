import { Rss } from 'lucide-react';
import changeMessages from '#messages/changes/en.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { type ChangeSide, feedPathOf, titleOfChanges } from './changesOf.ts';

const t = translator(changeMessages);

/** "Watch this": a link to the feed of a passport's or a country's changes. */
export function WatchLink({
  side,
  code,
  country,
}: {
  side: ChangeSide;
  code: string;
  /** The name of the country or of the passport's country. */
  country: string;
}) {
  return (
    <a
      href={localAddress(feedPathOf(side, code))}
      type="application/atom+xml"
      aria-label={t('updatesOf', { title: titleOfChanges(side, { code, name: country }) })}
      className="link no-print inline-flex min-h-11 items-center gap-2"
    >
      <Rss aria-hidden="true" size={18} />
      {t('updates')}
    </a>
  );
}
