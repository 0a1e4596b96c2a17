import { Link } from '@tanstack/react-router';
import creditMessages from '#messages/en/credits.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { useCountryName } from '../passports/useCountries.ts';

const t = translator(creditMessages);

/** The countries with answers from collected lists or without any, and for how many passports. */
export function SourceGaps() {
  const nameOf = useCountryName();
  const [gaps] = trpc.ruleSource.listGaps.useSuspenseQuery();
  return (
    <div className="container-site py-8">
      <PageIntro title={t('gaps')}>{gaps.length > 0 ? t('gapsIntro') : t('gapsNone')}</PageIntro>
      {gaps.length > 0 && (
        <div className="card max-w-2xl overflow-hidden">
          <table className="answer-table">
            <thead>
              <tr>
                <th scope="col">{t('country')}</th>
                <th scope="col" className="number">
                  {t('passports')}
                </th>
              </tr>
            </thead>
            <tbody>
              {gaps.map(({ code, collected, unknown }) => (
                <tr key={code}>
                  <th scope="row">
                    <Link to="/visa-info/$topic/passports" params={{ topic: code }}>
                      {nameOf(code)}
                    </Link>
                    {unknown > 0 && <small>{t('gapsUnknown', { count: unknown })}</small>}
                  </th>
                  <td className="number">{collected + unknown}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
