import { numberText } from '#core/languages/numberText.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import changesMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ScrollableCard } from '#src/ui/ScrollableCard.tsx';

const t = translator(changesMessages);

/** The editions of sources that were imported last. */
export function EditionTable() {
  const [editions] = trpc.answerChange.editions.useSuspenseQuery();
  return (
    <div className="mt-12 max-w-4xl">
      <h2 id="editions" className="text-2xl font-semibold">
        {t('editions')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('editionsHint')}</p>
      {editions.length === 0 ? (
        <EmptyState title={t('noEditions')} />
      ) : (
        <ScrollableCard labelledBy="editions">
          <table className="w-full border-collapse">
            <thead>
              <tr>
                <Heading>{t('imported')}</Heading>
                <Heading>{t('source')}</Heading>
                <Heading>{t('edition')}</Heading>
                <Heading numeric>{t('rules')}</Heading>
                <Heading numeric>{t('changed')}</Heading>
              </tr>
            </thead>
            <tbody>
              {editions.map(({ id, sourceTitle, date, importedAt, rules, changedAnswers }) => (
                <tr key={id} className="border-t border-line">
                  <td className="px-4 py-2">
                    <time dateTime={importedAt}>{partialDateText(importedAt.slice(0, 10))}</time>
                  </td>
                  <td className="px-4 py-2">
                    <bdi {...inEnglish()}>{sourceTitle}</bdi>
                  </td>
                  <td className="px-4 py-2">
                    {date ? partialDateText(date) : t('editionUndated')}
                  </td>
                  <td className="px-4 py-2 text-end tabular-nums">{numberText(rules)}</td>
                  <td className="px-4 py-2 text-end tabular-nums">{numberText(changedAnswers)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollableCard>
      )}
    </div>
  );
}

function Heading({ numeric = false, children }: { numeric?: boolean; children: string }) {
  return (
    <th scope="col" className={`px-4 py-2 font-semibold ${numeric ? 'text-end' : ''}`}>
      {children}
    </th>
  );
}
