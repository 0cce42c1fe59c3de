import { categoryFor, UPLOAD_KINDS, type UploadCategory } from "@/lib/ads/endpoints/media-upload";
import { fileSize } from "@/lib/format/file-size";
import { counted } from "@/lib/format/plurals";
import { type AdFormat, BADGE_FORMATS, PROMOTED_VIDEO } from "./ad-formats";
import type { FileFacts } from "./file-facts";
import { CARD_IMAGE_BYTES, CARD_IMAGE_FORMATS, isForeignPicture } from "./picture-plan";
import { judge, type MediaVerdict } from "./verdict";

/** The properties of a file before it is sent. */
export interface Preflight {
  readonly facts: FileFacts;
  /** Why it cannot be uploaded; empty when it can. */
  readonly problems: readonly string[];
  /** What may fail later. */
  readonly warnings: readonly string[];
  readonly verdicts: readonly { readonly format: AdFormat; readonly verdict: MediaVerdict }[];
}

const ADVICE: Readonly<Record<string, string>> = {
  HEIC: "Export it as JPEG or PNG.",
  HEIF: "Export it as JPEG or PNG.",
  AVIF: "Export it as JPEG or PNG.",
  "JPEG 2000": "Export it as JPEG or PNG.",
  "JPEG XL": "Export it as JPEG or PNG.",
  "camera raw": "Export it as JPEG or PNG.",
  TIFF: "Export it as JPEG or PNG.",
  SVG: "Export it as PNG.",
  Photoshop: "Export it as JPEG or PNG.",
  PDF: "Export the page as JPEG or PNG.",
  AVI: "Export it as MP4.",
  audio: "Export it as MP4 with a picture.",
  "WebM or Matroska": "Export it as MP4.",
};

/** The upload category of a file; `inStream` for videos to be shown before other videos. */
export function categoryOf({ mimeType }: FileFacts, inStream = false): UploadCategory | undefined {
  const category = mimeType && categoryFor(mimeType);
  return category === "post_video" && inStream ? "amplify_video" : category;
}

/** Compares a file with the limits of the upload, and with every ad format. */
export function preflight(facts: FileFacts, inStream = false): Preflight {
  const { type } = facts;
  const verdicts = type
    ? BADGE_FORMATS.filter(({ id }) => type === "VIDEO" || id !== "preroll").map((format) => ({
        format,
        verdict: inStreamOnly(format, inStream) ?? judge({ ...facts, type }, format),
      }))
    : [];
  return { facts, problems: problemsOf(facts, inStream), warnings: warningsOf(facts), verdicts };
}

function inStreamOnly({ id }: AdFormat, inStream: boolean): MediaVerdict | undefined {
  if ((id === "preroll") === inStream) return undefined;
  const reason = inStream
    ? "Uploaded as an in-stream video, it is for pre-rolls."
    : "Needs an upload as an in-stream video.";
  return { fits: "no", reasons: [reason] };
}

function problemsOf(facts: FileFacts, inStream: boolean): string[] {
  const { format, bytes, whole, mimeType, seconds, type, size } = facts;
  if (bytes === 0) return ["The file is empty."];
  const category = categoryOf(facts, inStream);
  if (!whole && isForeignPicture(format)) {
    return [`This ${format} image cannot be read here, or it is damaged. ${ADVICE[format] ?? ""}`.trim()];
  }
  if (!mimeType || !category) {
    const what =
      format === "unknown" ? "This kind of file is not supported." : `${format} files are not supported.`;
    return [`${what} ${ADVICE[format] ?? "It takes JPEG, PNG, WebP, BMP, GIF, MP4 and MOV."}`];
  }
  const problems: string[] = [];
  if (!whole) problems.push(`This ${type === "VIDEO" ? "video" : "image"} is damaged. Export it again.`);
  else if (type === "VIDEO" && !size) problems.push("The file holds no picture, only sound or data.");
  const { maxBytes } = UPLOAD_KINDS[category];
  if (bytes > maxBytes) {
    const [most, has] = [fileSize(maxBytes), fileSize(bytes)];
    const exact = has === most ? ` by ${counted(bytes - maxBytes, "byte")}` : "";
    problems.push(`${has}: too large${exact} (max ${most}).`);
  }
  if (inStream && seconds !== undefined && seconds > PROMOTED_VIDEO.maxSeconds) {
    problems.push(`In-stream videos may last ${PROMOTED_VIDEO.maxSeconds / 60} minutes.`);
  }
  return problems;
}

function warningsOf({ type, format, bytes, videoCodec, seconds }: FileFacts): string[] {
  const warnings: string[] = [];
  if (type === "IMAGE" && !CARD_IMAGE_FORMATS.includes(format)) {
    warnings.push(`Cards are documented to take JPEG, PNG and BMP, not ${format}.`);
  }
  if (type === "IMAGE" && bytes > CARD_IMAGE_BYTES) {
    warnings.push(`Over ${fileSize(CARD_IMAGE_BYTES)}: a card may refuse it.`);
  }
  if (type === "VIDEO" && videoCodec !== undefined && videoCodec !== "H.264") {
    warnings.push(`${videoCodec} may not play; H.264 does.`);
  }
  if (type === "VIDEO" && seconds !== undefined && seconds > PROMOTED_VIDEO.maxSeconds) {
    warnings.push("Videos over 10 minutes cannot be promoted.");
  }
  return warnings;
}
