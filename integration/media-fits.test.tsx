import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { SMALL_HEIC } from "@/lib/media/test-heic";
import { jpegBytes, pngBytes } from "@/lib/media/test-media-files";
import { expect, type Open, press, test } from "./dashboard";
import { StandInPictureWorker } from "./picture-worker";

const MEDIA = "/live/mara_agency/frbm3w17men/media";

beforeEach(() => {
  vi.stubGlobal("Worker", StandInPictureWorker);
});

const heic = Buffer.from(SMALL_HEIC, "base64");
const review = () => screen.findByRole("dialog", { name: /^Upload/ });

async function offer(open: Open, upload: (input: HTMLElement) => Promise<void>) {
  await open(MEDIA);
  await screen.findByRole("listbox", { name: "Media library" });
  const [input] = await screen.findAllByLabelText("Files to upload");
  await upload(input ?? document.body);
  return review();
}

test("a picture that cannot be uploaded is converted, and what was done is said", async ({ open, user }) => {
  const dialog = await offer(open, (input) => user.upload(input, new File([heic], "Beach.heic")));
  await within(dialog).findByText(/^Converted from HEIC to JPEG, 1 kB → .+ stays as it is\.$/);
  await within(dialog).findByText(/Image · JPEG · 1600 × 1200/);
  expect(within(dialog).queryByRole("button", { name: /Use the original/ })).toBeNull();
  await press(user, within(dialog).getByRole("button", { name: "Upload 1 file" }));
  await screen.findByText("Beach.jpg");
});

test("a picture too large for cards can also be uploaded as it is", async ({ open, user }) => {
  const large = new File([jpegBytes(4000, 3000), new Uint8Array(4 * 1_048_576)], "Large.jpg", {
    type: "image/jpeg",
  });
  const dialog = await offer(open, (input) => user.upload(input, large));
  await within(dialog).findByText(/^Compressed, 4 MB → /);
  await user.click(within(dialog).getByRole("button", { name: "Use the original of Large.jpg" }));
  await within(dialog).findByText("Over 3 MB: a card may refuse it.");
  await user.click(within(dialog).getByRole("button", { name: "Use the converted picture of Large.jpg" }));
  await within(dialog).findByText(/^Compressed, 4 MB → /);
});

test("a damaged picture is found before it is uploaded", async ({ open, user }) => {
  const dialog = await offer(open, (input) =>
    user.upload(input, new File([heic.subarray(0, 60)], "Half.heic")),
  );
  await within(dialog).findByText(/^This HEIC image cannot be read here, or it is damaged\./);
  expect(within(dialog).getByRole("button", { name: "Upload" })).toHaveAccessibleDescription(
    "None of the files can be uploaded.",
  );
});

test("a picture is cropped by keys to what a place needs, and the crop can be undone", async ({
  open,
  user,
}) => {
  const dialog = await offer(open, (input) => user.upload(input, new File([heic], "Beach.heic")));
  await user.click(await within(dialog).findByRole("button", { name: "Crop Beach.heic to 1.91:1" }));
  const crop = await screen.findByRole("dialog", { name: "Crop Beach.heic" });
  const area = await within(crop).findByRole("slider", { name: "Crop area" });
  expect(area).toHaveAttribute("aria-valuetext", "1600 × 838 pixels, 0 from the left, 181 from the top");
  area.focus();
  await user.keyboard("{ArrowUp}--");
  expect(area).toHaveAttribute("aria-valuetext", "1536 × 804 pixels, 32 from the left, 181 from the top");
  await press(user, within(crop).getByRole("button", { name: "Crop to 1.91:1" }));
  await within(dialog).findByText(/^Cropped to 1\.91:1, converted from HEIC to JPEG, 1 kB → /);
  await within(dialog).findByText(/Image · JPEG · 1536 × 804 · 1\.91:1/);
  await user.click(within(dialog).getByRole("button", { name: "Undo crop of Beach.heic" }));
  await within(dialog).findByText(/Image · JPEG · 1600 × 1200 · 4:3/);
});

