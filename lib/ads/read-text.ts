import { NotAsPromisedError } from "./errors";

/** Maximum size of an answer that is read or passed on, in bytes uncompressed. */
export const ANSWER_BYTES_MAX = 20_000_000;

/**
 * The text of an answer. Counts the uncompressed size while reading: a megabyte on the wire may be a gigabyte in the
 * tab.
 *
 * @throws NotAsPromisedError as soon as it is longer than `limit` bytes
 */
export async function readText(response: Response, limit = ANSWER_BYTES_MAX): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw new NotAsPromisedError(`The answer is longer than ${limit / 1_000_000} MB`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
