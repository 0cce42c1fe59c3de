import "server-only";

/** Largest request body of the service (advertising specification, Limits). */
export const MAX_REQUEST_BYTES = 5_000_000;

/**
 * The whole body as text; `too-large` when it exceeds the limit, found out without reading further;
 * `incomplete` when fewer bytes arrive than Content-Length announced.
 */
export async function readRequestBody(
  request: Request,
): Promise<{ text: string } | "too-large" | "incomplete"> {
  const announced = request.headers.get("content-length");
  if (announced !== null && Number(announced) > MAX_REQUEST_BYTES) return "too-large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_REQUEST_BYTES) {
      await reader.cancel();
      return "too-large";
    }
    chunks.push(value);
  }
  if (announced !== null && size !== Number(announced)) return "incomplete";
  return { text: Buffer.concat(chunks).toString("utf8") };
}
