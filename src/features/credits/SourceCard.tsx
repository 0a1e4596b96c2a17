import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import type { SourceInUse } from './CreditsPage.tsx';

/** A source: its description, age, licence and number of records. */
export function SourceCard({ source }: { source: SourceInUse }) {
  const { title, publisher, licence, address, date, note } = source;
  return (
    <article className="card flex w-full min-w-0 flex-col gap-3 p-5">
      <div>
        <h3 className="text-lg leading-snug font-semibold">
          {address ? (
            <a
              href={address}
              rel="noopener"
              className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className="[overflow-wrap:anywhere] text-ink-soft first-letter:uppercase">{publisher}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Row name="Date" value={date ? partialDateText(date) : 'Date unknown'} />
        <Row name="Licence" value={licence} />
        <Row name="In use" value={counted(source)} />
      </dl>
      {note && <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{note}</p>}
    </article>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] first-letter:uppercase">{value}</dd>
    </>
  );
}

const words = [
  ['rules', 'rule', 'rules'],
  ['zones', 'zone', 'zones'],
  ['conditions', 'entry condition', 'entry conditions'],
  ['officialLinks', 'official link', 'official links'],
  ['schemes', 'nomad visa', 'nomad visas'],
] as const;

/** "39,402 rules", "1 zone, 58 entry conditions". */
function counted(source: SourceInUse): string {
  return words
    .filter(([key]) => source[key] > 0)
    .map(([key, one, many]) => {
      const count = source[key];
      return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
    })
    .join(', ');
}
