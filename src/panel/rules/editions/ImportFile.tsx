import { useState } from 'react';
import type { FilePreview } from '#core/inputs/rules/ruleEdition.ts';
import { RULE_FILE_MAX, RULE_FILE_TOO_LARGE } from '#core/records/files.ts';
import { FileField, UploadForm } from '#src/panel/importExport/UploadForm.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { InputField } from '#src/ui/forms/InputField.tsx';
import { ImportPreview } from './ImportPreview.tsx';

/** Uploads an edition for a preview, which can then be applied. */
export function ImportFile({ nameOf }: { nameOf: (code: string) => string }) {
  const [preview, setPreview] = useState<FilePreview>();
  return (
    <section aria-labelledby="import" className="flex flex-col gap-3">
      <h2 id="import" className="text-xl font-semibold">
        Import an edition
      </h2>
      <UploadForm
        maxBytes={RULE_FILE_MAX}
        tooLarge={RULE_FILE_TOO_LARGE}
        missing="Choose a file of rules"
        addressFor={addressFor}
        onBegin={() => setPreview(undefined)}
        onSent={(response) => setPreview(response as FilePreview)}
      >
        <FormSection title="Passport Index">
          <FileField />
          <InputField
            label="Date of the edition"
            optional
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
      </UploadForm>
      {preview && <ImportPreview key={preview.id} preview={preview} nameOf={nameOf} />}
    </section>
  );
}

function addressFor(fields: FormData): string {
  const date = String(fields.get('date') ?? '').trim();
  const partial = String(fields.get('partial') === 'on');
  return `/admin/rule-files?${new URLSearchParams({ partial, ...(date && { date }) })}`;
}
