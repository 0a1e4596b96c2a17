import { useHydrated } from '@tanstack/react-router';
import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { KeysDialog } from './KeysDialog.tsx';
import { listenToKeys } from './keysBeforeHydration.ts';
import { isForPage, pressListKey } from './listKeys.ts';

/** Stored in this browser: users of speech input can turn single-key shortcuts off (WCAG 2.1.4). */
const STORAGE_KEY = 'admin-keys';

/** Handles the panel's shortcuts, and shows the button that lists them. */
export function KeyboardKeys() {
  const isHydrated = useHydrated();
  const [chosen, setOn] = useState<boolean>();
  const isOn = chosen ?? (isHydrated && localStorage.getItem(STORAGE_KEY) !== 'off');
  const [isShown, show] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (!isForPage(event)) return;
      if (event.key === '?') show(true);
      else if (!pressListKey(event.key)) return;
      event.preventDefault();
    }
    return listenToKeys(press);
  }, [isOn]);

  return (
    <>
      <button
        type="button"
        className="icon-button mx-3 mb-3 gap-3 px-3 text-sm text-ink-soft max-md:hidden pointer-coarse:hidden"
        onClick={() => show(true)}
      >
        <Keyboard aria-hidden="true" className="size-5" />
        Keyboard shortcuts
      </button>
      {isShown && (
        <KeysDialog
          isOn={isOn}
          onSwitch={(on) => {
            localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
            setOn(on);
          }}
          onClose={() => show(false)}
        />
      )}
    </>
  );
}
