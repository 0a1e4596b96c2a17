import type { ReactNode } from 'react';

/** A card of named facts, without those that are empty. */
export function Facts({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-xl font-semibold">{title}</h2>
      <dl className="fact-lines flex flex-col gap-2">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-medium">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
