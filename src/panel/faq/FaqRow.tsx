import { GripVertical } from 'lucide-react';
import { createContext, use } from 'react';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { type RowDrag, useRowDrag } from '../dragging/rowDrags.ts';
import { ListRow, type ListRowProps } from '../lists/ListRow.tsx';

export type ListedFaq = RouterOutputs['faq']['listToEdit'][number];

/** What makes the surrounding row draggable, once it is loaded; null for fixed rows. */
const Movable = createContext<{ drag: RowDrag | undefined } | null>(null);

/** A question's row, which can be dragged by its `DragHandle`. */
export function FaqRow(props: ListRowProps<ListedFaq>) {
  const drag = useRowDrag(props.row.original.id);
  return (
    <Movable value={{ drag }}>
      <ListRow
        {...props}
        ref={drag?.setNodeRef}
        style={{
          transform: drag?.transform ? `translateY(${drag.transform.y}px)` : undefined,
          transition: drag?.transition,
        }}
        className={drag?.isDragging ? 'relative z-10 bg-surface shadow-lg' : undefined}
      />
    </Movable>
  );
}

/** Drags the surrounding row; renders nothing in a fixed row. */
export function DragHandle({ question }: { question: string }) {
  const movable = use(Movable);
  if (!movable) return null;
  const { drag } = movable;
  return (
    <IconButton
      Icon={GripVertical}
      label={`Drag ${question}`}
      ref={drag?.setActivatorNodeRef}
      title="Drag to another place"
      {...drag?.attributes}
      {...drag?.listeners}
      className="-ms-3 shrink-0 cursor-grab touch-none text-ink-soft"
    />
  );
}
