import type { useSortable } from '@dnd-kit/sortable';
import { createContext, use, useSyncExternalStore } from 'react';

/** The part of `useSortable` that a row needs: its handle, and its place while rows are dragged. */
export type RowDrag = Pick<
  ReturnType<typeof useSortable>,
  | 'attributes'
  | 'listeners'
  | 'setNodeRef'
  | 'setActivatorNodeRef'
  | 'transform'
  | 'transition'
  | 'isDragging'
>;

export type RowDrags = ReturnType<typeof createRowDrags>;

/** The draggable rows of a list by id: none before dragging is loaded. */
export function createRowDrags() {
  const drags = new Map<string, RowDrag>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    of: (id: string) => drags.get(id),
    set(id: string, drag: RowDrag) {
      drags.set(id, drag);
      changed();
    },
    delete(id: string) {
      drags.delete(id);
      changed();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const RowDragsContext = createContext<RowDrags>(createRowDrags());

/** What makes the row draggable within `DraggableRows`; undefined before dragging is loaded. */
export function useRowDrag(id: string): RowDrag | undefined {
  const drags = use(RowDragsContext);
  return useSyncExternalStore(
    drags.subscribe,
    () => drags.of(id),
    () => undefined,
  );
}
