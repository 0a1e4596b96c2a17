import { Link } from '@tanstack/react-router';
import changeMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import type { Country } from '../passports/passportOfAnswer.ts';
import { ChangeList } from './ChangeList.tsx';
import { type ChangeSide, changesInput, feedPathOf, titleOfChanges } from './changesOf.ts';
import { GetUpdates } from './GetUpdates.tsx';
import { WatchLink } from './WatchLink.tsx';

const t = translator(changeMessages);

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
      <PageIntro title={titleOfChanges(side, { code, name })}>{t('intro')}</PageIntro>
      <p className="-mt-4 mb-6 flex flex-wrap gap-x-6">
        <WatchLink side={side} code={code} country={name} />
        {side === 'passport' ? (
          <Link to="/passports/$passport" params={{ passport: code }} className={linkStyle}>
            {t('passportPage')}
          </Link>
        ) : (
          <Link to="/visa-info/$topic" params={{ topic: code }} className={linkStyle}>
            {t('countryPage')}
          </Link>
        )}
        <Link to="/changes" className={linkStyle}>
          {t('allChanges')}
        </Link>
      </p>
      <section id="changes" aria-label={t('changes')} tabIndex={-1} className="outline-none">
        {changes.length === 0 ? (
          <EmptyState title={t('none')} hint={t('noneYet')} />
        ) : (
          <ChangeList changes={changes} />
        )}
        {(before !== undefined || next !== null) && (
          <nav aria-label={t('pages')} className="mt-8 flex flex-wrap justify-between gap-4">
            {before === undefined ? (
              <span />
            ) : (
              <PageLink side={side} code={code} label={t('newest')} />
            )}
            {next !== null && <PageLink side={side} code={code} label={t('older')} before={next} />}
          </nav>
        )}
      </section>
      <GetUpdates feed={feedPathOf(side, code)} country={side === 'country' ? code : undefined} />
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
      {label}
    </Link>
  );
}
