import type { ClipboardEvent, DragEvent } from 'react';
import type { DestinationForm } from '#core/inputs/destination.ts';
import { FormField } from '#src/ui/forms/FormField.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { ChooseImages } from '../images/ChooseImages.tsx';
import { UploadList } from '../images/UploadList.tsx';
import type { Uploads } from '../images/useUploads.ts';
import { destinationLabels } from './destinationLabels.ts';

/**
 * The URL of a destination's image: typed, or filled in by uploading, pasting or dropping a file.
 */
export function ImageUrlField({
  form,
  uploads,
}: {
  form: StoredForm<DestinationForm>;
  uploads: Uploads;
}) {
  const field = labelledFields(form, destinationLabels);
  /** Ends an upload for the image that something else now replaces, or takes its failure away. */
  function dropUploads() {
    for (const { key, target } of uploads.list) if (target === 'imageUrl') uploads.drop(key);
  }

  function upload([file]: File[]) {
    if (!file) return;
    dropUploads();
    uploads.add('imageUrl', [file], ({ src }) =>
      form.setValue('imageUrl', src, { shouldDirty: true, shouldValidate: true }),
    );
  }

  function take(event: ClipboardEvent | DragEvent, files: FileList) {
    if (files.length === 0) return;
    event.preventDefault();
    upload([...files]);
  }

  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <FormField
        {...field('imageUrl')}
        rules={{ onChange: dropUploads }}
        hint="https://… or a path on this site; or upload, paste or drop an image"
      >
        {(control) => (
          <div className="flex flex-wrap gap-2 sm:flex-nowrap">
            <input
              type="url"
              className="input"
              maxLength={2000}
              onPaste={(event) => take(event, event.clipboardData.files)}
              onDrop={(event) => take(event, event.dataTransfer.files)}
              {...control}
            />
            <ChooseImages label="Upload" onChoose={upload} />
          </div>
        )}
      </FormField>
      <UploadList uploads={uploads} target="imageUrl" />
    </div>
  );
}
