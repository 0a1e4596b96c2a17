import { type ReactNode, useEffect } from 'react';
import { type RouterOutputs, trpc } from '../lib/trpc.ts';
import { Button } from '../ui/Button.tsx';

/** Polling interval of a running import's progress, in ms. */
const PROGRESS_POLL_MS = 300;

type Progress = RouterOutputs['recordImport']['progress'];

/** For the query of an import's progress: polls while it is applied. */
export const whileApplying = {
  refetchInterval: ({ state: { data } }: { state: { data: Progress | undefined } }) =>
    data?.state === 'applying' ? PROGRESS_POLL_MS : false,
};

/** Whether an import is applied; everything is fetched again once it is. */
export function useIsApplied({ data }: { data: Progress | undefined }): boolean {
  const utils = trpc.useUtils();
  const isApplied = data?.state === 'applied';
  useEffect(() => {
    if (isApplied) void utils.invalidate();
  }, [isApplied, utils]);
  return isApplied;
}

/**
 * The end of an import's preview: the reason why it can't be applied, the button to apply it, and
 * its progress.
 */
export function ApplyPreview<Choice>({
  progress,
  apply,
  choice,
  objection,
  label,
  children,
}: {
  progress: { data: Progress | undefined; refetch: () => Promise<unknown> };
  apply: {
    isPending: boolean;
    isSuccess: boolean;
    mutate: (choice: Choice, options: { onSettled: () => void }) => void;
  };
  choice: Choice;
  /** The reason why it can't be applied. */
  objection: string | null;
  label: string;
  /** Other buttons, while it isn't applied. */
  children?: ReactNode;
}) {
  const now = progress.data;
  const state = now?.state;
  // Its progress is known a moment after it has begun.
  const hasBegun = apply.isSuccess && state !== 'failed';
  const isApplying = apply.isPending || hasBegun || state === 'applying';
  // Why it can't be imported now is newer than why it failed.
  const failure = objection ?? (now?.state === 'failed' ? now.message : null);
  return (
    <div className="flex flex-col gap-3">
      {now?.state === 'applying' && (
        <progress
          className="w-full"
          value={now.done}
          // The total is unknown at first, and while another process applies it.
          max={Math.max(1, now.total)}
          aria-label="Importing"
        />
      )}
      {!isApplying && failure && (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {!isApplying && children}
        <Button
          className="button"
          disabled={isApplying || objection !== null}
          onClick={() => apply.mutate(choice, { onSettled: () => void progress.refetch() })}
        >
          {isApplying ? 'Importing...' : label}
        </Button>
      </div>
    </div>
  );
}
