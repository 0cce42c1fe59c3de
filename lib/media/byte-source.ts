/** Bytes that are read on demand, so that a large file is never held in memory. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from `from` up to `to`, fewer at the end of the file. */
  read(from: number, to: number): Promise<Uint8Array>;
}

const WINDOW = 65_536;

/** Reads a file in windows and caches the last one, because headers are read in many small steps. */
export function sourceOf(file: Blob): ByteSource {
  let start = 0;
  let loaded = new Uint8Array(0);
  return {
    size: file.size,
    async read(from, to) {
      const end = Math.min(to, file.size);
      if (from < start || end > start + loaded.length) {
        const until = Math.max(end, Math.min(from + WINDOW, file.size));
        loaded = new Uint8Array(await file.slice(from, until).arrayBuffer());
        start = from;
      }
      return loaded.subarray(from - start, end - start);
    },
  };
}

/** A view for reading numbers, limited to these bytes where they are part of a larger buffer. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as Latin letters, for marks such as `ftyp`. */
export const letters = (bytes: Uint8Array, from: number, count: number) =>
  String.fromCharCode(...bytes.subarray(from, from + count));
