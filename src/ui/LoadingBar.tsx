import { useRouterState } from '@tanstack/react-router';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/** Shows over the current page while the next one is loading. */
export function LoadingBar() {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <div role="status">
      {loading && (
        <div className="loading-bar">
          <span className="sr-only">{t('loading')}</span>
        </div>
      )}
    </div>
  );
}
