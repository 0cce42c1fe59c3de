import { expect, it } from "vitest";
import { NotAsPromisedError } from "./errors";
import { ANSWER_BYTES_MAX, readText } from "./read-text";

/** An answer in pieces, and how many were read. */
function answerOf(pieces: number, bytes: number) {
  let given = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given === pieces) return controller.close();
      given += 1;
      controller.enqueue(new Uint8Array(bytes).fill(0x20));
    },
    cancel() {
      cancelled = true;
    },
  });
  return { response: new Response(body), given: () => given, cancelled: () => cancelled };
}

it("reads an answer as text, whatever its pieces are cut through", async () => {
  const bytes = new TextEncoder().encode("\uFEFFZwölf 🚀");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await readText(new Response(body))).toBe("Zwölf 🚀");
  expect(await readText(new Response(null))).toBe("");
});

it("stops at 20 MB of what an answer unpacks to, and says so", async () => {
  const bomb = answerOf(1_300, 1_000_000);
  await expect(readText(bomb.response)).rejects.toEqual(
    new NotAsPromisedError("The answer is longer than 20 MB"),
  );
  expect(bomb.given()).toBeLessThanOrEqual(ANSWER_BYTES_MAX / 1_000_000 + 3);
  expect(bomb.cancelled()).toBe(true);
  expect(await readText(answerOf(20, 1_000_000).response)).toHaveLength(ANSWER_BYTES_MAX);
});
