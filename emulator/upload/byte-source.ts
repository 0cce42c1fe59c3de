/** Bytes that are read a part at a time. */
export interface UploadedBytes {
  readonly size: number;
  /** The bytes from an offset; fewer than asked for at the end. */
  read(from: number, length: number): Buffer;
}

export const bytesIn = (bytes: Buffer): UploadedBytes => ({
  size: bytes.length,
  read: (from, length) => bytes.subarray(from, from + length),
});
