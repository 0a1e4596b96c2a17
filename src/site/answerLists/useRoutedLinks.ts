import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { withoutLanguage } from '#src/lib/languageHistory.ts';

/**
 * Routes clicks on an element's plain links without loading a new page. For long lists: on the
 * server a `Link` costs as much as the rest of its row.
 */
export function useRoutedLinks(element: RefObject<HTMLElement | null>): void {
  const { history } = useRouter();
  useEffect(() => {
    const list = element.current;
    const follow = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
        return;
      const link = (event.target as Element).closest('a');
      if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
      event.preventDefault();
      history.push(withoutLanguage(link.pathname) + link.search + link.hash);
    };
    list?.addEventListener('click', follow);
    return () => list?.removeEventListener('click', follow);
  }, [element, history]);
}
