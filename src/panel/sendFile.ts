import { messageOf } from '../lib/apiFetch.ts';

/**
 * Posts a file as multipart/form-data. `onProgress` gets the sent part, 0 to 1. Resolves to the
 * JSON of a response 201; rejects with an Error whose message is for the user. (XMLHttpRequest,
 * since `fetch` has no upload progress.)
 */
export function sendFile(
  file: File,
  address: string,
  onProgress: (part: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 201) return resolve(JSON.parse(responseText));
      const contentType = request.getResponseHeader('content-type');
      reject(new Error(messageOf(status, contentType, responseText)));
    };
    request.onerror = () => reject(new Error('The server could not be reached'));
    request.open('POST', address);
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}
