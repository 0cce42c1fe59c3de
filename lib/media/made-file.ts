import { fileSize } from "@/lib/format/file-size";
import { withinSentence } from "@/lib/text/characters";
import type { Box } from "./crop";
import { type FileFacts, readFileFacts } from "./file-facts";
import { fingerprint } from "./fingerprint";
import { CARD_IMAGE_BYTES } from "./picture-plan";
import { orderPicture } from "./picture-work";
import type { PixelSize } from "./ratio";

/** A part of a picture, and the ratio it was cropped to: "1.91:1"; undefined for a free crop. */
export interface Cut {
  readonly box: Box;
  readonly ratio?: string | undefined;
}

/** A file that is uploaded in the place of another. */
export interface MadeFile {
  readonly file: File;
  readonly facts: FileFacts;
  readonly print: string;
  /** Pixels of the other file's picture, upright. */
  readonly drawn: PixelSize;
  readonly cut?: Cut | undefined;
  /** Description of the change: "Converted from HEIC to JPEG, 4.1 MB → 1.8 MB". */
  readonly words: string;
}

/**
 * Converts a file to one that fits; the file on disk is unchanged.
 *
 * @throws when the file cannot be decoded
 */
export async function makeFile(file: File, facts: FileFacts, cut?: Cut): Promise<MadeFile> {
  const order = { file, format: facts.format, maxBytes: CARD_IMAGE_BYTES, crop: cut?.box };
  const { blob, drawn } = await orderPicture(order);
  const made = new File([blob], madeName(file.name, blob.type), { type: blob.type });
  const [madeFacts, print] = [await readFileFacts(made), await fingerprint(made)];
  return { file: made, facts: madeFacts, print, drawn, cut, words: madeWords(facts, madeFacts, drawn, cut) };
}

/** "Holiday.heic" becomes "Holiday.jpg". */
export const madeName = (name: string, type: string) => `${stemOf(name)}${pictureEnding(type)}`;

/** The name of a file without its extension. */
export const stemOf = (name: string) => name.replace(/\.[A-Za-z0-9]{1,5}$/, "");

/** The extension of a converted picture. */
export const pictureEnding = (type: string) => (type === "image/png" ? ".png" : ".jpg");

/** Describes how a picture was changed. */
export function madeWords(from: FileFacts, to: FileFacts, drawn: PixelSize, cut?: Cut): string {
  const steps = [
    cut && (cut.ratio === undefined ? "Cropped" : `Cropped to ${cut.ratio}`),
    from.format !== to.format
      ? `Converted from ${from.format} to ${to.format}`
      : from.cmyk
        ? "Converted from CMYK to RGB"
        : !cut && "Compressed",
  ].filter((step) => typeof step === "string");
  const [first = "", second] = steps;
  const done = second === undefined ? first : `${first}, ${withinSentence(second)}`;
  return [done, `${fileSize(from.bytes)} → ${fileSize(to.bytes)}`, shrinking(cut?.box ?? drawn, to.size)]
    .filter((part) => part !== undefined)
    .join(", ");
}

function shrinking(from: PixelSize, to: PixelSize | undefined): string | undefined {
  if (!to || (to.width === Math.round(from.width) && to.height === Math.round(from.height))) return undefined;
  return `${from.width} × ${from.height} → ${to.width} × ${to.height} pixels`;
}
