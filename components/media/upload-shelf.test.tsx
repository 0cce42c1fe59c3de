// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { planUpload } from "@/lib/media/upload-plan";
import { NOT_BEGUN } from "@/lib/media/upload-run";
import { UploadShelf } from "./upload-shelf";
import type { UploadItem, UploadState } from "./uploads";

const device = vi.hoisted(() => ({ items: [] as unknown[], removed: [] as string[] }));
vi.mock("@/components/shell/account", () => ({ useAccount: () => ({ accountId: "a1" }) }));
vi.mock("@/lib/ads/client", () => ({ useScope: () => ({ environment: "live", handle: "mara" }) }));
vi.mock("@tanstack/react-query", () => ({ useQueryClient: () => ({}) }));
vi.mock("./take-into-library", () => ({ takeIntoLibrary: () => undefined }));
vi.mock("./upload-job", () => ({ followUploads: () => {} }));
vi.mock("./uploads", async (original) => ({
  ...(await original<typeof import("./uploads")>()),
  removeUpload: (id: string) => device.removed.push(id),
  restoreUploads: async () => {},
  uploadStore: { get: () => device.items, getInitial: () => [], subscribe: () => () => {} },
}));

afterEach(cleanup);

function upload(fileName: string, state: UploadState, begunAt: number): UploadItem {
  const plan = planUpload(
    { format: "MP4", mimeType: "video/mp4", type: "VIDEO", bytes: 9, whole: true },
    false,
  );
  if (!plan) throw new Error("no plan");
  const account = {
    scope: { environment: "live", handle: "mara" },
    accountId: "a1",
    accountName: "Acme",
  } as const;
  return {
    ...account,
    id: fileName,
    fileName,
    fingerprint: fileName,
    plan,
    progress: NOT_BEGUN,
    begunAt,
    state,
  };
}

const refusal = { at: "failed", words: "This image is damaged.", again: true, anew: true } as const;
const shown = () => screen.queryAllByRole("listitem").map((row) => row.querySelector("bdi")?.textContent);

it("leaves out what has arrived, and in a picker whatever was begun elsewhere", () => {
  device.items = [
    upload("refused yesterday.png", refusal, 1_000),
    upload("arrived.png", { at: "done" }, 5_000),
    upload("refused here.png", refusal, 5_000),
    upload("on its way.png", { at: "sending" }, 5_000),
  ];
  const { rerender } = render(<UploadShelf since={4_000} />);
  expect(shown()).toEqual(["refused here.png", "on its way.png"]);
  rerender(<UploadShelf />);
  expect(shown()).toEqual(["refused yesterday.png", "refused here.png", "on its way.png"]);
  expect(screen.getByRole("button", { name: "Dismiss refused here.png" })).toBeTruthy();
});

it("sums up, has what needs a person first, and dismisses all that failed at once", async () => {
  device.items = [
    upload("on its way.png", { at: "sending" }, 1),
    upload("interrupted.mp4", { at: "needs-file" }, 2),
    upload("refused.png", refusal, 3),
    upload("paused.png", { at: "paused" }, 4),
    upload("refused too.png", refusal, 5),
  ];
  render(<UploadShelf />);
  expect(shown()).toEqual([
    "refused.png",
    "refused too.png",
    "interrupted.mp4",
    "on its way.png",
    "paused.png",
  ]);
  expect(screen.getByText("5 uploads: 2 failed, 1 to be chosen again, 1 under way, 1 paused")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss all 2 that failed" }));
  expect(device.removed).toEqual(["refused.png", "refused too.png"]);
});
