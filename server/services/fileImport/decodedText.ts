import { UnusableFile } from '../errors.ts';

/** The text of an uploaded file, without the byte order mark. Throws UnusableFile when it is no UTF-8. */
export function decodedText(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new UnusableFile('The file is not UTF-8 text: save it as CSV UTF-8 or JSON');
  }
}
