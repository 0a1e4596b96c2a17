import { licenceInWords } from '#core/answers/words/licenceWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import creditMessages from '#messages/en/credits.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import type { SourceInUse } from './CreditsPage.tsx';

const t = translator(creditMessages);

/** A source: its description, age, licence and number of records. */
export function SourceCard({ source }: { source: SourceInUse }) {
  const { title, publisher, licence, address, date, note } = source;
  const named = (
    <bdi {...inEnglish()} className="[text-align:match-parent]">
      {title}
    </bdi>
  );
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
              {named}
            </a>
          ) : (
            named
          )}
        </h3>
        <p className="[overflow-wrap:anywhere] text-ink-soft first-letter:uppercase">
          <bdi {...inEnglish()}>{publisher}</bdi>
        </p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Row name={t('date')} value={date ? partialDateText(date) : t('dateUnknown')} />
        <Row name={t('licence')} value={licenceInWords(licence)} />
        <Row name={t('inUse')} value={counted(source)} />
      </dl>
      {note && (
        <p {...inEnglish()} className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
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

const counts = [
  'rules',
  'zones',
  'conditions',
  'officialLinks',
  'schemes',
  'transitPolicies',
  'workPolicies',
] as const;

/** "39,402 rules", "1 zone, 58 entry conditions". */
function counted(source: SourceInUse): string {
  const used = counts.filter((key) => source[key] > 0);
  return listInWords(
    used.map((key) => t(key, { count: source[key] })),
    'comma',
  );
}
