import { ArrowDown, ArrowUp } from 'lucide-react';
import type { DestinationInput } from '../../../../server/schemas/destination.ts';
import {
  IMAGE_ALT_MAX,
  imageFileAddress,
  storedWidths,
  uploadedImageAt,
} from '../../../../server/schemas/imageAddress.ts';
import { ErrorText } from '../../../ui/forms/ErrorText.tsx';
import { RemoveRowButton } from '../../../ui/forms/RowButtons.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** One image of the form: a thumbnail, its alternative text, buttons to move and remove it. */
export function ImageRow({
  form,
  index,
  count,
  src,
  onMove,
  onRemove,
}: {
  form: StoredForm<DestinationInput>;
  index: number;
  count: number;
  src: string;
  onMove: (from: number, to: number, button: 'up' | 'down') => void;
  onRemove: (index: number) => void;
}) {
  const { error } = form.getFieldState(`images.${index}.src`, form.formState);
  const number = index + 1;
  return (
    <li className="grid grid-cols-[5rem_1fr] items-start gap-3 rounded-md border border-line p-3 sm:grid-cols-[7rem_1fr_auto]">
      <img
        src={thumbnail(src)}
        alt=""
        className="aspect-4/3 w-full rounded-sm bg-sunken object-cover"
      />
      <div className="flex flex-col gap-1">
        <TextField
          form={form}
          name={`images.${index}.alt`}
          label={`What photo ${number} shows`}
          hint="Read out to those who can’t see it, and shown below it"
          maxLength={IMAGE_ALT_MAX}
        />
        {error && <ErrorText alert>{error.message}</ErrorText>}
      </div>
      <div className="col-span-2 flex justify-end sm:col-span-1 sm:flex-col">
        <button
          type="button"
          data-move="up"
          className="icon-button aria-disabled:opacity-40"
          aria-label={`Move photo ${number} up`}
          aria-disabled={index === 0}
          onClick={() => onMove(index, index - 1, 'up')}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          data-move="down"
          className="icon-button aria-disabled:opacity-40"
          aria-label={`Move photo ${number} down`}
          aria-disabled={index === count - 1}
          onClick={() => onMove(index, index + 1, 'down')}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
        </button>
        <RemoveRowButton label={`Remove photo ${number}`} onClick={() => onRemove(index)} />
      </div>
    </li>
  );
}

function thumbnail(src: string): string {
  const uploaded = uploadedImageAt(src);
  const [narrowest] = uploaded ? storedWidths(uploaded.width) : [];
  return uploaded && narrowest ? imageFileAddress(uploaded.hash, narrowest, 'webp') : src;
}
