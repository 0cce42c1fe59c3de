// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FrameDialog } from "./frame-dialog";

const drawn: number[] = [];

/** A player of 15 seconds that finishes seeking only when the test says so. */
class Player {
  at = 0;
  seeking = false;
}
let player = new Player();

beforeEach(() => {
  player = new Player();
  drawn.length = 0;
  const video = HTMLVideoElement.prototype;
  vi.spyOn(video, "videoWidth", "get").mockReturnValue(1280);
  vi.spyOn(video, "videoHeight", "get").mockReturnValue(720);
  vi.spyOn(video, "duration", "get").mockReturnValue(15);
  vi.spyOn(video, "seeking", "get").mockImplementation(() => player.seeking);
  vi.spyOn(video, "currentTime", "get").mockImplementation(() => player.at);
  vi.spyOn(video, "currentTime", "set").mockImplementation((to) => {
    player.at = to;
    player.seeking = true;
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => {
    drawn.push(player.at);
    done(new Blob(["a frame"], { type: "image/jpeg" }));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function found(video: HTMLElement) {
  player.seeking = false;
  fireEvent.seeked(video);
}

async function open() {
  const onFrame = vi.fn<(frame: File) => void>();
  render(
    <FrameDialog name="Spot" src="https://films.example/7_1.mp4" onFrame={onFrame} onClose={() => {}} />,
  );
  const video = await screen.findByLabelText<HTMLVideoElement>(/^Frame at/);
  return { onFrame, video, use: screen.getByRole("button", { name: "Use this frame as the poster" }) };
}

it("gives the frame of the moment that was chosen last, once the player has found it", async () => {
  const user = userEvent.setup();
  const { onFrame, video, use } = await open();
  expect(video.crossOrigin).toBe("anonymous");
  expect(use.getAttribute("aria-disabled")).toBe("true");
  fireEvent.loadedMetadata(video);
  found(video);
  const slider = screen.getByRole("slider", { name: "Moment" });
  fireEvent.change(slider, { target: { value: "3.25" } });
  const seconds = screen.getByRole("spinbutton", { name: "Seconds" });
  await user.clear(seconds);
  await user.type(seconds, "7.5");
  expect(slider.getAttribute("aria-valuetext")).toBe("0:07.50 of 0:15.00");
  await user.click(use);
  // It was still seeking the first of them.
  found(video);
  expect(drawn).toEqual([]);
  found(video);
  await waitFor(() => expect(onFrame).toHaveBeenCalled());
  expect(drawn).toEqual([7.5]);
  expect(onFrame.mock.calls[0]?.[0]).toMatchObject({ name: "Spot at 7.50 s.jpg", type: "image/jpeg" });
});

it("says that the server of a video lets no other site read it, where the video plays without", async () => {
  const { video } = await open();
  fireEvent.error(video);
  const plain = await screen.findByLabelText<HTMLVideoElement>(/^Frame at/);
  expect(plain.crossOrigin).toBeNull();
  fireEvent.loadedMetadata(plain);
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /does not let other sites read its frames\. Choose/,
  );
});

it("says that a video does not play, where it does not either way", async () => {
  const { video } = await open();
  fireEvent.error(video);
  fireEvent.error(await screen.findByLabelText(/^Frame at/));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^The video cannot be played here\. Choose/);
});
