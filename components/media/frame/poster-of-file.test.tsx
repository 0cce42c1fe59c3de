// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FileFacts } from "@/lib/media/file-facts";
import { eventually } from "@/lib/time/test-eventually";
import { PosterOfFile } from "./poster-of-file";

const dialog = vi.hoisted(() => ({ src: "", megabytes: 1 }));
vi.mock("@/lib/media/file-facts", () => ({
  readFileFacts: async (): Promise<FileFacts> => ({
    format: "JPEG",
    mimeType: "image/jpeg",
    type: "IMAGE",
    size: { width: 640, height: 360 },
    bytes: dialog.megabytes * 1_048_576,
    whole: true,
  }),
}));
vi.mock("./frame-dialog", () => ({
  FrameDialog: ({ src, onFrame }: { src: string; onFrame: (frame: File) => void }) => {
    dialog.src = src;
    return (
      <button type="button" onClick={() => onFrame(new File(["a frame"], "spot at 3.25 s.jpg"))}>
        Take the frame
      </button>
    );
  },
}));

beforeEach(() => {
  dialog.megabytes = 1;
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: ({ name }: File) => `blob:${name}`, revokeObjectURL: () => {} }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Place() {
  const [poster, setPoster] = useState<File>();
  const [video] = useState(() => new File(["a film"], "spot.mp4"));
  return <PosterOfFile video={video} poster={poster} onPoster={setPoster} />;
}

it("chooses a frame of a video on this device, says when it becomes the poster, and removes it again", async () => {
  const user = userEvent.setup();
  render(<Place />);
  await user.click(await screen.findByRole("button", { name: "Choose a frame as poster…" }));
  await user.click(screen.getByRole("button", { name: "Take the frame" }));
  expect(dialog.src).toBe("blob:spot.mp4");
  await screen.findByText("Poster: spot at 3.25 s.jpg");
  screen.getByText(/set as its poster once both are in the library/);
  await user.click(screen.getByRole("button", { name: "Remove the poster of spot.mp4" }));
  await eventually(() => expect(screen.queryByText(/^Poster:/)).toBeNull());
});

it("says of a frame that cannot be uploaded why, where it was chosen", async () => {
  const user = userEvent.setup();
  render(<Place />);
  await user.click(await screen.findByRole("button", { name: "Choose a frame as poster…" }));
  dialog.megabytes = 30;
  await user.click(screen.getByRole("button", { name: "Take the frame" }));
  await eventually(() =>
    expect(screen.getByRole("alert").textContent).toMatch(
      /^This frame cannot be the poster. 30 MB: too large/,
    ),
  );
  expect(screen.queryByText(/^Poster:/)).toBeNull();
});
