import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { checkedText, checkingText } from '../rules/updates/updateLabels.ts';
import { DashboardSection } from './DashboardSection.tsx';

type Setting = RouterOutputs['settings']['followedSources'];
type Source = Setting['sources'][number];

/**
 * Asks administrators once whether this site may fetch updates, with what and from where. After a yes
 * it checks the sources, one after the other, and says what each check found.
 */
export function UpdatesQuestion() {
  const setting = trpc.settings.followedSources.useQuery();
  const update = trpc.settings.updateFollowedSources.useMutation();
  const checks = useFirstChecks();
  if (checks.isStarted) return <FirstChecks {...checks} />;
  if (setting.data?.enabled !== null) return null;
  const { sources, version } = setting.data;

  function answer(enabled: boolean) {
    // The buttons are removed with the focus inside.
    document.querySelector<HTMLElement>('h1')?.focus();
    const checked = enabled ? sources.filter(({ isOn }) => isOn) : [];
    update.mutate({ enabled, sources, version }, { onSuccess: () => void checks.check(checked) });
  }

  return (
    <DashboardSection id="updates-question" title="Check for new visa rules?">
      <div className="card flex flex-col gap-3 p-4">
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
        <p className="text-ink-soft">
          You can change this later under Followed sources in Settings.
        </p>
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
      </div>
    </DashboardSection>
  );
}

/** The source that is being checked, and what the checks before it found. */
type Checks = {
  isStarted: boolean;
  checking: Source | undefined;
  results: { source: Source; text: string }[];
};

function useFirstChecks() {
  const [checks, setChecks] = useState<Checks>({
    isStarted: false,
    checking: undefined,
    results: [],
  });
  const checkSource = trpc.followedSource.check.useMutation();

  /** Never rejects. */
  async function check(sources: Source[]) {
    for (const source of sources) {
      setChecks((now) => ({ ...now, isStarted: true, checking: source }));
      const text = await checkSource.mutateAsync({ id: source.id }).then(checkedText, notChecked);
      setChecks((now) => ({ ...now, results: [...now.results, { source, text }] }));
    }
    setChecks((now) => ({ ...now, checking: undefined }));
  }

  return { ...checks, check };
}

function notChecked() {
  return 'It could not be checked. The site tries again by itself.';
}

function FirstChecks({ checking, results }: Checks) {
  return (
    <DashboardSection id="first-checks" title="First check for new visa rules">
      <div className="card flex flex-col gap-3 p-4">
        <ul className="list-disc ps-5 empty:hidden">
          {results.map(({ source, text }) => (
            <li key={source.id}>
              {source.title}: {text}
            </li>
          ))}
        </ul>
        <p role="status">{checking ? checkingText(checking) : 'All sources are checked.'}</p>
        {!checking && (
          <p>
            <Link to="/admin/rules/editions" hash="followed-sources" className="link">
              See all followed sources
            </Link>
          </p>
        )}
      </div>
    </DashboardSection>
  );
}
