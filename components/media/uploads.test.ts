// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storedUploads } from "@/lib/media/stored-uploads";
import { planUpload } from "@/lib/media/upload-plan";
import { eventually } from "@/lib/time/test-eventually";
import { beginUploads, offerFile, pauseUpload, removeUpload, resumeUpload, uploadStore } from "./uploads";

const MIB = 1_048_576;

/** Received calls, and what blocks them. */
let asked: string[] = [];
let hold: ((call: string) => Promise<void> | undefined) | undefined;
/** The name with which the file was added to the library. */
let named: string | null = null;
let processing: object = { state: "succeeded" };

const answers: Readonly<Record<string, () => object>> = {
  INIT: () => ({ media_id: "7", media_id_string: "7", media_key: "7_7", expires_after_secs: 86_400 }),
  FINALIZE: () => ({ media_id: "7", media_id_string: "7", processing_info: processing }),
  STATUS: () => ({ media_id: "7", media_id_string: "7", processing_info: processing }),
};

beforeEach(() => {
  asked = [];
  hold = undefined;
  processing = { state: "succeeded" };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const query = new URL(address, "http://localhost").searchParams;
    const command = query.get("command") ?? "ADD";
    const call = command === "APPEND" ? `APPEND ${query.get("segment_index")}` : command;
    const held = hold?.(call);
    if (held) {
      const aborted = new Promise<never>((_, reject) => {
        init.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      });
      await Promise.race([held, aborted]);
    }
    asked.push(call);
    if (command === "ADD") named = query.get("file_name");
    if (command === "APPEND") return new Response(null, { status: 204 });
    if (command !== "ADD") return Response.json(answers[command]?.());
    const media = { media_key: "7_7", media_type: "VIDEO", media_category: "POST_VIDEO", name: null };
    const times = { created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-01T00:00:00Z" };
    return Response.json({
      request: { params: {} },
      data: {
        ...media,
        ...times,
        media_status: "TRANSCODE_COMPLETED",
        media_url: "https://media.example/7_7.mp4",
        file_name: "film.mp4",
        posted: false,
        deleted: false,
      },
    });
  });
});

afterEach(() => {
  for (const { id } of uploadStore.get()) removeUpload(id);
  vi.unstubAllGlobals();
});

function begin(fileName: string, pieces = 3, more: Partial<Parameters<typeof beginUploads>[0][number]> = {}) {
  const file = new File([new Uint8Array(pieces * MIB)], fileName);
  const plan = planUpload(
    { format: "MP4", mimeType: "video/mp4", type: "VIDEO", bytes: file.size, whole: true },
    false,
  );
  if (!plan) throw new Error("no plan");
  const added: string[] = [];
  beginUploads([
    {
      file,
      fileName,
      plan,
      scope: { environment: "live", handle: "mara" },
      accountId: "a1",
      accountName: "Kestrel Air",
      fingerprint: fileName,
      onAdded: (key) => added.push(key),
      ...more,
    },
  ]);
  const find = () => uploadStore.get().find((item) => item.fileName === fileName);
  return { file, added, find, id: find()?.id ?? "", at: () => find()?.state.at };
}

/** Waits until the uploads fulfil a condition. */
const until = (wanted: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!wanted()) return;
      stop();
      resolve();
    };
    const stop = uploadStore.subscribe(look);
    look();
  });

it("uploads a file to the library and passes on its key", async () => {
  const { added, at, find } = begin("film.mp4");
  await until(() => at() === "done");
  expect(asked).toEqual(["INIT", "APPEND 0", "APPEND 1", "APPEND 2", "FINALIZE", "ADD"]);
  expect(added).toEqual(["7_7"]);
  expect(find()?.progress).toMatchObject({ sent: true, added: true, pieces: 3 });
});

it("sends two files at a time", async () => {
  hold = () => new Promise(() => {});
  const all = ["a.mp4", "b.mp4", "c.mp4"].map((name) => begin(name));
  expect(all.map(({ at }) => at())).toEqual(["sending", "sending", "queued"]);
  removeUpload(all[0]?.id ?? "");
  expect(all[2]?.at()).toBe("sending");
});

