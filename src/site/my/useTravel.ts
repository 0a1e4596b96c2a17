import { useSyncExternalStore } from 'react';
import type { SavedTravel } from './travelSchema.ts';
import { onTravelChange, readTravel } from './travelStore.ts';

/** What is saved in this browser; undefined on the server and until hydration. */
export function useTravel(): SavedTravel | undefined {
  return useSyncExternalStore<SavedTravel | undefined>(onTravelChange, readTravel, () => undefined);
}
