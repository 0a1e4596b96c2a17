import type { Metadata } from 'sharp';

/**
 * Memory limit for decoding one image, in bytes: with 280 MB of a busy process and 90 MB of queued
 * uploads, half of the 1 GB that the systemd unit allows (`MemoryMax`).
 */
export const DECODE_MEMORY_MAX = 256 * 1024 * 1024;

/** Bytes per pixel, measured with 49 million pixels: frames, planes and their conversion to RGB. */
const AVIF_BYTES = { uchar: 18, deeper: 24 };

/** Bytes per coefficient of a progressive JPEG: libjpeg keeps all until the last scan. */
const COEFFICIENT_BYTES = 2;

/** Bytes per pixel in WebP's decoder. */
const WEBP_BYTES = 4;

/** Samples per pixel with chroma subsampling. */
const samplesBySubsampling: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 };

/**
 * Estimates the peak memory of decoding an image from its header, in bytes. Baseline JPEG and PNG
 * are streamed line by line and need next to none; other formats are held as a whole.
 */
export function decodeMemory(header: Metadata): number {
  return header.width * header.height * bytesPerPixel(header);
}

function bytesPerPixel(header: Metadata): number {
  const { format, depth, channels, chromaSubsampling = '', isProgressive, orientation } = header;
  if (format === 'heif') return depth === 'uchar' ? AVIF_BYTES.uchar : AVIF_BYTES.deeper;
  if (format === 'webp') return WEBP_BYTES;
  // Rotation by EXIF orientation needs the whole image.
  if (!isProgressive && (orientation ?? 1) === 1) return 0;
  const whole = channels * (depth === 'uchar' ? 1 : 2);
  if (format !== 'jpeg' || !isProgressive) return whole;
  return Math.max(whole, COEFFICIENT_BYTES * (samplesBySubsampling[chromaSubsampling] ?? channels));
}
