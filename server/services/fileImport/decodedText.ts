import { UnusableFile } from '../errors.ts';

/** Decodes an uploaded file without its byte order mark. Throws UnusableFile unless it is UTF-8. */
export function decodedText(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new UnusableFile('The file is not UTF-8 text: save it as CSV UTF-8 or JSON');
  }
}
