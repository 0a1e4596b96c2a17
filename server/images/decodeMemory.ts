import type { Metadata } from 'sharp';

/**
 * What decoding one image may take, in bytes: with 280 MB for the busy process and 90 MB of uploads
 * that wait, half of the 1 GB that the systemd unit allows (`MemoryMax`).
 */
export const DECODE_MEMORY_MAX = 256 * 1024 * 1024;

/** Measured with 49 million pixels, in bytes a pixel: frames, planes and their conversion to RGB. */
const AVIF_BYTES = { uchar: 18, deeper: 24 };

/** A coefficient of a progressive JPEG, in bytes: libjpeg holds all of them until the last scan. */
const COEFFICIENT_BYTES = 2;

/** What WebP's decoder holds, in bytes a pixel. */
const WEBP_BYTES = 4;

/** The samples of a pixel where colour is stored at a lower resolution than brightness. */
const samplesBySubsampling: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 };

/**
 * An estimate of the peak memory of decoding an image, in bytes, by its header. Baseline JPEG and
 * PNG are read line by line and take next to nothing; the rest is held as a whole.
 */
export function decodeMemory(header: Metadata): number {
  return header.width * header.height * bytesPerPixel(header);
}

function bytesPerPixel(header: Metadata): number {
  const { format, depth, channels, chromaSubsampling = '', isProgressive, orientation } = header;
  if (format === 'heif') return depth === 'uchar' ? AVIF_BYTES.uchar : AVIF_BYTES.deeper;
  if (format === 'webp') return WEBP_BYTES;
  // Rotating by the EXIF orientation needs the whole image.
  if (!isProgressive && (orientation ?? 1) === 1) return 0;
  const whole = channels * (depth === 'uchar' ? 1 : 2);
  if (format !== 'jpeg' || !isProgressive) return whole;
  return Math.max(whole, COEFFICIENT_BYTES * (samplesBySubsampling[chromaSubsampling] ?? channels));
}
