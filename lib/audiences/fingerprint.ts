import { sha256OfBytes } from "./sha256";

/** Of a file's two ends. */
const END_BYTES = 65_536;

/**
 * Identifies a file without its contents: a digest of its name, size, time of change and both ends. A changed file has
 * another one.
 */
export async function fingerprintOf(file: File): Promise<string> {
  const about = new TextEncoder().encode(`${file.name}\n${file.size}\n${file.lastModified}\n`);
  const ends = [file.slice(0, END_BYTES), file.slice(Math.max(0, file.size - END_BYTES))];
  const bytes = await new Blob([about, ...ends]).arrayBuffer();
  return sha256OfBytes(new Uint8Array(bytes));
}
