import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { measureImage, type StoredImage } from './uploadImage.ts';

/** Adds an image by its URL, once it has loaded and its size is known. */
export function ImageByAddress({ onAdd }: { onAdd: (image: StoredImage) => void }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();

  async function add() {
    const src = address.trim();
    if (!src) return;
    try {
      onAdd(await measureImage(src));
      setAddress('');
      setError(undefined);
    } catch (failure) {
      setError((failure as Error).message);
    }
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  }

  return (
    <Field label="Address of a photo" optional error={error} className="w-full">
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            type="url"
            className="input"
            maxLength={2000}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={addOnEnter}
          />
          <Button Icon={Plus} className="button-quiet px-3" onClick={add}>
            <span className="sr-only">Add this photo</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
