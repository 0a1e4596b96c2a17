import { type ReactNode, useState } from 'react';
import { askedWithNextInput, optionalPart } from '../optionalPart.tsx';
import type { Dragging } from './RowDragging.tsx';
import { createRowDrags, RowDragsContext } from './rowDrags.ts';

// Rows can be moved by buttons until it is there.
const RowDragging = optionalPart(() => import('./RowDragging.tsx'), 'RowDragging', {
  failed: askedWithNextInput,
});

/** Makes the rows among its children draggable, which call `useRowDrag`. */
export function DraggableRows({ children, ...dragging }: Dragging & { children: ReactNode }) {
  const [drags] = useState(createRowDrags);
  return (
    <RowDragsContext value={drags}>
      {children}
      {/* Beside the rows, which stay as they are when it has been loaded. */}
      <RowDragging drags={drags} {...dragging} />
    </RowDragsContext>
  );
}
