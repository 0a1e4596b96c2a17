import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useHashFocus } from '#src/ui/useHashFocus.ts';

/**
 * After navigating to another page, announces its title and moves the focus to its content, like a
 * page load. Changing only a filter or a tab of the same page does neither.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useHashFocus();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        setTitle(document.title);
        if (!location.hash) {
          document.getElementById('content')?.focus({ preventScroll: true });
        }
      }),
    [router],
  );
  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  );
}
