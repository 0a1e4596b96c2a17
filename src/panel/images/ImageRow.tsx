import { ArrowDown, ArrowUp, GripVertical, Star } from 'lucide-react';
import {
  IMAGE_ALT_MAX,
  imageFileAddress,
  storedWidths,
  uploadedImageAt,
} from '#core/imageAddress.ts';
import type { DestinationForm } from '#core/inputs/destination.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { RemoveRowButton } from '#src/ui/forms/RowButtons.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { useRowDrag } from '../dragging/rowDrags.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';

/**
 * An image of the form: a thumbnail, its alternative text, a drag handle, and buttons to move it,
 * to make it the cover and to remove it.
 */
export function ImageRow({
  id,
  form,
  index,
  count,
  src,
  isCover,
  onCover,
  onMove,
  onRemove,
}: {
  /** The row's id, while the form is open. */
  id: string;
  form: StoredForm<DestinationForm>;
  index: number;
  count: number;
  src: string;
  /** Whether it is also the destination's image. */
  isCover: boolean;
  onCover: (src: string) => void;
  onMove: (from: number, to: number, button: 'up' | 'down') => void;
  onRemove: (index: number) => void;
}) {
  const { error } = form.getFieldState(`images.${index}.src`, form.formState);
  const number = index + 1;
  const drag = useRowDrag(id);
  return (
    <li
      ref={drag?.setNodeRef}
      style={{ transform: drag?.transform ? `translateY(${drag.transform.y}px)` : undefined }}
      className={`grid grid-cols-[5rem_1fr] items-start gap-3 rounded-md border border-line bg-surface p-3 sm:grid-cols-[7rem_1fr_auto] ${
        drag?.isDragging ? 'relative z-10 shadow-header' : ''
      }`}
    >
      <span className="flex flex-col items-start gap-1">
        <img
          src={thumbnail(src)}
          alt=""
          className="aspect-4/3 w-full rounded-sm bg-sunken object-cover"
        />
        {isCover && <span className="badge">Cover</span>}
      </span>
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
      <div className="col-span-2 flex flex-wrap justify-end sm:col-span-1 sm:grid sm:grid-cols-2">
        <IconButton
          Icon={GripVertical}
          label={`Drag photo ${number}`}
          ref={drag?.setActivatorNodeRef}
          {...drag?.attributes}
          {...drag?.listeners}
          title="Drag, or press Space and then the arrow keys"
          className="cursor-grab touch-none"
        />
        <button
          type="button"
          className="icon-button"
          aria-label={`Use photo ${number} as cover`}
          title="Use as cover"
          aria-pressed={isCover}
          onClick={() => onCover(src)}
        >
          <Star aria-hidden="true" className={`size-5 ${isCover ? 'fill-current' : ''}`} />
        </button>
        <IconButton
          Icon={ArrowUp}
          label={`Move photo ${number} up`}
          data-move="up"
          aria-disabled={index === 0}
          onClick={() => onMove(index, index - 1, 'up')}
          className="aria-disabled:opacity-40"
        />
        <IconButton
          Icon={ArrowDown}
          label={`Move photo ${number} down`}
          data-move="down"
          aria-disabled={index === count - 1}
          onClick={() => onMove(index, index + 1, 'down')}
          className="aria-disabled:opacity-40"
        />
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
