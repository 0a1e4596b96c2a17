import { Link } from '@tanstack/react-router';
import messages from '../../../messages/planner/en.gen.ts';
import { useMessages } from '../../lib/useMessages.ts';

/** A link from an answer whose days are counted in this zone to the planner. */
export function CountDaysLink({ zone, className = 'link' }: { zone: string; className?: string }) {
  const t = useMessages(messages);
  return (
    <Link to="/plan/90-180" search={{ zone }} className={className}>
      {t('countYourDays')}
    </Link>
  );
}
