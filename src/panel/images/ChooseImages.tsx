import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { IMAGE_TYPES } from './uploadImage.ts';

/** A button that opens the system's file chooser for images. */
export function ChooseImages({
  label,
  multiple = false,
  onChoose,
}: {
  label: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        Icon={ImageUp}
        className="button-quiet shrink-0"
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={IMAGE_TYPES}
        multiple={multiple}
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Choosing the same file again must fire a change event.
          target.value = '';
        }}
      />
    </>
  );
}
