import { trpc } from '../../../lib/trpc.ts';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';

/** When the last good backup was taken, or a warning that there is none to rely on. */
export function BackupNotice() {
  const backup = trpc.backup.last.useQuery(undefined, {
    meta: { failure: failedToLoad.backup },
  });
  return (
    <section aria-labelledby="backup" className="flex flex-col gap-3">
      <h2 id="backup" className="text-xl font-semibold">
        Backup
      </h2>
      <Loaded query={backup} failure={failedToLoad.backup}>
        {({ last, nextDue, tooOld }) => (
          <div className="card flex flex-col gap-1 p-4">
            {!last && <Warning>No backup has been taken yet.</Warning>}
            {tooOld && (
              <Warning>
                The last backup is too old: the server’s log says why no other was taken.
              </Warning>
            )}
            {last && (
              <p>
                Taken <Moment time={last.takenAt} />: {count.format(last.rows)} rows, checked,{' '}
                {megabytes.format(last.bytes / 1_000_000)}.
              </p>
            )}
            <p className="text-ink-soft">
              {nextDue ? (
                <>
                  The next is due <Moment time={nextDue} />.
                </>
              ) : (
                'The server takes none by itself (BACKUP_HOURS is 0): run npm run backup.'
              )}
            </p>
          </div>
        )}
      </Loaded>
    </section>
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

/** A time of day on a day, in the reader's own time zone. */
function Moment({ time }: { time: string }) {
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
