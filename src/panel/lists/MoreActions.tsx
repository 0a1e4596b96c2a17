import { Ellipsis } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { mayTakeFocus, useDismissal } from '#src/ui/useDismissal.ts';

/** The less frequent bulk actions: where the bar of selected rows is narrow, in a menu above it. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(
    (by: 'escape' | 'leaving') => {
      if (!isOpen) return;
      if (by === 'escape' && mayTakeFocus(menu.current)) button.current?.focus();
      setOpen(false);
    },
    [isOpen],
  );
  useDismissal(menu, close);

  function closeAfterChoice({ target }: MouseEvent) {
    if (!isOpen || !(target as Element).closest('button, a')) return;
    // What was chosen is hidden with the focus inside.
    button.current?.focus();
    setOpen(false);
  }

  return (
    <div ref={menu} className="relative @4xl:contents">
      <Button
        Icon={Ellipsis}
        ref={button}
        aria-label="More"
        title="More"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="button-quiet @4xl:hidden"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of its buttons. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click them, too. */}
      <div
        onClick={closeAfterChoice}
        className={`absolute inset-e-0 bottom-full mb-3 w-max min-w-44 flex-col gap-2 rounded-lg border border-line bg-surface p-2 shadow-header @4xl:contents ${isOpen ? 'flex' : 'hidden'}`}
      >
        {children}
      </div>
    </div>
  );
}
