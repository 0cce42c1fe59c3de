import "server-only";
import { randomUUID } from "node:crypto";

interface Multipart {
  /** Content-Type, with the boundary. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A form with one file, `media` (RFC 7578). Such a form is not part of the signature (RFC 5849, 3.4.1.3.1). */
export async function multipartOf(media: Blob): Promise<Multipart> {
  const boundary = randomUUID();
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="media"; filename="media"\r\n` +
    "content-type: application/octet-stream\r\n\r\n";
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([
      Buffer.from(head),
      Buffer.from(await media.arrayBuffer()),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
