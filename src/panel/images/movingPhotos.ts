import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** Screen reader announcements of a drag. `ids` are those of the rows, in order. */
export function movingAnnounced(ids: string[]): {
  announcements: Announcements;
  screenReaderInstructions: { draggable: string };
} {
  const placeOf = (id: UniqueIdentifier) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
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
