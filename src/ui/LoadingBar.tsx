import { useRouterState } from '@tanstack/react-router';

/** Shows over the current page while the next one is loading. */
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
