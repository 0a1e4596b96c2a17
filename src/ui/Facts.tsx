import type { ReactNode } from 'react';
import uiMessages from '../../messages/ui/en.gen.ts';
import { useMessages } from '../lib/useMessages.ts';

/** A card of named facts; empty ones read "Not known". */
export function Facts({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  const t = useMessages(uiMessages);
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-xl font-semibold">{title}</h2>
      <dl className="flex flex-col gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-end font-medium wrap-anywhere">
              <bdi>{value || t('notKnown')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
