import { type FormEvent, type ReactNode, useState } from 'react';
import { FormActions } from '#src/ui/forms/FormActions.tsx';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';
import { InputField } from '#src/ui/forms/InputField.tsx';
import { sendFile } from '../sendFile.ts';

/** Uploads a file for a preview; `children` are its fields, a `FileField` among them. */
export function UploadForm({
  maxBytes,
  tooLarge,
  missing,
  addressFor,
  onBegin,
  onSent,
  children,
}: {
  maxBytes: number;
  /** The errors for a larger file, and for none. */
  tooLarge: string;
  missing: string;
  /** The address that takes the file with the values of the other fields. */
  addressFor: (fields: FormData) => string;
  onBegin?: () => void;
  /** Takes the server's response. */
  onSent: (response: unknown) => Promise<void> | void;
  children: ReactNode;
}) {
  const [sent, setSent] = useState<number>();
  const [error, setError] = useState<string>();

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    onBegin?.();
    if (!(file instanceof File) || file.size === 0) return setError(missing);
    if (file.size > maxBytes) return setError(tooLarge);
    setError(undefined);
    setSent(0);
    try {
      await onSent(await sendFile(file, addressFor(fields), setSent));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setSent(undefined);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void upload(event)} className="flex flex-col gap-4">
      <HydratedFields>
        {children}
        {sent !== undefined && (
          <progress className="w-full" value={sent} max={1} aria-label="Uploading the file" />
        )}
        <FormActions
          saving={sent !== undefined}
          submitLabel="Preview"
          savingLabel={sent !== undefined && sent < 1 ? 'Uploading...' : 'Comparing...'}
          error={error}
        />
      </HydratedFields>
    </form>
  );
}

/** The file to upload. */
export function FileField() {
  return (
    <InputField
      label="File"
      error={undefined}
      name="file"
      type="file"
      accept=".csv,.json,text/csv,application/json"
    />
  );
}
