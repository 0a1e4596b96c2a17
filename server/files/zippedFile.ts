import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Compresses a file that is stored until somebody decides about it. */
export const zip = promisify(gzip);

/** The file again. */
export const unzip = promisify(gunzip);
