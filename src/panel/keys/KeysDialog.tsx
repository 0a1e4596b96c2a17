import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { TitledDialog } from '../TitledDialog.tsx';
import { keys } from './listKeys.ts';

/** Lists the panel's shortcuts, with their switch. */
export function KeysDialog({
  isOn,
  onSwitch,
  onClose,
}: {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}) {
  return (
    <TitledDialog title="Keyboard shortcuts" onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-2 text-ink-soft">Single keys work while you are not typing.</p>
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
          <Checkbox
            label="Use single keys in this browser"
            checked={isOn}
            onChange={({ target }) => onSwitch(target.checked)}
          />
          <div className="mt-4 flex justify-end">
            <Button onClick={close}>Close</Button>
          </div>
        </>
      )}
    </TitledDialog>
  );
}
