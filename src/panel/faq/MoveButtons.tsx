import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#src/ui/Button.tsx';

/** Moves a question by one place. */
export function MoveButtons({
  question,
  isFirst,
  isLast,
  onMove,
}: {
  question: string;
  isFirst: boolean;
  isLast: boolean;
  /** -1 is up. */
  onMove: (step: -1 | 1) => void;
}) {
  return (
    <>
      <IconButton
        Icon={ArrowUp}
        label={`Move ${question} up`}
        title="Move up"
        className="aria-disabled:*:opacity-30"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        Icon={ArrowDown}
        label={`Move ${question} down`}
        title="Move down"
        className="aria-disabled:*:opacity-30"
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
    </>
  );
}
