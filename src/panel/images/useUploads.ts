import { useEffect, useRef, useState } from 'react';
import { type StoredImage, uploadImage } from './uploadImage.ts';

/** A file that is being uploaded, or whose upload failed. */
export type Upload = {
  key: string;
  /** The form's control that it belongs to. */
  target: UploadTarget;
  name: string;
  /** The sent part, 0 to 1. */
  sent: number;
  error?: string;
};

export type UploadTarget = 'imageUrl' | 'images';

export type Uploads = {
  list: Upload[];
  /** Whether an upload is queued or running. */
  busy: boolean;
  /** Uploads files one after the other; `onStored` gets each stored image. */
  add: (target: UploadTarget, files: File[], onStored: (image: StoredImage) => void) => void;
  /** Cancels an upload, or dismisses a failed one. */
  drop: (key: string) => void;
};

/** The uploads of one form. Unmounting cancels them. */
export function useUploads(): Uploads {
  const [list, setList] = useState<Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const cancels = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = cancels;
    return () => {
      for (const cancel of current.values()) cancel.abort();
    };
  }, []);

  function change(key: string, part: Partial<Upload>) {
    setList((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  function leave(key: string) {
    cancels.current.delete(key);
    setList((all) => all.filter((upload) => upload.key !== key));
  }

  async function send(key: string, file: File, onStored: (image: StoredImage) => void) {
    const signal = cancels.current.get(key)?.signal;
    if (!signal || signal.aborted) return;
    try {
      const image = await uploadImage(file, {
        onProgress: (sent) => change(key, { sent }),
        signal,
      });
      leave(key);
      onStored(image);
    } catch (error) {
      if (!signal.aborted) change(key, { error: (error as Error).message });
    }
  }

  return {
    list,
    busy: list.some(({ error }) => error === undefined),
    add(target, files, onStored) {
      for (const file of files) {
        const key = crypto.randomUUID?.() ?? String(Math.random());
        cancels.current.set(key, new AbortController());
        setList((all) => [...all, { key, target, name: file.name, sent: 0 }]);
        queue.current = queue.current.then(() => send(key, file, onStored));
      }
    },
    drop(key) {
      cancels.current.get(key)?.abort();
      leave(key);
    },
  };
}
