import { trpc } from '#src/lib/trpc.ts';

/** Asks administrators once whether this site may fetch updates, with what and from where. */
export function UpdatesQuestion() {
  const setting = trpc.settings.followedSources.useQuery();
  const update = trpc.settings.updateFollowedSources.useMutation();
  if (setting.data?.enabled !== null) return null;
  const { sources, version } = setting.data;

  function answer(enabled: boolean) {
    // The buttons are removed with the focus inside.
    document.querySelector<HTMLElement>('h1')?.focus();
    update.mutate({ enabled, sources, version });
  }

  return (
    <section aria-labelledby="updates-question" className="card flex flex-col gap-3 p-4 sm:p-5">
      <h2 id="updates-question" className="text-lg font-semibold">
        Check for new visa rules?
      </h2>
      <p>
        This site can fetch these files regularly. You review their changes before visitors see
        them.
      </p>
      <ul className="list-disc ps-5">
        {sources.map(({ id, title, address, days }) => (
          <li key={id} className="wrap-anywhere">
            {title}, {days === 1 ? 'every day' : `every ${days} days`}: {address}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">You can change this later under Followed sources in Settings.</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          disabled={update.isPending}
          onClick={() => answer(true)}
        >
          Check for updates
        </button>
        <button
          type="button"
          className="button-quiet"
          disabled={update.isPending}
          onClick={() => answer(false)}
        >
          Don’t check
        </button>
      </div>
    </section>
  );
}
