import { useHydrated } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listenToKeys } from '../keys/keysBeforeHydration.ts';
import { optionalPart, saidInDialog } from '../optionalPart.tsx';

const GoToDialog = optionalPart(() => import('./GoToDialog.tsx'), 'GoToDialog', {
  failed: saidInDialog,
});

/** Opens the dialog "Go to", also by Ctrl+K or Cmd+K. */
export function GoTo() {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // In a Markdown field the key makes a link.
      if (!isKey || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) setOpen(true);
    }
    return listenToKeys(press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        data-ctrl-key="k"
        className="icon-button shrink-0 gap-2 px-2 text-sm"
        // A press before it works would be lost.
        disabled={!isHydrated}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Go to</span>
        <span aria-hidden="true" className="text-xs opacity-80 max-lg:hidden pointer-coarse:hidden">
          Ctrl K
        </span>
      </button>
      {isOpen && <GoToDialog onClose={() => setOpen(false)} />}
    </>
  );
}
