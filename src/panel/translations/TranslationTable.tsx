import { directionOf } from '#core/languages/languages.ts';
import { isTooLong } from '#core/languages/messageLength.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { keepingPage } from '../lists/keepingPage.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { nameOfText } from './areaNames.ts';
import { stateName, type TranslationSearch, translationListInput } from './translationSearch.ts';

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
          heading: language === 'en' ? 'As shipped' : 'In English',
          cell: ({ area, subject, readable, note }) => (
            <span className="flex flex-col gap-0.5">
              <NameLink to="/admin/translations/text" search={{ language, subject }}>
                <span className="line-clamp-3 wrap-anywhere">{readable.english}</span>
              </NameLink>
              <span className="text-xs text-ink-soft wrap-anywhere">
                {note || nameOfText({ area, subject })}
              </span>
            </span>
          ),
        },
        {
          heading: language === 'en' ? 'Your wording' : 'Translation',
          cell: ({ readable }) => (
            <span
              lang={language}
              dir={directionOf(language)}
              className="line-clamp-4 wrap-anywhere"
            >
              {readable.translation}
            </span>
          ),
        },
        {
          heading: 'State',
          cell: ({ state, subject, english, shown }) => (
            <span className="flex flex-wrap gap-1">
              <span className="badge">{stateName(state, language)}</span>
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