test("a file that the library has already is noticed before it is sent, and used or uploaded anyway", async ({
  open,
  user,
}) => {
  const beach = () => new File([jpegBytes(1600, 1200)], "Beach.jpg", { type: "image/jpeg" });
  const dialog = await offer(open, (input) => user.upload(input, beach()));
  await press(user, await within(dialog).findByRole("button", { name: "Upload 1 file" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screen.findByRole("option", { name: /Beach\.jpg/ });

  const [input] = await screen.findAllByLabelText("Files to upload");
  // Renamed meanwhile: the bytes are the same.
  await user.upload(input ?? document.body, new File([beach()], "Beach 2.jpg", { type: "image/jpeg" }));
  const again = await review();
  await within(again).findByText("Already in the library");
  const upload = () => within(again).getByRole("button", { name: /^Upload( 1 file)?$/ });
  expect(upload()).toHaveAccessibleDescription("The library has them already.");
  await user.click(within(again).getByRole("button", { name: "Upload anyway: Beach 2.jpg" }));
  expect(upload()).toHaveTextContent("Upload 1 file");
  await user.click(within(again).getByRole("button", { name: "Leave it out: Beach 2.jpg" }));
  await user.click(within(again).getByRole("button", { name: "Use the one in the library for Beach 2.jpg" }));
  const opened = await screen.findByRole("dialog", { name: "Beach.jpg" });
  expect(opened).toBeVisible();
});

test("a file that is chosen twice at once is uploaded once, unless said otherwise", async ({
  open,
  user,
}) => {
  const beach = (name: string) => new File([jpegBytes(1600, 1200)], name, { type: "image/jpeg" });
  const other = new File([jpegBytes(800, 418)], "Other.jpg", { type: "image/jpeg" });
  const dialog = await offer(open, (input) =>
    user.upload(input, [beach("Beach.jpg"), other, beach("Beach copy.jpg")]),
  );
  await within(dialog).findByText("3 files: 1 the same as another, 2 ready");
  const file = (name: string) => {
    const rows = within(dialog).getAllByRole("listitem");
    return rows.find((row) => within(row).queryByRole("button", { name: `Leave out ${name}` })) ?? dialog;
  };
  expect(file("Beach copy.jpg")).toHaveTextContent("The same file as Beach.jpgIt is not uploaded again.");
  expect(within(dialog).queryByRole("button", { name: /^Use the one in the library/ })).toBeNull();
  const upload = (name: string) => within(dialog).getByRole("button", { name });
  await user.click(upload("Upload anyway: Beach copy.jpg"));
  expect(upload("Upload 3 files")).toBeEnabled();
  await user.click(upload("Leave it out: Beach copy.jpg"));
  // Without the first there is only one of it.
  await user.click(upload("Leave out Beach.jpg"));
  await within(dialog).findByText("2 files: 2 ready");
  await press(user, upload("Upload 2 files"));
  await screen.findByRole("option", { name: /Beach copy\.jpg/ });
});

/** Canvases, which jsdom does not draw on: each is a PNG of its size. */
function standInCanvas() {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    callback,
  ) {
    // More bytes than a damaged file has.
    callback(new Blob([pngBytes(this.width, this.height), new Uint8Array(64)], { type: "image/png" }));
  });
}

test("a copy of a picture of the library is cropped by keys and uploaded beside it", async ({
  open,
  user,
}) => {
  standInCanvas();
  await open(MEDIA);
  await user.click(await screen.findByRole("option", { name: /Hero image/ }));
  const panel = await screen.findByRole("dialog", { name: "Hero image" });
  await press(user, await within(panel).findByRole("button", { name: "Crop a copy…" }));
  const crop = await screen.findByRole("dialog", { name: "Crop a copy of Hero image" });
  expect(crop).toHaveTextContent("The file in the library stays as it is.");
  const area = await within(crop).findByRole("slider", { name: "Crop area" });
  await user.click(within(crop).getByRole("radio", { name: "1:1" }));
  area.focus();
  await user.keyboard("-");
  const [, side] = /^(\d+) × \1 pixels/.exec(area.getAttribute("aria-valuetext") ?? "") ?? [];
  await press(user, within(crop).getByRole("button", { name: "Crop to 1:1" }));
  const dialog = await screen.findByRole("dialog", { name: "Upload Hero image 1x1.jpg" });
  await within(dialog).findByText(new RegExp(`Image · JPEG · ${side} × ${side} · 1:1`));
  await press(user, within(dialog).getByRole("button", { name: "Upload 1 file" }));
  await screen.findByRole("option", { name: /Hero image 1x1\.jpg/ });
  expect(screen.getByRole("option", { name: /Hero image(?! 1x1)/ })).toBeVisible();
});

test("a picture whose host does not let pages read it is not cropped, which is said", async ({
  open,
  user,
}) => {
  vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new DOMException("No", "EncodingError"));
  await open(MEDIA);
  await user.click(await screen.findByRole("option", { name: /Hero image/ }));
  const panel = await screen.findByRole("dialog", { name: "Hero image" });
  await press(user, await within(panel).findByRole("button", { name: "Crop a copy…" }));
  await screen.findAllByText("Hero image could not be cropped");
  await screen.findAllByText(/Upload the file again/);
  expect(screen.queryByRole("dialog", { name: /^Crop/ })).toBeNull();
});

test("a file that is still on its way is noticed when it is chosen again", async ({
  open,
  user,
  emulator,
}) => {
  const beach = (name: string) => new File([jpegBytes(1600, 1200)], name, { type: "image/jpeg" });
  await emulator.fault({
    method: "POST",
    path: "/upload/1.1/media/upload.json",
    status: 503,
    body: { errors: [] },
  });
  const dialog = await offer(open, (input) => user.upload(input, beach("Beach.jpg")));
  await press(user, await within(dialog).findByRole("button", { name: "Upload 1 file" }));
  const shelf = await screen.findByRole("region", { name: "Uploads" });
  await within(shelf).findByText(/No answer. Retrying/);

  const [input] = await screen.findAllByLabelText("Files to upload");
  await user.upload(input ?? document.body, beach("Beach copy.jpg"));
  const again = await review();
  await within(again).findByText("Already being uploaded as");
  const upload = () => within(again).getByRole("button", { name: /^Upload( 1 file)?$/ });
  expect(upload()).toHaveAccessibleDescription("They are in the library already, or on their way.");
  await user.click(within(again).getByRole("button", { name: "Upload anyway: Beach copy.jpg" }));
  expect(upload()).toHaveTextContent("Upload 1 file");
  await user.click(within(again).getByRole("button", { name: "Leave it out: Beach copy.jpg" }));
  await emulator.clearFaults();
  await user.click(within(shelf).getByRole("button", { name: "Pause Beach.jpg", hidden: true }));
  await user.click(await within(shelf).findByRole("button", { name: "Go on with Beach.jpg", hidden: true }));
  await within(again).findByText("Already in the library");
});
