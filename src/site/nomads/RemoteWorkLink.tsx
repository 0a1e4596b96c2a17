import { Link } from '@tanstack/react-router';
import nomadMessages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';
import { REMOTE_WORK_ID } from './remoteWorkId.ts';

const t = translator(nomadMessages);

/** From another kind of stay to a country's visas for remote workers, on its answer for working. */
export function RemoteWorkLink({ country }: { country: string }) {
  return (
    <Link
      to="."
      search={(previous: Record<string, unknown>) => ({ ...previous, type: 'working' })}
      hash={REMOTE_WORK_ID}
      className="link no-print inline-flex min-h-11 items-center self-start"
    >
      {t('remoteWork', { country })}
    </Link>
  );
}
