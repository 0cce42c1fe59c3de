import "server-only";
import type { IncomingMessage } from "node:http";

/** Largest request body of the service (advertising specification, Limits). */
const MAX_REQUEST_BYTES = 5_000_000;

/** The whole body, or why there is none: too large, or truncated. */
type RequestBody = { readonly bytes: Buffer<ArrayBuffer> } | "too-large" | "incomplete";

/** Reads a body. One that is too large is rejected early and not read to its end. */
export async function readRequestBody(
  request: IncomingMessage,
  limit = MAX_REQUEST_BYTES,
): Promise<RequestBody> {
  const announced = request.headers["content-length"];
  if (announced !== undefined && Number(announced) > limit) return "too-large";
  const chunks: Buffer[] = [];
  let size = 0;
  // Not `for await`: leaving such a loop destroys the socket, and with it the answer with the reason.
  return new Promise((resolve, reject) => {
    const settle = (body: RequestBody) => {
      request.off("data", onData).off("end", onEnd).off("error", reject);
      request.pause();
      resolve(body);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) settle("too-large");
      else chunks.push(chunk);
    };
    const onEnd = () => {
      const whole = announced === undefined || size === Number(announced);
      settle(whole ? { bytes: Buffer.concat(chunks, size) } : "incomplete");
    };
    request.on("data", onData).on("end", onEnd).on("error", reject);
  });
}
