import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { ClimateChart } from './ClimateChart.tsx';

const t = translator(destinationMessages);

/** The climate by season: a small chart, and the same figures as a table. */
export function Climate({ weather }: { weather: RouterOutputs['destination']['byId']['weather'] }) {
  const { seasons } = weather;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl font-semibold">{t('weather')}</h2>
      {seasons.length === 0 ? (
        <p className="text-ink-soft">{t('noWeather')}</p>
      ) : (
        <div className="card flex flex-col gap-4 p-5">
          <ClimateChart seasons={seasons} />
          <table className="w-full text-sm wrap-anywhere">
            <caption className="sr-only">{t('climate')}</caption>
            <thead className="text-ink-soft">
              <tr>
                <th scope="col" className="py-1 font-normal">
                  {t('season')}
                </th>
                <th scope="col" className="py-1 font-normal">
                  {t('temperature')}
                </th>
                <th scope="col" className="py-1 font-normal">
                  {t('rain')}
                </th>
              </tr>
            </thead>
            <tbody>
              {seasons.map(({ name, months, temperature, rainfall }) => (
                <tr key={`${name} ${months}`} className="border-t border-line align-top">
                  <th scope="row" className="py-2 pe-3 font-semibold">
                    <span {...inEnglish()}>{name}</span>
                    <span {...inEnglish()} className="block font-normal text-ink-soft">
                      {months}
                    </span>
                  </th>
                  <td className="py-2 pe-3 sm:whitespace-nowrap">
                    {t('degrees', { min: temperature.min, max: temperature.max })}
                  </td>
                  <td className="py-2 sm:whitespace-nowrap">
                    {t('millimetres', { rain: rainfall })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
