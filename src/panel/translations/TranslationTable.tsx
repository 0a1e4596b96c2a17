import { directionOf } from '#core/languages/languages.ts';
import { isTooLong } from '#core/languages/messageLength.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { nameOfText } from './areaNames.ts';
import { stateNames, type TranslationSearch, translationListInput } from './translationSearch.ts';

type Row = RouterOutputs['translation']['list']['items'][number];

/** The texts that match the address, in English and in the language. */
export function TranslationTable({ address }: { address: TranslationSearch }) {
  const input = translationListInput(address);
  const { language } = input;
  const list = trpc.translation.list.useQuery(input, keepingPage);
  return (
    <PanelTable<Row>
      label="Translations"
      unit={['text', 'texts']}
      address={address}
      query={list}
      rowKey={({ subject }) => subject}
      rowName={nameOfText}
      empty={<EmptyState title="No texts found" />}
      columns={[
        {
          heading: 'In English',
          cell: ({ area, subject, english, note }) => (
            <span className="flex flex-col gap-0.5">
              <NameLink to="/admin/translations/text" search={{ language, subject }}>
                <span className="line-clamp-3 wrap-anywhere">{english}</span>
              </NameLink>
              <span className="text-xs text-ink-soft wrap-anywhere">
                {note || nameOfText({ area, subject })}
              </span>
            </span>
          ),
        },
        {
          heading: 'Translation',
          cell: ({ shown, stored }) => (
            <span
              lang={language}
              dir={directionOf(language)}
              className="line-clamp-4 wrap-anywhere"
            >
              {shown || stored?.text}
            </span>
          ),
        },
        {
          heading: 'State',
          cell: ({ state, subject, english, shown }) => (
            <span className="flex flex-wrap gap-1">
              <span className="badge">{stateNames[state]}</span>
              {subject.startsWith('messages/') && isTooLong(english, shown) && (
                <span className="badge">Too long</span>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
