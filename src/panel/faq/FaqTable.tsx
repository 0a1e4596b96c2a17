import { getQueryKey } from '@trpc/react-query';
import { Pencil } from 'lucide-react';
import { FAQS_MAX } from '#core/records/lists.ts';
import { trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IconLink } from '../ButtonLink.tsx';
import { typedIn } from '../lists/listAddress.ts';
import { NameLink } from '../lists/NameLink.tsx';
import { PanelTable } from '../lists/PanelTable.tsx';
import { DeleteButton } from '../lists/selection/DeleteButton.tsx';
import { ExportAndDelete } from '../lists/selection/ExportAndDelete.tsx';
import { useOptimisticChange } from '../useOptimisticChange.ts';
import { categoryNames } from './categoryNames.ts';
import { FaqOrder } from './FaqOrder.tsx';
import { DragHandle, FaqRow, type ListedFaq } from './FaqRow.tsx';
import type { FaqSearch } from './faqSearch.ts';
import { MoveButtons } from './MoveButtons.tsx';

/**
 * The questions in display order, in which each can be moved; search results and sorted lists are
 * fixed.
 */
export function FaqTable({ address }: { address: FaqSearch }) {
  const { search, category, sort } = address;
  const list = trpc.faq.listToEdit.useQuery();
  const remove = trpc.faq.delete.useMutation(
    useOptimisticChange(
      getQueryKey(trpc.faq.listToEdit, undefined, 'query'),
      (listed: ListedFaq[], deleted: { id: string }) =>
        listed.filter(({ id }) => id !== deleted.id),
    ),
  );
  const removeMany = trpc.faq.deleteMany.useMutation();
  const faqs = list.data ?? [];
  // All are on one page then, so that a question can be moved to any place.
  const isMovable = !search && !category && !sort;

  return (
    <FaqOrder faqs={faqs}>
      {(move) => (
        <PanelTable
          label="Questions"
          unit={['question', 'questions']}
          address={isMovable ? { size: FAQS_MAX, hidden: address.hidden } : address}
          query={list}
          rows={list.data?.filter(
            (faq) => typedIn(search, faq.question) && (!category || faq.category === category),
          )}
          all={list.data?.length}
          rowKey={({ id }) => id}
          rowName={({ question }) => question}
          Row={isMovable ? FaqRow : undefined}
          empty={
            <EmptyState title={faqs.length === 0 ? 'No questions yet' : 'No questions found'} />
          }
          bulk={(selected, done) => (
            <ExportAndDelete
              kind="faqs"
              ids={selected.map(({ id }) => id)}
              deletion={removeMany}
              done={done}
            />
          )}
          columns={[
            {
              heading: 'Question',
              sort: { name: 'question', by: ({ question }) => question },
              cell: ({ id, question }) => (
                <span className="flex items-center gap-1">
                  <DragHandle question={question} />
                  <NameLink to="/admin/faq/$faqId" params={{ faqId: id }}>
                    {question}
                  </NameLink>
                </span>
              ),
            },
            {
              heading: 'Category',
              sort: { name: 'category', by: (faq) => categoryNames[faq.category] },
              cell: (faq) => categoryNames[faq.category],
            },
            {
              heading: 'Actions',
              actions: true,
              cell: (faq) => {
                const { id, question } = faq;
                return (
                  <span className="inline-flex">
                    {isMovable && (
                      <MoveButtons
                        question={question}
                        isFirst={faq === faqs[0]}
                        isLast={faq === faqs.at(-1)}
                        onMove={(step) => move(id, faqs.indexOf(faq) + step)}
                      />
                    )}
                    <IconLink
                      Icon={Pencil}
                      label={`Edit ${question}`}
                      to="/admin/faq/$faqId"
                      params={{ faqId: id }}
                      title="Edit"
                    />
                    <DeleteButton name={question} onDelete={() => remove.mutate({ id })} />
                  </span>
                );
              },
            },
          ]}
        />
      )}
    </FaqOrder>
  );
}
