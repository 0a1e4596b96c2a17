import { type ComponentProps, createContext, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { TitledDialog } from '#src/panel/TitledDialog.tsx';
import { Button } from '#src/ui/Button.tsx';

/** What is selected beyond the page, in words: "294 requirements"; undefined for rows of the page. */
export const SelectedBeyondPage = createContext<string | undefined>(undefined);

/**
 * A button of a bulk action. If rows are selected that the page doesn't show, it asks first, with
 * their number.
 */
export function BulkButton({
  label,
  onPress,
  ...button
}: { label: string; onPress: () => void } & Pick<
  ComponentProps<typeof Button>,
  'className' | 'disabled'
>) {
  const beyondPage = useContext(SelectedBeyondPage);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => (beyondPage ? setAsking(true) : onPress())}>
        {label}
      </Button>
      {isAsking &&
        // The menu of a button closes when it is pressed, with what is within.
        createPortal(
          <TitledDialog title={`${label}: ${beyondPage}`} onClose={() => setAsking(false)}>
            {(close) => (
              <>
                <p className="mt-3">
                  This applies to everything that the list finds, on all its pages.
                </p>
                <div className="mt-4 flex flex-wrap justify-end gap-2">
                  <Button onClick={close}>Cancel</Button>
                  <Button
                    className={button.className ?? 'button'}
                    onClick={() => {
                      close();
                      onPress();
                    }}
                  >
                    {label}
                  </Button>
                </div>
              </>
            )}
          </TitledDialog>,
          document.body,
        )}
    </>
  );
}
