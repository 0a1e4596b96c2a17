import { Link } from '@tanstack/react-router';
import { Rss } from 'lucide-react';
import changeMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';
import type { ChangeSide } from './changesOf.ts';

const t = translator(changeMessages);

/** "Get updates": a link to how a passport's or a country's changes are followed. */
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
    <Link
      to="/changes/$side/$code"
      params={{ side, code }}
      hash="updates"
      aria-label={t('updatesOf', { country })}
      className="link no-print inline-flex min-h-11 items-center gap-2"
    >
      <Rss aria-hidden="true" size={18} />
      {t('updates')}
    </Link>
  );
}
