import type { FastifyRequest } from 'fastify';
import { FileTooLarge, InvalidRequest, UnusableFile } from '#server/errors.ts';
import { sharedBuffer } from '#server/lib/sharedBuffer.ts';

/**
 * The single file of a multipart request, at most `maxBytes`; `messages` are for missing and too
 * large files. Copies chunks as they arrive, since joining a large file at once would block the
 * event loop. Throws UnusableFile, FileTooLarge or InvalidRequest.
 */
export async function receivedFile(
  request: FastifyRequest,
  { maxBytes, ...says }: { maxBytes: number; missing: string; tooLarge: string },
): Promise<Buffer<SharedArrayBuffer>> {
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  const part = await request.file().catch(refuse);
  if (!part) throw new UnusableFile(says.missing);
  const requestBytes = Number(request.headers['content-length'] ?? maxBytes);
  const file = sharedBuffer(Math.min(requestBytes, maxBytes));
  let length = 0;
  try {
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      file.set(piece, length);
      length += piece.length;
    }
  } catch (error) {
    refuse(error);
  }
  if (part.file.truncated) throw new FileTooLarge(says.tooLarge);
  return file.subarray(0, length);

  function refuse(cause: unknown): never {
    if (cause instanceof RequestFileTooLargeError) throw new FileTooLarge(says.tooLarge);
    throw new InvalidRequest('Send one file, as multipart/form-data', { cause });
  }
}
