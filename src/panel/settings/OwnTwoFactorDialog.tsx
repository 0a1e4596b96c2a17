import { TwoFactorSetUp } from '../account/TwoFactorSetUp.tsx';
import { TitledDialog } from '../TitledDialog.tsx';

/** Sets two-factor up for the user's own account, before they require it of everybody. */
export function OwnTwoFactorDialog({ onClose }: { onClose: () => void }) {
  return (
    <TitledDialog title="Set up your own two-factor first" onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-2 mb-4 text-ink-soft">
            Everybody will need it, including you. Save this setting after that.
          </p>
          <TwoFactorSetUp onDone={close} onCancel={close} />
        </>
      )}
    </TitledDialog>
  );
}
