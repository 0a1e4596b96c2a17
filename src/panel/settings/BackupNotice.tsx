import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormattedTime } from '../FormattedTime.tsx';
import { Loaded } from '../Loaded.tsx';

type OwnStatus = NonNullable<RouterOutputs['backup']['last']>;

/** The time of the last good backup, or a warning without one. */
export function BackupNotice() {
  const backup = trpc.backup.last.useQuery();
  return (
    <Loaded query={backup}>
      {(status) => (
        <div className="card flex flex-col gap-1 p-4">
          {status ? <OwnBackups {...status} /> : <OtherTools />}
        </div>
      )}
    </Loaded>
  );
}

function OwnBackups({ last, nextDue, tooOld, others }: OwnStatus) {
  return (
    <>
      {!last && <Warning>No backup has been taken yet.</Warning>}
      {tooOld && (
        <Warning>The last backup is too old: the server’s log says why no other was taken.</Warning>
      )}
      {last && (
        <p>
          Taken <FormattedTime time={last.takenAt} className="whitespace-nowrap" />:{' '}
          {count.format(last.rows)} rows, checked, {megabytes.format(last.bytes / 1_000_000)}.
        </p>
      )}
      <p className="text-ink-soft">
        {nextDue ? (
          <>
            The next is due <FormattedTime time={nextDue} className="whitespace-nowrap" />.
          </>
        ) : (
          'The server takes none by itself (BACKUP_HOURS is 0): run npm run backup.'
        )}
      </p>
      {others.length > 0 && (
        <p className="text-ink-soft">
          Not deleted by the server, as they may be of another database: {others.join(', ')}
        </p>
      )}
    </>
  );
}

/** Shown if the server takes no backups, since the database has tools of its own. */
function OtherTools() {
  return (
    <>
      <p>The database is on PostgreSQL, which is backed up by its own tools, not by this server.</p>
      <p className="text-ink-soft">
        Ask whoever runs it when the last backup was taken. To take one now, run pg_dump; the
        operator’s guide says how.
      </p>
    </>
  );
}

const count = new Intl.NumberFormat('en');
const megabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

function Warning({ children }: { children: string }) {
  return (
    <p role="alert" className="font-semibold text-danger">
      {children}
    </p>
  );
}
