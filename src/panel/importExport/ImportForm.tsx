import { useNavigate } from '@tanstack/react-router';
import {
  RECORD_FILE_MAX,
  RECORD_FILE_TOO_LARGE,
  type RecordKindName,
} from '#core/records/files.ts';
import { FileField, UploadForm } from './UploadForm.tsx';

/** Uploads a file of records and opens its preview. */
export function ImportForm({ kind }: { kind: RecordKindName }) {
  const navigate = useNavigate();

  async function open(response: unknown) {
    const { id } = response as { id: string };
    await navigate({ to: '.', search: { kind, file: id }, resetScroll: false });
  }

  return (
    <section aria-labelledby="import" className="card flex flex-col gap-4 p-4 sm:p-5">
      <h2 id="import" className="text-lg font-semibold">
        Import
      </h2>
      <p>
        You see what would change before anything does. If one row is refused, nothing is imported.
        What is not in the file stays as it is.
      </p>
      <UploadForm
        maxBytes={RECORD_FILE_MAX}
        tooLarge={RECORD_FILE_TOO_LARGE}
        missing="Choose a file"
        addressFor={() => `/admin/record-files?kind=${kind}`}
        onSent={open}
      >
        <FileField />
      </UploadForm>
    </section>
  );
}
