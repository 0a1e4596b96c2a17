import type { ReactNode } from 'react';

/** How often an import under way is asked how far it is, in milliseconds. */
export const PROGRESS_POLL_MS = 300;

type Progress =
  | { state: 'previewed' | 'applied' }
  | { state: 'applying'; done: number; total: number }
  | { state: 'failed'; message: string };

/** The end of an import's preview: why it may not be applied, the button that does, and how far it is. */
export function ApplyPreview({
  progress,
  isApplying,
  applied,
  objection,
  label,
  onApply,
  children,
}: {
  progress: Progress | undefined;
  /** From the press of the button on. */
  isApplying: boolean;
  /** What is said when it is done. */
  applied: string;
  /** Why it may not be applied. */
  objection: string | null;
  label: string;
  onApply: () => void;
  /** Other buttons. */
  children?: ReactNode;
}) {
  if (progress?.state === 'applied') {
    return (
      <p role="status" className="font-semibold">
        {applied}
      </p>
    );
  }
  const failure = progress?.state === 'failed' ? progress.message : objection;
  return (
    <div className="flex flex-col gap-3">
      {progress?.state === 'applying' && (
        <progress
          className="w-full"
          value={progress.done}
          // None are known yet, or where another process applies it.
          max={Math.max(1, progress.total)}
          aria-label="Importing"
        />
      )}
      {!isApplying && failure && (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <button
          type="button"
          className="button"
          disabled={isApplying || objection !== null}
          onClick={onApply}
        >
          {isApplying ? 'Importing...' : label}
        </button>
      </div>
    </div>
  );
}
