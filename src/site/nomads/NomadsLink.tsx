import { Link } from '@tanstack/react-router';
import messages from '#messages/nomads/en.gen.ts';
import { useMessages } from '#src/lib/useMessages.ts';

/** Leads to the page that compares visas for remote workers. */
export function NomadsLink() {
  const t = useMessages(messages);
  return (
    <Link to="/nomads" className="link inline-flex min-h-11 items-center self-start">
      {t('compareAll')}
    </Link>
  );
}
