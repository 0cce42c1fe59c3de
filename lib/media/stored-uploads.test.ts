import { beforeEach, expect, it, vi } from "vitest";
import { type ResumableUpload, storedUploads, storeUpload } from "./stored-uploads";

const device = vi.hoisted(() => new Map<string, unknown>());

vi.mock("idb-keyval", () => ({
  set: async (key: string, value: unknown) => void device.set(key, value),
  keys: async () => [...device.keys()],
  getMany: async (keys: string[]) => keys.map((key) => device.get(key)),
}));

beforeEach(() => device.clear());

const scope = { environment: "live", handle: "mara_agency" } as const;
const upload = (id: string, fields: Partial<ResumableUpload> = {}): ResumableUpload => ({
  id,
  scope,
  accountId: "a1",
  accountName: "Acme",
  fileName: "spot.mp4",
  fingerprint: "f",
  plan: { way: "chunked", bytes: 9, mimeType: "video/mp4", category: "post_video", pieceBytes: 4 },
  progress: { mediaId: "1", pieces: 1, sent: false, added: false },
  begunAt: 1,
  ...fields,
});

it("gives back an account's uploads, the oldest first, with what opens their files again", async () => {
  const handle = { getFile: async () => new File([], "spot.mp4") };
  await storeUpload(upload("late", { begunAt: 3 }));
  device.set("upload early", { ...upload("early", { begunAt: 2 }), handle });
  await storeUpload(upload("elsewhere", { accountId: "a2" }));
  const stored = await storedUploads(scope, "a1");
  expect(stored.map(({ id }) => id)).toEqual(["early", "late"]);
  expect(stored[0]?.handle).toBe(handle);
});

it("leaves out what it does not understand", async () => {
  await storeUpload(upload("good"));
  device.set("upload old", { ...upload("old"), plan: { way: "streamed" } });
  device.set("upload text", "spoilt");
  expect((await storedUploads(scope, "a1")).map(({ id }) => id)).toEqual(["good"]);
});
