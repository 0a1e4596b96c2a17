/** A buffer of this size, in bytes, that other threads read without a copy of it. */
export function sharedBuffer(bytes: number): Buffer<SharedArrayBuffer> {
  return Buffer.from(new SharedArrayBuffer(bytes));
}
