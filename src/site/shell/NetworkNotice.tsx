import { onlineManager, useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { isNetworkFailure } from '#src/lib/trpc.ts';
import { replacedPage, subscribeToLostPage } from './nextPage.ts';

const t = translator(shellMessages);

/**
 * Explains why a page or its data is not loading: no network, no server, or files of an outdated
 * version.
 */
export function NetworkNotice() {
  const online = useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const replaced = useSyncExternalStore(subscribeToLostPage, replacedPage, () => undefined);
  const next = useRouterState({
    select: ({ isLoading, location }) => (isLoading ? location.href : undefined),
  });
  const retried = useIsFetching({
    predicate: ({ state }) => isNetworkFailure(state.fetchFailureReason),
  });
  const isReplaced = next !== undefined && next === replaced;
  const notice = isReplaced
    ? 'updated'
    : noticeOf({ online, isLeaving: next !== undefined, serverIsAway: retried > 0 });
  return (
    <div className="network-notice no-print">
      <p role="status">{notice && t(notice)}</p>
      {isReplaced && (
        <button type="button" className="min-h-11 underline" onClick={() => location.reload()}>
          {t('leave')}
        </button>
      )}
    </div>
  );
}

/** The message's key. */
function noticeOf({
  online,
  isLeaving,
  serverIsAway,
}: {
  online: boolean;
  isLeaving: boolean;
  serverIsAway: boolean;
}) {
  if (!online) return isLeaving ? 'offlineLeaving' : 'offline';
  return serverIsAway ? 'serverAway' : undefined;
}
