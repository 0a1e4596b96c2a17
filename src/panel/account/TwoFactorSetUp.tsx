import { useState } from 'react';
import { encode } from 'uqr';
import { twoFactorSetUp } from '#core/inputs/panel/account.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Begun = RouterOutputs['account']['beginTwoFactor'];

/** Turns two-factor on: the password, the QR code and its first code, the recovery codes. */
export function TwoFactorSetUp({
  onDone,
  onCancel,
}: {
  onDone: () => void;
  onCancel?: () => void;
}) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const begin = trpc.account.beginTwoFactor.useMutation();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begun) return <FirstCode begun={begun} onCodes={setCodes} onCancel={onCancel} />;
  return (
    <PasswordPrompt
      submitLabel="Continue"
      onPassword={async (password) => setBegun(await begin.mutateAsync({ password }))}
      onCancel={onCancel}
    />
  );
}

function FirstCode({
  begun: { secret, address, token },
  onCodes,
  onCancel,
}: {
  begun: Begun;
  onCodes: (codes: string[]) => void;
  onCancel: (() => void) | undefined;
}) {
  const confirm = trpc.account.confirmTwoFactor.useMutation();
  const { form, submit } = useSchemaForm({
    schema: twoFactorSetUp,
    defaultValues: { token, code: '' },
    save: async (fields) => onCodes(await confirm.mutateAsync(fields)),
    onSaved: () => {},
  });
  return (
    <SchemaForm
      form={form}
      submit={submit}
      submitLabel="Switch on"
      savingLabel="Checking..."
      error={form.formState.errors.token?.message ?? form.formState.errors.root?.message}
      actions={onCancel && <Button onClick={onCancel}>Cancel</Button>}
    >
      <p>Scan this with an authenticator app, such as the one your password manager brings.</p>
      <QrCode text={address} label="QR code for your authenticator app" />
      <p>
        Or type this key into it:{' '}
        <code className="font-mono break-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="The 6 digits that the app shows now"
        autoComplete="one-time-code"
        required
      />
    </SchemaForm>
  );
}

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, black on white in both themes, as readers expect. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-md bg-white"
    >
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
