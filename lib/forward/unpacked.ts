import "server-only";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { byteLength, type Pieces } from "./answer";

/** The best compression ratio of Deflate (RFC 1951: 258 bytes in two bits). */
const DEFLATE_RATIO = 1_032;
const CHUNK_BYTES = 262_144;

/**
 * Whether compressed bytes are at most this long uncompressed. They are decompressed in pieces, each discarded at once
 * and all members of a gzip file counted, since a file's declared length cannot be trusted.
 *
 * @returns undefined when they cannot be decompressed
 */
export async function unpacksWithin(
  pieces: Pieces,
  encoding: "gzip" | "br",
  limit: number,
): Promise<boolean | undefined> {
  if (encoding === "gzip" && byteLength(pieces) * DEFLATE_RATIO <= limit) {
    // It cannot be that long; a file that claims so is invalid.
    return claimedLength(pieces) <= limit || undefined;
  }
  const unpacked =
    encoding === "br"
      ? createBrotliDecompress({ chunkSize: CHUNK_BYTES })
      : createGunzip({ chunkSize: CHUNK_BYTES });
  let size = 0;
  try {
    await pipeline(Readable.from(pieces), unpacked, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > limit) break;
      }
    });
  } catch {
    // Stopping to read breaks the pipe as well.
    if (size <= limit) return undefined;
  }
  return size <= limit;
}

/** The declared length of the last member of a gzip file, in bytes (RFC 1952, ISIZE). A piece may be one byte long. */
function claimedLength(pieces: Pieces): number {
  const last = Buffer.concat(pieces.slice(-4).map((piece) => piece.subarray(-4)));
  return last.readUInt32LE(last.length - 4);
}
