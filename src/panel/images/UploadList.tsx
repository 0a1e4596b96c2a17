import { X } from 'lucide-react';
import { IconButton } from '#src/ui/Button.tsx';
import type { Uploads, UploadTarget } from './useUploads.ts';

/** The uploads of one control: progress or error. */
export function UploadList({ uploads, target }: { uploads: Uploads; target: UploadTarget }) {
  const list = uploads.list.filter((upload) => upload.target === target);
  if (list.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="flex w-full flex-col gap-1">
      {list.map(({ key, name, sent, error }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0 basis-40 wrap-anywhere">{name}</span>
          {error ? (
            <span role="alert" className="grow text-sm font-semibold text-danger">
              {error}
            </span>
          ) : (
            <>
              <progress
                value={sent}
                max={1}
                aria-label={`Uploading ${name}`}
                className="min-w-24 grow"
              />
              <span className="w-24 text-sm text-ink-soft tabular-nums">
                {sent < 1 ? `${Math.round(sent * 100)} %` : 'Preparing…'}
              </span>
            </>
          )}
          <IconButton
            Icon={X}
            label={error ? `Dismiss ${name}` : `Cancel uploading ${name}`}
            onClick={() => uploads.drop(key)}
          />
        </li>
      ))}
    </ul>
  );
}
