import { ArrowDown, ArrowUp } from 'lucide-react';

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
      <button
        type="button"
        className="icon-button"
        aria-label={`Move ${question} up`}
        title="Move up"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      >
        <ArrowUp aria-hidden="true" className={`size-5 ${isFirst ? 'opacity-30' : ''}`} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Move ${question} down`}
        title="Move down"
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      >
        <ArrowDown aria-hidden="true" className={`size-5 ${isLast ? 'opacity-30' : ''}`} />
      </button>
    </>
  );
}
