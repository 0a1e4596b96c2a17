import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { keys } from './listKeys.ts';

/**
 * Lists the panel's shortcuts, with their switch. The native dialog traps and restores the focus;
 * Escape closes it.
 */
export function KeysDialog({
  isOn,
  onSwitch,
  onClose,
}: {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-surface p-5 text-ink backdrop:bg-navy/70 sm:p-6"
    >
      <h2 id={titleId} className="text-xl font-bold">
        Keyboard shortcuts
      </h2>
      <p className="mt-2 text-ink-soft">They work in lists, while you are not typing.</p>
      <dl className="my-4 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {keys.map(({ names, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="inline-flex min-w-8 justify-center rounded border border-line-strong bg-sunken px-2 py-0.5 font-mono text-sm"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="checkbox"
          checked={isOn}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        Use these keys in this browser
      </label>
      <div className="mt-4 flex justify-end">
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
    </dialog>
  );
}
