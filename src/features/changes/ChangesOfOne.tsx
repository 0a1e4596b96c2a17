import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import type { Country } from '../passports/passportOfAnswer.ts';
import { ChangeList } from './ChangeList.tsx';
import { type ChangeSide, changesInput, titleOfChanges } from './changesOf.ts';
import { WatchLink } from './WatchLink.tsx';

/** The changes of one passport in all countries, or of all passports in one country. */
export function ChangesOfOne({
  side,
  country: { code, name },
  before,
}: {
  side: ChangeSide;
  country: Country;
  /** The id of a change: only earlier ones are shown. */
  before: number | undefined;
}) {
  const [{ changes, next }] = trpc.answerChange.list.useSuspenseQuery(
    changesInput(side, code, before),
  );
  return (
    <div className="container-site py-8">
      <PageIntro title={titleOfChanges(side, name)}>
        What this site answers differently since a source was imported or an editor changed a rule,
        newest first.
      </PageIntro>
      <p className="-mt-4 mb-6 flex flex-wrap gap-x-6">
        <WatchLink side={side} code={code} country={name} />
        {side === 'passport' ? (
          <Link to="/passports/$passport" params={{ passport: code }} className={linkStyle}>
            Where this passport leads
          </Link>
        ) : (
          <Link to="/visa-info/$topic" params={{ topic: code }} className={linkStyle}>
            What your passport needs there
          </Link>
        )}
        <Link to="/changes" className={linkStyle}>
          All recent changes
        </Link>
      </p>
      <section id="changes" aria-label="Changes" tabIndex={-1} className="outline-none">
        {changes.length === 0 ? (
          <EmptyState
            title="No changes"
            hint="Nothing here has changed since the first import. The feed brings what will."
          />
        ) : (
          <ChangeList changes={changes} />
        )}
        {(before !== undefined || next !== null) && (
          <nav aria-label="Pages" className="mt-8 flex flex-wrap justify-between gap-4">
            {before === undefined ? <span /> : <PageLink {...{ side, code }} label="Newest" />}
            {next !== null && <PageLink {...{ side, code }} label="Older" before={next} />}
          </nav>
        )}
      </section>
    </div>
  );
}

const linkStyle = 'link inline-flex min-h-11 items-center';

function PageLink({
  side,
  code,
  label,
  before,
}: {
  side: ChangeSide;
  code: string;
  label: string;
  before?: number;
}) {
  return (
    <Link
      to="/changes/$side/$code"
      params={{ side, code }}
      search={{ before }}
      hash="changes"
      className="button-quiet"
    >
      {label} changes
    </Link>
  );
}
