import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';

/** Polling interval of a running import's progress, in ms. */
export const PROGRESS_POLL_MS = 300;

type Progress =
  | { state: 'previewed' | 'applied' }
  | { state: 'applying'; done: number; total: number }
  | { state: 'failed'; message: string };

/**
 * The end of an import's preview: the reason why it can't be applied, the button to apply it, and
 * its progress.
 */
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
  /** True from the click on. */
  isApplying: boolean;
  /** The message on success. */
  applied: string;
  /** The reason why it can't be applied. */
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
          // The total is unknown at first, and while another process applies it.
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
        <Button className="button" disabled={isApplying || objection !== null} onClick={onApply}>
          {isApplying ? 'Importing...' : label}
        </Button>
      </div>
    </div>
  );
}
