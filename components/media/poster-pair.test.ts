import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { RefusedError } from "@/lib/ads/errors";
import { takeUpload } from "./poster-pair";

const service = vi.hoisted(() => ({ asked: [] as unknown[], refuses: false, toasts: [] as string[] }));
vi.mock("@/lib/ads/client", () => ({
  makeChange: async (_client: unknown, { name }: { name: string }, _scope: unknown, input: unknown) => {
    service.asked.push([name, input]);
    if (service.refuses) throw new RefusedError(400, [{ code: "INVALID", message: "No such poster" }], []);
    return { data: {} };
  },
}));
vi.mock("./take-into-library", () => ({ takeIntoLibrary: async () => {} }));
vi.mock("@/components/ui/toast", () => ({
  toast: ({ title }: { title: string }) => service.toasts.push(title),
}));

beforeEach(() => {
  Object.assign(service, { asked: [], refuses: false, toasts: [] });
});

/** Handles an uploaded part; after a reload a tab only has the stored data. */
async function arrives(id: string, part: "video" | "poster", key: string, anew = false): Promise<void> {
  if (anew) vi.resetModules();
  const { takeUpload: take } = anew ? await import("./poster-pair") : { takeUpload };
  const library = {
    client: new QueryClient(),
    scope: { environment: "live", handle: "h" },
    accountId: "a1",
  } as const;
  await take(library, key, { id, part, fileName: "spot.mp4" });
}

const SET = [["media-library.update", { account_id: "a1", media_key: "13_1", poster_media_key: "3_2" }]];

it.each([
  ["in this tab", false],
  ["where the page was loaded anew between them", true],
])(
  "sets the poster once both files are in the library, in whichever order they arrive, %s",
  async (where, anew) => {
    await arrives(`one ${where}`, "poster", "3_2");
    expect(service.asked).toEqual([]);
    await arrives(`one ${where}`, "video", "13_1", anew);
    expect(service.asked).toEqual(SET);
    service.asked = [];
    await arrives(`other ${where}`, "video", "13_1");
    await arrives(`other ${where}`, "poster", "3_2", anew);
    expect(service.asked).toEqual(SET);
  },
);

it("says that the poster was not set", async () => {
  service.refuses = true;
  await arrives("refused", "video", "13_1");
  await arrives("refused", "poster", "3_2");
  expect(service.toasts).toEqual(["The poster of spot.mp4 was not set"]);
});
