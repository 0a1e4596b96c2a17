import { ClientOnly } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { importedAtLast } from '#src/lib/importedAtLast.ts';
import type { Dragging } from './RowDragging.tsx';
import { createRowDrags, RowDragsContext } from './rowDrags.ts';

// Rows can be moved by buttons until it is there.
const RowDragging = lazy(() =>
  importedAtLast(() => import('./RowDragging.tsx')).then((module) => ({
    default: module.RowDragging,
  })),
);

/** Makes the rows among its children draggable, which call `useRowDrag`. */
export function DraggableRows({ children, ...dragging }: Dragging & { children: ReactNode }) {
  const [drags] = useState(createRowDrags);
  return (
    <RowDragsContext value={drags}>
      {children}
      <ClientOnly>
        {/* Beside the rows, which stay as they are when it has been loaded. */}
        <Suspense>
          <RowDragging drags={drags} {...dragging} />
        </Suspense>
      </ClientOnly>
    </RowDragsContext>
  );
}
