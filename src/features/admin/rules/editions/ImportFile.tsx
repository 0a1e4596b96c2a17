import { type FormEvent, useState } from 'react';
import { FormActions } from '../../../../ui/forms/FormActions.tsx';
import { FormSection } from '../../../../ui/forms/FormSection.tsx';
import { InputField } from '../../../../ui/forms/InputField.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { type FilePreview, uploadRuleFile } from './uploadRuleFile.ts';

/** Uploads an edition for a preview, which can then be applied. */
export function ImportFile({ nameOf }: { nameOf: (code: string) => string }) {
  const [sent, setSent] = useState<number>();
  const [preview, setPreview] = useState<FilePreview>();
  const [error, setError] = useState<string>();

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    setPreview(undefined);
    if (!(file instanceof File) || file.size === 0) return setError('Choose a file of rules');
    setError(undefined);
    setSent(0);
    const options = {
      date: String(fields.get('date') ?? '').trim(),
      partial: fields.get('partial') === 'on',
    };
    try {
      setPreview(await uploadRuleFile(file, options, setSent));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setSent(undefined);
    }
  }

  return (
    <section aria-labelledby="import" className="flex flex-col gap-3">
      <h2 id="import" className="text-xl font-semibold">
        Import an edition
      </h2>
      <form noValidate onSubmit={(event) => void upload(event)} className="flex flex-col gap-4">
        <FormSection title="Passport Index">
          <InputField
            label="File"
            error={undefined}
            name="file"
            type="file"
            accept=".csv,.json,text/csv,application/json"
          />
          <InputField
            label="Date of the edition (optional)"
            error={undefined}
            name="date"
            placeholder="2026-02-17"
            maxLength={10}
            autoComplete="off"
          />
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold sm:col-span-2">
            <input type="checkbox" name="partial" className="checkbox" />A part of an edition: what
            it leaves out stays
          </label>
        </FormSection>
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
      {preview && <ImportPreview key={preview.id} preview={preview} nameOf={nameOf} />}
    </section>
  );
}
