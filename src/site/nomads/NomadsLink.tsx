import { Link } from '@tanstack/react-router';
import messages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(messages);

/** Leads to the page that compares visas for remote workers. */
export function NomadsLink() {
  return (
    <Link to="/nomads" className="link inline-flex min-h-11 items-center self-start">
      {t('compareAll')}
    </Link>
  );
}
