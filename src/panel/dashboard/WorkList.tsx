import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { Work } from './openWork.ts';

/**
 * Open tasks, each with its count and a link; then, in one line each, the kinds of which nothing is
 * known yet and those without any.
 */
export function WorkList({ work }: { work: Work[] }) {
  const waiting = work.filter(({ count }) => count > 0);
  const unchecked = work.filter(({ count, unchecked }) => count === 0 && unchecked);
  const done = work.filter(({ count, unchecked }) => count === 0 && !unchecked);
  return (
    <>
      {waiting.length === 0 ? (
        <p className="card p-4">All clear: nothing waits for you.</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {waiting.map((one) => (
            <li key={one.unit[1]} className="flex">
              <Card {...one} />
            </li>
          ))}
        </ul>
      )}
      <Kinds
        id="not-checked"
        title="Not checked yet"
        kinds={unchecked.map(({ link, unchecked: name }) => ({ link, name: name || '' }))}
      />
      {waiting.length > 0 && (
        <Kinds
          id="nothing-waits"
          title="All clear"
          // Where nothing is to do, a link would lead to an empty list.
          kinds={done.map(({ unit: [, many] }) => ({ link: undefined, name: `No ${many}` }))}
        />
      )}
    </>
  );
}

const card = 'card relative flex grow flex-col p-4';

function Card({ link, ...work }: Work) {
  if (!link) {
    return (
      <div className={card}>
        <CardText {...work} />
      </div>
    );
  }
  return (
    <Link {...link} className={`${card} group hover:border-line-strong`}>
      <CardText {...work} />
      <ArrowRight
        aria-hidden="true"
        className="absolute end-4 top-5 size-5 text-ink-soft group-hover:text-accent rtl:-scale-x-100"
      />
    </Link>
  );
}

function CardText({ count, unit: [one, many], detail }: Omit<Work, 'link'>) {
  return (
    <>
      <span className="text-2xl font-bold tabular-nums">{count.toLocaleString('en')}</span>
      <span className="font-semibold">{count === 1 ? one : many}</span>
      {detail && <span className="text-sm text-ink-soft wrap-anywhere">{detail}</span>}
    </>
  );
}

/** The names of some kinds of tasks in a line, with a small title. */
function Kinds({
  id,
  title,
  kinds,
}: {
  id: string;
  title: string;
  kinds: { link: Work['link']; name: string }[];
}) {
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-sm font-semibold text-ink-soft">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-x-4">
        {kinds.map(({ link, name }) => (
          <li key={name} className="text-sm leading-7 text-ink-soft">
            {link ? (
              <Link {...link} className="inline-flex min-h-11 items-center hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
