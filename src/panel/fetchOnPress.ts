/**
 * Options of a fetch that follows a press, as the newest fields after a refused save: it fails at once,
 * as a change does. Retried until the network is back, it would go on with what was pressed minutes ago.
 */
export const fetchOnPress = { staleTime: 0, retry: false, networkMode: 'always' } as const;

/** The same with a toast on failure, if the procedure has a message. */
export const reportedFetch = { ...fetchOnPress, meta: { pressed: true } } as const;
