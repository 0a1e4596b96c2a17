import { type ReactNode, useState } from 'react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx';

type Account = RouterOutputs['account']['read'];

/** The current change of two-factor; each requires the password. */
type Step = 'setUp' | 'renew' | 'switchOff' | { codes: string[] };

/** Two-factor settings of the user's own account. */
export function TwoFactorSection({ account }: { account: Account }) {
  const [step, setStep] = useState<Step>();
  const utils = trpc.useUtils();
  const renew = trpc.account.renewRecoveryCodes.useMutation();
  const switchOff = trpc.account.switchOffTwoFactor.useMutation();
  const done = () => {
    setStep(undefined);
    void utils.account.invalidate();
  };
  const cancel = () => setStep(undefined);

  return (
    <section aria-labelledby="two-factor" className="card flex max-w-xl flex-col gap-3 p-4 sm:p-5">
      <h2 id="two-factor" className="text-lg font-semibold">
        Two-factor sign-in
      </h2>
      {content()}
    </section>
  );

  function content(): ReactNode {
    if (step === 'setUp') return <TwoFactorSetUp onDone={done} onCancel={cancel} />;
    if (step === 'renew') {
      return (
        <PasswordPrompt
          submitLabel="Make new codes"
          onPassword={async (password) => setStep({ codes: await renew.mutateAsync({ password }) })}
          onCancel={cancel}
        />
      );
    }
    if (step === 'switchOff') {
      return (
        <PasswordPrompt
          submitLabel="Switch off"
          onPassword={async (password) => {
            await switchOff.mutateAsync({ password });
            done();
          }}
          onCancel={cancel}
        />
      );
    }
    if (step) return <RecoveryCodes codes={step.codes} onDone={done} />;
    return <TwoFactorState account={account} onStep={setStep} />;
  }
}

function TwoFactorState({
  account: { hasTwoFactor, recoveryCodesLeft, requiresTwoFactor },
  onStep,
}: {
  account: Account;
  onStep: (step: Step) => void;
}) {
  if (!hasTwoFactor) {
    return (
      <>
        <p>
          Off. With it, signing in also takes a code from an app on your phone: a password that
          leaked opens nothing.
        </p>
        <Button className="button self-end" onClick={() => onStep('setUp')}>
          Set up two-factor
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        On. {recoveryCodesLeft} recovery {recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.
        {requiresTwoFactor && ' Everybody here needs it.'}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {!requiresTwoFactor && (
          <Button onClick={() => onStep('switchOff')}>Switch off two-factor</Button>
        )}
        <Button onClick={() => onStep('setUp')}>Use another phone</Button>
        <Button onClick={() => onStep('renew')}>New recovery codes</Button>
      </div>
    </>
  );
}
