import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { DestinationForm } from '#core/inputs/destination.ts';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { DraggableRows } from '../dragging/DraggableRows.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { ChooseImages } from './ChooseImages.tsx';
import { ImageByAddress } from './ImageByAddress.tsx';
import { ImageRow } from './ImageRow.tsx';
import { movingAnnounced } from './movingPhotos.ts';
import { UploadList } from './UploadList.tsx';
import type { StoredImage } from './uploadImage.ts';
import type { Uploads } from './useUploads.ts';

/**
 * A destination's images: added from files (chosen, pasted or dropped) or by URL, described,
 * ordered, removed. They are saved with the form.
 */
export function ImagesEditor({
  form,
  uploads,
}: {
  form: StoredForm<DestinationForm>;
  uploads: Uploads;
}) {
  const { control, formState } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: 'images' });
  const cover = useWatch({ control, name: 'imageUrl' });
  const [news, setNews] = useState('');
  const ids = fields.map(({ id }) => id);
  const rows = useRef<HTMLOListElement>(null);
  const { images: errors } = formState.errors;
  const listError = errors?.root?.message ?? errors?.message;

  function add(image: StoredImage) {
    append({ ...image, alt: '' }, { shouldFocus: false });
    setNews('A photo was added. Say what it shows.');
  }

  function upload(files: File[]) {
    uploads.add('images', files, add);
  }

  function moveTo(from: number, to: number, button: 'up' | 'down') {
    if (to < 0 || to >= fields.length) return;
    // A row that moves in the document loses the focus, which is restored.
    flushSync(() => move(from, to));
    rows.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus();
    setNews(`Moved to place ${to + 1} of ${fields.length}.`);
  }

  function takeAsCover(src: string) {
    form.setValue('imageUrl', src, { shouldDirty: true, shouldValidate: true });
    setNews('This photo is the cover now.');
  }

  function removeAt(index: number) {
    flushSync(() => remove(index));
    const near = rows.current?.children[Math.min(index, fields.length - 2)];
    near?.querySelector('input')?.focus();
    setNews('The photo was removed.');
  }

  const uploadPasted = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    upload(files);
  });
  useEffect(() => {
    // On the document, so that pasting works without focusing a field.
    const listen = (event: globalThis.ClipboardEvent) => uploadPasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  return (
    <section
      aria-label="Add photos"
      className="flex flex-col items-start gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        upload([...event.dataTransfer.files]);
      }}
    >
      <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-line-strong p-4">
        <ChooseImages label="Choose photos" multiple onChoose={upload} />
        <p className="text-sm text-ink-soft">
          or drop or paste them here: JPEG, PNG, WebP or AVIF, up to 15 MB each
        </p>
      </div>
      <UploadList uploads={uploads} target="images" />
      {fields.length > 0 && (
        <DraggableRows ids={ids} accessibility={movingAnnounced(ids)} onMove={move}>
          <ol ref={rows} aria-label="Photos" className="flex w-full flex-col gap-3">
            {fields.map(({ id, src }, index) => (
              <ImageRow
                key={id}
                id={id}
                form={form}
                index={index}
                count={fields.length}
                src={src}
                isCover={src === cover}
                onCover={takeAsCover}
                onMove={moveTo}
                onRemove={removeAt}
              />
            ))}
          </ol>
        </DraggableRows>
      )}
      {listError && <ErrorText alert>{listError}</ErrorText>}
      <ImageByAddress onAdd={add} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  );
}
