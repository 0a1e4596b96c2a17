import { useRouterState } from '@tanstack/react-router';

/** Says, over the page before, that the next one takes longer than a moment. */
export function LoadingBar() {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <div role="status">
      {loading && (
        <div className="loading-bar">
          <span className="sr-only">Loading…</span>
        </div>
      )}
    </div>
  );
}
