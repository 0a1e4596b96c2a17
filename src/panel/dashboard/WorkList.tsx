import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { Work } from './openWork.ts';

/** Open tasks, each with its count and a link; then, in one line, the kinds without any. */
export function WorkList({ work }: { work: Work[] }) {
  const waiting = work.filter(({ count }) => count > 0);
  const done = work.filter(({ count }) => count === 0);
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState title="All clear" hint="Nothing waits for you." />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {waiting.map(({ count, unit: [one, many], detail, link }) => (
            <li key={many} className="flex">
              <Link
                {...link}
                className="card group flex grow items-center gap-3 p-4 hover:border-line-strong"
              >
                <span className="flex grow flex-col">
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    <span className="text-2xl font-bold tabular-nums">
                      {count.toLocaleString('en')}
                    </span>
                    <span className="font-semibold">{count === 1 ? one : many}</span>
                  </span>
                  {detail && <span className="text-sm text-ink-soft wrap-anywhere">{detail}</span>}
                </span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-soft group-hover:text-accent rtl:-scale-x-100"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && done.length > 0 && (
        <section aria-labelledby="nothing-waits">
          <h2 id="nothing-waits" className="text-sm font-semibold text-ink-soft">
            All clear
          </h2>
          <ul className="flex flex-wrap gap-x-4">
            {done.map(({ unit: [, many], link }) => (
              <li key={many}>
                <Link
                  {...link}
                  className="inline-flex min-h-11 items-center text-sm text-ink-soft hover:underline"
                >
                  No {many}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
