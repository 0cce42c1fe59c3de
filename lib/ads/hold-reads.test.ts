import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { holdReads, readUnlessLeaving, resumeReads } from "./hold-reads";

afterEach(resumeReads);

/** A read that answers only on demand, and fails when it is canceled. */
function slowRead() {
  let answer = () => {};
  const asked = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        answer = () => resolve("answer");
      }),
  );
  return { asked, answer: () => answer() };
}

test("a read goes through while the page stays", async () => {
  const { asked, answer } = slowRead();
  const read = readUnlessLeaving(asked);
  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
  answer();
  await expect(read).resolves.toBe("answer");
});

test("leaving calls off what is under way, and staying asks again", async () => {
  const { asked, answer } = slowRead();
  const settled = vi.fn();
  const read = readUnlessLeaving(asked);
  void read.finally(settled);
  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
  holdReads();
  await new Promise(setImmediate);
  expect(asked.mock.calls[0]?.[0].aborted).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  resumeReads();
  await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
  answer();
  await expect(read).resolves.toBe("answer");
});

test("nothing is asked between leaving and staying", async () => {
  const { asked } = slowRead();
  holdReads();
  void readUnlessLeaving(asked);
  await new Promise(setImmediate);
  expect(asked).not.toHaveBeenCalled();
});

test("a reader that gives up is not asked for again", async () => {
  const { asked } = slowRead();
  const reader = new AbortController();
  const read = readUnlessLeaving(asked, reader.signal);
  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
  reader.abort();
  await expect(read).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a failure that has nothing to do with leaving is passed on", async () => {
  await expect(readUnlessLeaving(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
