import {
  closestCenter,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useId, useLayoutEffect } from 'react';
import type { RowDrags } from './rowDrags.ts';

/** Distance that starts a drag, in pixels; less is a click. */
const DRAG_FROM_PX = 5;

export type Dragging = {
  /** The rows' ids, in order. */
  ids: string[];
  /** Announcements and instructions for screen readers. */
  accessibility: NonNullable<DndContextProps['accessibility']>;
  onMove: (from: number, to: number) => void;
};

/** Drags rows by pointer, by touch, or by Space and arrow keys; renders none itself. */
export function RowDragging({ ids, accessibility, onMove, drags }: Dragging & { drags: RowDrags }) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const from = ids.indexOf(String(active.id));
        const to = over ? ids.indexOf(String(over.id)) : -1;
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <DraggedRow key={id} id={id} drags={drags} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function DraggedRow({ id, drags }: { id: string; drags: RowDrags }) {
  const drag = useSortable({ id });
  useLayoutEffect(() => drags.set(id, drag));
  useLayoutEffect(() => () => drags.delete(id), [id, drags]);
  return null;
}
