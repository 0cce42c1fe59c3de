import "server-only";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ANSWER_BYTES_MAX } from "./read-text";

const unpack = promisify(gunzip);

/**
 * The text of an answer's body, decompressed if needed.
 *
 * @param encoding its Content-Encoding
 * @throws Error if it is damaged, or too long uncompressed
 */
export async function unpackedText(
  pieces: readonly Uint8Array[],
  encoding: string | readonly string[] | undefined,
): Promise<string> {
  const bytes = Buffer.concat(pieces);
  const plain = encoding === "gzip" ? await unpack(bytes, { maxOutputLength: ANSWER_BYTES_MAX }) : bytes;
  return plain.toString("utf8");
}
