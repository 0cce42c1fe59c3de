import { constants, crc32, deflateRawSync } from "node:zlib";

const START = Buffer.from('{"request":{"params":{}},"data":[],"next_cursor":null}');
const BLOCK = Buffer.alloc(1_048_576, " ");

/** A deflated piece that ends at a byte and refers to nothing before it, so that pieces can follow in any order. */
const deflated = (bytes: Buffer) => deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** RFC 1952: deflate, without a name and a time, made on Unix. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);

/**
 * JSON that is long because of the blanks behind it, made as it is read. Packed, it is one gzip member, as a real bomb
 * is: browsers read the first member of several only. Its block of blanks is packed once, so it costs nothing to make.
 */
export function largeBody({ bytes, gzip }: { bytes: number; gzip: boolean }): ReadableStream<Uint8Array> {
  const pieces = gzip ? packedPieces(bytes) : plainPieces(bytes);
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function* plainPieces(bytes: number): Generator<Buffer, undefined> {
  yield START;
  for (let left = bytes - START.length; left > 0; left -= BLOCK.length) yield BLOCK.subarray(0, left);
}

function* packedPieces(bytes: number): Generator<Buffer, undefined> {
  const packedBlock = deflated(BLOCK);
  let checksum = 0;
  let size = 0;
  yield GZIP_HEAD;
  for (const piece of plainPieces(bytes)) {
    checksum = crc32(piece, checksum);
    size += piece.length;
    yield piece.length === BLOCK.length ? packedBlock : deflated(piece);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(size % 2 ** 32, 4);
  yield Buffer.concat([deflateRawSync(Buffer.alloc(0)), end]);
}
