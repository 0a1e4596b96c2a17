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
import { type ReactNode, useId, useRef, useState } from 'react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { showToast } from '../toasts/showToast.ts';
import { useOptimisticChange } from '../useOptimisticChange.ts';

type Faqs = RouterOutputs['faq']['listToEdit'];

/** Distance that starts a drag, in pixels. */
const DRAG_FROM_PX = 4;

/**
 * Makes the question rows among its children draggable, and passes them a function that moves a
 * question, by its id, to a position among all, from 0.
 */
export function FaqOrder({
  faqs,
  children,
}: {
  faqs: Faqs;
  children: (move: (id: string, position: number) => void) => ReactNode;
}) {
  const placeOf = (id: UniqueIdentifier) => faqs.findIndex((faq) => faq.id === id);
  const move = trpc.faq.move.useMutation(
    useOptimisticChange(
      getQueryKey(trpc.faq.listToEdit, undefined, 'query'),
      (listed: Faqs, { id, position }: { id: string; position: number }) =>
        arrayMove(
          listed,
          listed.findIndex((faq) => faq.id === id),
          position,
        ),
    ),
  );
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
        onError: () => showToast('error', 'Failed to move question'),
      },
    );
  }

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) moveTo(String(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(faqs, pickedUp) }}
      onDragEnd={drop}
    >
      <SortableContext items={faqs} strategy={verticalListSortingStrategy}>
        {children(moveTo)}
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}

/**
 * Screen reader announcements of a drag. `pickedUp` is whether the question was just picked up: it
 * is over its own place then, and that announcement would replace the first one.
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
