import type { Answers } from '../../trpc.ts';

/** The climate by season, as stored for the destination. */
export function Climate({ weather }: { weather: Answers['destination']['byId']['weather'] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl font-semibold">Weather</h2>
      {weather.seasons.length === 0 ? (
        <p className="text-ink-soft">The climate of this place has not been described yet.</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {weather.seasons.map((season) => (
            <li key={season.name} className="card p-5">
              <h3 className="font-semibold">{season.name}</h3>
              <p className="text-sm text-ink-soft">{season.months}</p>
              <p className="mt-2 text-lg">
                {season.temperature.min}–{season.temperature.max} °C
              </p>
              <p className="text-sm">{season.rainfall} mm of rain a month</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
