import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import {
  RECORD_FILE_MAX,
  RECORD_FILE_TOO_LARGE,
  type RecordKindName,
} from '../../../../server/schemas/admin/recordImport.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { InputField } from '../../../ui/forms/InputField.tsx';
import { sendFile } from '../sendFile.ts';

/** Uploads a file of records and opens its preview. */
export function ImportForm({ kind }: { kind: RecordKindName }) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<number>();
  const [error, setError] = useState<string>();

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) return setError('Choose a file');
    if (file.size > RECORD_FILE_MAX) return setError(RECORD_FILE_TOO_LARGE);
    setError(undefined);
    setSent(0);
    try {
      const response = await sendFile(file, `/admin/record-files?kind=${kind}`, setSent);
      const { id } = response as { id: string };
      await navigate({ to: '.', search: { kind, file: id }, resetScroll: false });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setSent(undefined);
    }
  }

  return (
    <section aria-labelledby="import" className="card flex flex-col gap-4 p-4 sm:p-5">
      <h2 id="import" className="text-lg font-semibold">
        Import
      </h2>
      <p>
        You see what would change before anything does. Then all of the file is imported or nothing:
        with a refused row in it, nothing. What is not in the file stays as it is.
      </p>
      <form noValidate onSubmit={(event) => void upload(event)} className="flex flex-col gap-4">
        <InputField
          label="File"
          error={undefined}
          name="file"
          type="file"
          accept=".csv,.json,text/csv,application/json"
        />
        {sent !== undefined && (
          <progress className="w-full" value={sent} max={1} aria-label="Uploading the file" />
        )}
        <FormActions
          saving={sent !== undefined}
          submitLabel="Preview"
          savingLabel={sent !== undefined && sent < 1 ? 'Uploading...' : 'Comparing...'}
          error={error}
        />
      </form>
    </section>
  );
}
