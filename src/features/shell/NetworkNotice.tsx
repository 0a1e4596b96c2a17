import { onlineManager, useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { isNetworkFailure } from '../../lib/trpc.ts';
import { replacedPage, subscribeToLostPage } from './nextPage.ts';

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
  const sentence = isReplaced
    ? 'This site was updated. Leaving this page loses what you typed.'
    : sentenceOf({ online, isLeaving: next !== undefined, serverIsAway: retried > 0 });
  return (
    <div className="network-notice no-print">
      <p role="status">{sentence}</p>
      {isReplaced && (
        <button type="button" className="min-h-11 underline" onClick={() => location.reload()}>
          Leave this page
        </button>
      )}
    </div>
  );
}

function sentenceOf({
  online,
  isLeaving,
  serverIsAway,
}: {
  online: boolean;
  isLeaving: boolean;
  serverIsAway: boolean;
}): string | undefined {
  if (!online && isLeaving) {
    return 'You are offline. The page you chose opens when the network is back.';
  }
  if (!online) {
    return 'You are offline. What is on this page stays; the rest follows when the network is back.';
  }
  return serverIsAway
    ? 'The server could not be reached. We try again until it answers.'
    : undefined;
}