it("pauses in the middle of a piece and sends no confirmed piece again", async () => {
  let reached = () => {};
  const atTwo = new Promise<void>((resolve) => {
    reached = resolve;
  });
  hold = (call) => {
    if (call !== "APPEND 2") return undefined;
    reached();
    return new Promise(() => {});
  };
  const { id, at, find } = begin("paused.mp4");
  await atTwo;
  pauseUpload(id);
  expect(at()).toBe("paused");
  expect(find()?.progress.pieces).toBe(2);
  hold = undefined;
  await resumeUpload(id);
  await until(() => at() === "done");
  expect(asked).toEqual(["INIT", "APPEND 0", "APPEND 1", "APPEND 2", "FINALIZE", "ADD"]);
});

it("says why the service could not make a file playable, and offers nothing that cannot help", async () => {
  processing = { state: "failed", error: { code: 1, name: "InvalidMedia", message: "no picture" } };
  const { at, find } = begin("broken.mp4");
  await until(() => at() === "failed");
  expect(find()?.state).toMatchObject({ again: false, words: expect.stringContaining("no picture") });
});

it("stays refused after a reload, with the reason, until it is tried again", async () => {
  processing = { state: "failed", error: { code: 1, name: "InvalidMedia", message: "no picture" } };
  const { id, at } = begin("refused.mp4");
  await until(() => at() === "failed");
  // A reloaded page only has the data stored on the device.
  vi.resetModules();
  const reloaded = await import("./uploads");
  await reloaded.restoreUploads({ environment: "live", handle: "mara" }, "a1", () => {});
  const item = reloaded.uploadStore.get().find((each) => each.id === id);
  expect(item?.state).toMatchObject({ at: "failed", words: expect.stringContaining("no picture") });
});

it("goes on after a reload with a poster that was made here, which no disk has", async () => {
  const scope = { environment: "live", handle: "mara" } as const;
  hold = () => new Promise(() => {});
  const made = new ArrayBuffer(2 * MIB);
  const pair = { id: "p1", part: "poster", fileName: "spot.mp4" } as const;
  const { id } = begin("spot at 3 s.jpg", 2, { made, pair });
  await eventually(async () => expect(await storedUploads(scope, "a1")).toMatchObject([{ id, pair }]));
  vi.resetModules();
  const reloaded = await import("./uploads");
  hold = undefined;
  const added: unknown[] = [];
  await reloaded.restoreUploads(scope, "a1", (key, upload) => added.push([key, upload.pair]));
  expect(reloaded.uploadStore.get().find((each) => each.id === id)?.state.at).not.toBe("needs-file");
  await eventually(() => expect(added).toEqual([["7_7", pair]]));
});

it("adds a file under a name that the service takes, whatever the device calls it", async () => {
  const { at } = begin(`tab\there ${"🎈".repeat(300)}.mp4`);
  await until(() => at() === "done");
  expect(named).toBe(`tabhere ${"🎈".repeat(247)}`);
});

it("says that it stopped when something unforeseen happens, and lets others have its place", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const unreadable = vi.spyOn(File.prototype, "slice").mockImplementation(() => {
    throw new Error("unforeseen");
  });
  const all = ["a.mp4", "b.mp4", "c.mp4"].map((name) => begin(name));
  await until(() => all.every(({ at }) => at() === "failed"));
  expect(all[0]?.find()?.state).toMatchObject({
    again: true,
    words: expect.stringContaining("Try it again"),
  });
  expect(logged).toHaveBeenCalledTimes(3);
  unreadable.mockRestore();
  await resumeUpload(all[2]?.id ?? "");
  await until(() => all[2]?.at() === "done");
  logged.mockRestore();
});

it("takes a file for a new one when no upload waits for it", () => {
  const { file } = begin("known.mp4");
  expect(offerFile(file, "known.mp4", "a1")).toBe(false);
});
