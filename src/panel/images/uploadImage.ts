import { TOO_LARGE, UPLOAD_LIMIT_BYTES } from '#core/imageAddress.ts';
import { messageOf } from '#src/lib/apiFetch.ts';

/** An uploaded image's URL on this site, and its size in pixels. */
export type StoredImage = { src: string; width: number; height: number };

/** The file chooser's types; the server decides by decoding. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * Uploads an image. `onProgress` gets the sent part, 0 to 1. Rejects with an Error whose message is
 * for the user. (XMLHttpRequest, since `fetch` has no upload progress.)
 */
export function uploadImage(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<StoredImage> {
  return new Promise((resolve, reject) => {
    if (file.size > UPLOAD_LIMIT_BYTES) throw new Error(TOO_LARGE);
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 201) return resolve(JSON.parse(responseText) as StoredImage);
      const contentType = request.getResponseHeader('content-type');
      reject(new Error(messageOf(status, contentType, responseText)));
    };
    request.onerror = () => reject(new Error('The server could not be reached'));
    request.onabort = () => reject(new Error('Cancelled'));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/admin/images');
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}

/** Loads an external image for its size. Throws if there is none at the URL. */
export async function measureImage(src: string): Promise<StoredImage> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch (cause) {
    throw new Error('No image could be loaded from this address', { cause });
  }
  return { src, width: Math.max(1, image.naturalWidth), height: Math.max(1, image.naturalHeight) };
}
