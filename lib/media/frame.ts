import { stemOf } from "./made-file";
import { canvasFile } from "./read-picture";

/** Seconds between two selectable moments: close to the frame interval of most videos. */
export const FRAME_STEP = 0.05;
const DIGITS = 2;

/** Above it no difference is visible. */
const QUALITY = 0.92;

/** The last moment of a video that has a frame: some browsers draw none at the very end. */
export const lastMoment = (seconds: number): number =>
  Math.max(0, onStep(Math.ceil(seconds / FRAME_STEP - 0.001) - 1));

const onStep = (steps: number) => Number((steps * FRAME_STEP).toFixed(DIGITS));

/** The selectable moment nearest to a wanted one, in seconds, within a video of this length. */
export function momentNear(wanted: number, seconds: number): number {
  if (Number.isNaN(wanted)) return 0;
  return onStep(Math.round(Math.min(Math.max(0, wanted), lastMoment(seconds)) / FRAME_STEP));
}

/** A moment in a player's notation, to the hundredth: "1:03.25". */
export function momentInWords(at: number): string {
  const hundredths = Math.round(at * 100);
  const [minutes, rest] = [Math.floor(hundredths / 6_000), hundredths % 6_000];
  return `${minutes}:${(rest / 100).toFixed(DIGITS).padStart(5, "0")}`;
}

/** "Spot.mp4" at 3.25 seconds becomes "Spot at 3.25 s.jpg". */
export const frameName = (name: string, at: number) => `${stemOf(name)} at ${at.toFixed(DIGITS)} s.jpg`;

/**
 * The current frame of a player as an image file. Waits while the player is seeking.
 *
 * @param isThere whether the player is at the wanted moment
 * @throws when it cannot be read
 */
export async function takeFrame(
  video: HTMLVideoElement,
  name: string,
  isThere: () => boolean,
): Promise<File> {
  while (!isThere()) await nextSeek(video);
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new File([await canvasFile(canvas, "image/jpeg", QUALITY)], name, { type: "image/jpeg" });
}

const nextSeek = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const ended = new AbortController();
    const { signal } = ended;
    const end = (settle: () => void) => () => {
      ended.abort();
      settle();
    };
    video.addEventListener("seeked", end(resolve), { signal });
    video.addEventListener(
      "error",
      end(() => reject(new Error("The video cannot be read"))),
      { signal },
    );
  });
