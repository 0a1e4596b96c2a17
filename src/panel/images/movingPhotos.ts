import {
  type Announcements,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Distance that starts a drag, in pixels; less is a click. */
const DRAG_BEGINS_PX = 5;

/** Photos are moved by pointer, by touch, or by Space and arrow keys. */
export function useMovingSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** Screen reader announcements of a drag. `ids` are those of the rows, in order. */
export function movingAnnounced(ids: UniqueIdentifier[]): {
  announcements: Announcements;
  screenReaderInstructions: { draggable: string };
} {
  const placeOf = (id: UniqueIdentifier) => `place ${ids.indexOf(id) + 1} of ${ids.length}`;
  return {
    screenReaderInstructions: {
      draggable:
        'Press Space to pick the photo up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
    },
    announcements: {
      onDragStart: ({ active }) => `Picked up the photo at ${placeOf(active.id)}.`,
      // It starts over its own place, which was just announced.
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id ? `Over ${placeOf(over.id)}.` : undefined,
      onDragEnd: ({ over }) => (over ? `Put down at ${placeOf(over.id)}.` : 'Put down.'),
      onDragCancel: ({ active }) => `Left at ${placeOf(active.id)}.`,
    },
  };
}
