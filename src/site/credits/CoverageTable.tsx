import { Link } from '@tanstack/react-router';
import { numberText } from '#core/languages/numberText.ts';
import creditMessages from '#messages/en/credits.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';

const t = translator(creditMessages);

/** The number of answers by kind of source, and the sources' dates. */
export function CoverageTable() {
  const [{ total, rows, governmentPages }] = trpc.ruleSource.coverage.useSuspenseQuery();
  if (total === 0) return null;
  return (
    <section id="coverage" className="scroll-mt-20">
      <h2 className="mb-2 text-2xl font-semibold">{t('coverage')}</h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        {t('coverageText', {
          share: t('percent', { share: percent(governmentPages.recent, total) }),
        })}
      </p>
      <div className="card max-w-3xl overflow-hidden">
        <table className="answer-table">
          <thead>
            <tr>
              <th scope="col">{t('source')}</th>
              <th scope="col" className="number">
                {t('answers')}
              </th>
              <th scope="col" className="number">
                {t('share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, count }) => (
              <tr key={kind}>
                <th scope="row">{t('coverageKind', { kind })}</th>
                <td className="number">{numberText(count)}</td>
                <td className="number">{t('percent', { share: percent(count, total) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Link to="/credits/gaps" className="link mt-2 inline-flex min-h-11 items-center">
        {t('gaps')}
      </Link>
    </section>
  );
}

/** To one decimal. */
function percent(count: number, total: number): number {
  return Math.round((count / total) * 1000) / 10;
}
