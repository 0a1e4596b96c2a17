import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { DraggableRows } from '../dragging/DraggableRows.tsx';
import { showToast } from '../toasts/showToast.ts';
import { useOptimisticChange } from '../useOptimisticChange.ts';

type Faqs = RouterOutputs['faq']['listToEdit'];

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
  const move = trpc.faq.move.useMutation(
    useOptimisticChange(
      getQueryKey(trpc.faq.listToEdit, undefined, 'query'),
      (listed: Faqs, { id, position }: { id: string; position: number }) =>
        listed
          .filter((faq) => faq.id !== id)
          .toSpliced(position, 0, ...listed.filter((faq) => faq.id === id)),
    ),
  );
  const [announcement, announce] = useState('');
  const pickedUp = useRef(false);

  function moveTo(id: string, position: number) {
    const question = faqs.find((faq) => faq.id === id)?.question ?? '';
    move.mutate(
      { id, position },
      {
        onSuccess: () => announce(`${question}: now ${position + 1} of ${faqs.length}`),
        onError: () => showToast('error', 'Failed to move question'),
      },
    );
  }

  const ids = faqs.map(({ id }) => id);
  return (
    <DraggableRows
      ids={ids}
      accessibility={{ announcements: announcementsOf(faqs, pickedUp) }}
      onMove={(from, to) => moveTo(ids[from] ?? '', to)}
    >
      {children(moveTo)}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DraggableRows>
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
