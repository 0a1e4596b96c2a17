import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { createContext, use } from 'react';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { ListRow, type ListRowProps } from '../lists/ListRow.tsx';

export type ListedFaq = RouterOutputs['faq']['listToEdit'][number];

type Handle = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
>;

/** The drag handle of the surrounding row; null for fixed rows. */
const RowHandle = createContext<Handle | null>(null);

/** A question's row, which can be dragged by its `DragHandle`. */
export function FaqRow(props: ListRowProps<ListedFaq>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...moved } = useSortable({
    id: props.row.original.id,
  });
  const { transform, transition, isDragging } = moved;
  return (
    <RowHandle value={{ attributes, listeners, setActivatorNodeRef }}>
      <ListRow
        {...props}
        ref={setNodeRef}
        style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
        className={isDragging ? 'relative z-10 bg-surface shadow-lg' : undefined}
      />
    </RowHandle>
  );
}

/** Drags the surrounding row; renders nothing in a fixed row. */
export function DragHandle({ question }: { question: string }) {
  const handle = use(RowHandle);
  if (!handle) return null;
  return (
    <IconButton
      Icon={GripVertical}
      label={`Drag ${question}`}
      ref={handle.setActivatorNodeRef}
      title="Drag to another place"
      {...handle.attributes}
      {...handle.listeners}
      className="-ms-3 shrink-0 cursor-grab touch-none text-ink-soft"
    />
  );
}
