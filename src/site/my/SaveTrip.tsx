import { useLocation } from '@tanstack/react-router';
import { SaveButton } from './SaveButton.tsx';

/** Saves the trip of this page to My travel, in this browser. */
export function SaveTrip({ title }: { title: string }) {
  const { pathname, searchStr } = useLocation();
  const address = pathname + searchStr;
  return (
    <SaveButton
      id={address}
      address={() => address}
      isSaved={({ readTravel }) => readTravel().trips.some((trip) => trip.address === address)}
      remove={({ removeTrip }) => removeTrip(address)}
      save={({ saveTrip }) => saveTrip({ address, title, savedAt: new Date().toISOString() })}
    />
  );
}
