import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { FormActions } from '#src/ui/forms/FormActions.tsx';
import './saveBar.css';

/**
 * The sticky footer of a long form. Ctrl+S and Cmd+S press "Save and stay" (`data-save-key`), or else
 * its submit button.
 */
export function SaveBar(actions: ComponentProps<typeof FormActions>) {
  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(bar);
  useRoomForBar(bar);
  return (
    <div
      ref={bar}
      className="save-bar sticky bottom-(--notice-height) z-10 -mx-4 border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-header sm:mx-0 sm:rounded-lg sm:border sm:py-3"
    >
      <FormActions {...actions} />
    </div>
  );
}

function useSaveKey(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      // Prevents the browser's "Save page" in any case.
      event.preventDefault();
      const button =
        bar.current?.querySelector<HTMLButtonElement>('[data-save-key]') ??
        bar.current?.querySelector<HTMLButtonElement>('button[type=submit]');
      if (!document.querySelector('dialog:modal')) button?.click();
    }
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [bar]);
}

/** The browser scrolls a focused field clear of the bar (WCAG 2.4.11), whatever its height. */
function useRoomForBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + GAP_PX}px`;
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

/** The space between the bar and the focus ring of the field above it. */
const GAP_PX = 16;
