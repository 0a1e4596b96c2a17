import type { FastifyRequest } from 'fastify';
import { FileTooLarge, InvalidRequest, UnusableFile } from '../../services/errors.ts';

/**
 * The one file of a multipart request, whose messages say what is missing or too large.
 * Throws UnusableFile, FileTooLarge or InvalidRequest.
 */
export async function receivedFile(
  request: FastifyRequest,
  says: { missing: string; tooLarge: string },
): Promise<Buffer> {
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  const part = await request.file().catch(refuse);
  if (!part) throw new UnusableFile(says.missing);
  return part.toBuffer().catch(refuse);

  function refuse(cause: unknown): never {
    if (cause instanceof RequestFileTooLargeError) throw new FileTooLarge(says.tooLarge);
    throw new InvalidRequest('Send one file, as multipart/form-data', { cause });
  }
}
