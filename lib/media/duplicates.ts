import { MEDIA_FILE_NAME_MAX, type Media } from "@/lib/ads/endpoints/media-library";
import { withoutIllegalCharacters } from "@/lib/ads/illegal-characters";
import { firstCharacters } from "@/lib/text/characters";
import type { FileFacts } from "./file-facts";
import { type PixelSize, readRatio } from "./ratio";

/** A file of the library that equals, or resembles, one to be uploaded. */
export interface LibraryDuplicate {
  readonly media: Media;
  /** The same bytes, if known on this device; else the same name, pixels and length. */
  readonly same: "bytes" | "looks";
}

interface Offered {
  readonly fileName: string;
  readonly facts: FileFacts;
  /** Of the file on disk and as sent. */
  readonly prints: readonly string[];
}

interface Known {
  readonly library: readonly Media[];
  /** Keys of uploaded media, by the fingerprint of their file. */
  readonly byPrint: ReadonlyMap<string, string>;
  /** Pixels of images, as far as this device has them: responses do not contain them. */
  readonly sizes: ReadonlyMap<string, PixelSize>;
}

/** Tolerance between the service's length of a video and that in its header, in milliseconds. */
const LENGTH_MS = 1_000;

/** Tolerance between a ratio in whole numbers and that of the pixels. */
const RATIO_PART = 0.01;

/** The library's copy of a file; undefined for a new one, and where that is unknown. */
export function alreadyInLibrary(
  { fileName, facts, prints }: Offered,
  { library, byPrint, sizes }: Known,
): LibraryDuplicate | undefined {
  const there = library.filter(({ deleted, media_type }) => !deleted && media_type === facts.type);
  const keys = new Set(prints.flatMap((print) => byPrint.get(print) ?? []));
  const byBytes = there.find(({ media_key }) => keys.has(media_key));
  if (byBytes) return { media: byBytes, same: "bytes" };
  const name = libraryFileName(fileName);
  const byLooks = there.find(
    (media) => media.file_name === name && looksLike(media, facts, sizes.get(media.media_key)),
  );
  return byLooks && { media: byLooks, same: "looks" };
}

/** Of files offered together, or one after another, the duplicates, with the id of the first one. */
export function offeredBefore<Each extends { readonly id: string; readonly prints: readonly string[] }>(
  offered: readonly Each[],
): ReadonlyMap<string, Each> {
  const firsts = new Map<string, Each>();
  const again = new Map<string, Each>();
  for (const file of offered) {
    const first = file.prints.flatMap((print) => firsts.get(print) ?? [])[0];
    if (first) again.set(file.id, first);
    for (const print of file.prints) if (!firsts.has(print)) firsts.set(print, first ?? file);
  }
  return again;
}

function looksLike(
  { media_type, duration, aspect_ratio }: Media,
  { size, seconds }: FileFacts,
  known: PixelSize | undefined,
): boolean {
  if (!size) return false;
  if (media_type === "IMAGE") return known?.width === size.width && known.height === size.height;
  const ratio = readRatio(aspect_ratio);
  if (seconds === undefined || typeof duration !== "number" || ratio === undefined) return false;
  const sameRatio = Math.abs((ratio * size.height) / size.width - 1) <= RATIO_PART;
  return sameRatio && Math.abs(duration - seconds * 1_000) <= LENGTH_MS;
}

/** The library's name of a file: devices use characters that are not allowed there. */
export const libraryFileName = (fileName: string): string =>
  firstCharacters(withoutIllegalCharacters(fileName), MEDIA_FILE_NAME_MAX);
