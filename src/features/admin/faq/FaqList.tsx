import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { getQueryKey } from '@trpc/react-query';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { reports } from '../reports.ts';
import { useOptimisticChange } from '../useOptimisticChange.ts';
import { FaqRow } from './FaqRow.tsx';

type Faqs = RouterOutputs['faq']['listToEdit'];

/** Pixels that a press has to move before it drags. */
const DRAG_FROM_PX = 4;

/** The questions in the order in which visitors read them; each can be put at another place. */
export function FaqList({ faqs }: { faqs: Faqs }) {
  const queryKey = getQueryKey(trpc.faq.listToEdit, undefined, 'query');
  const placeOf = (id: UniqueIdentifier) => faqs.findIndex((faq) => faq.id === id);
  const move = trpc.faq.move.useMutation({
    ...useOptimisticChange(
      queryKey,
      (listed: Faqs, { id, position }: { id: string; position: number }) =>
        arrayMove(
          listed,
          listed.findIndex((faq) => faq.id === id),
          position,
        ),
    ),
  });
  const remove = trpc.faq.delete.useMutation({
    meta: { report: reports.deleteFaq },
    ...useOptimisticChange(queryKey, (listed: Faqs, deleted: { id: string }) =>
      listed.filter(({ id }) => id !== deleted.id),
    ),
  });
  const [announcement, announce] = useState('');
  const pickedUp = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function moveTo(id: string, position: number) {
    const question = faqs[placeOf(id)]?.question ?? '';
    move.mutate(
      { id, position },
      {
        onSuccess: () => announce(`${question}: now ${position + 1} of ${faqs.length}`),
        onError: () => toast.error('Failed to move question'),
      },
    );
  }

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) moveTo(String(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(faqs, pickedUp) }}
      onDragEnd={drop}
    >
      <SortableContext items={faqs} strategy={verticalListSortingStrategy}>
        <div className="flex flex-col gap-2">
          {faqs.map((faq, index) => (
            <FaqRow
              key={faq.id}
              faq={faq}
              isFirst={index === 0}
              isLast={index === faqs.length - 1}
              onMove={(step) => moveTo(faq.id, index + step)}
              onDelete={() => remove.mutate({ id: faq.id })}
            />
          ))}
        </div>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}

/**
 * What screen readers say while a question is dragged. `pickedUp` is whether it was only just: it is
 * over its own place then, which would silence what was said of it.
 */
function announcementsOf(faqs: Faqs, pickedUp: { current: boolean }): Announcements {
  const textOf = (id: UniqueIdentifier) => faqs.find((faq) => faq.id === id)?.question ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `${faqs.findIndex((faq) => faq.id === id) + 1} of ${faqs.length}`;
  return {
    onDragStart: ({ active }) => {
      pickedUp.current = true;
      return `Picked up ${textOf(active.id)}, ${placeOf(active.id)}`;
    },
    onDragOver: ({ active, over }) => {
      const stays = pickedUp.current && over?.id === active.id;
      pickedUp.current = false;
      return over && !stays ? `Over place ${placeOf(over.id)}` : undefined;
    },
    onDragEnd: ({ over }) => (over ? `Dropped at place ${placeOf(over.id)}` : 'Dropped'),
    onDragCancel: () => 'Left where it was',
  };
}
