import { MEGABYTE } from "@/lib/format/file-size";
import type { FileFacts } from "./file-facts";

/** Formats of pictures that cannot be uploaded. Browsers decode some, and the dashboard has a decoder for HEIC. */
const FOREIGN_PICTURES: readonly string[] = ["HEIC", "HEIF", "AVIF", "TIFF", "JPEG 2000", "JPEG XL"];

/** Whether a picture of this format has to be converted before it can be uploaded. */
export const isForeignPicture = (format: string) => FOREIGN_PICTURES.includes(format);

/** Why a picture is re-encoded before it is uploaded: its format, its colours, or its bytes. */
type RemakeReason = "format" | "colours" | "size";

/** Why a file is re-encoded before it is uploaded; undefined for those that are sent as they are. */
export function whyRemake({ format, type, whole, bytes, cmyk }: FileFacts): RemakeReason | undefined {
  if (bytes === 0 || !whole) return undefined;
  if (isForeignPicture(format)) return "format";
  if (type !== "IMAGE") return undefined;
  if (!CARD_IMAGE_FORMATS.includes(format)) return "format";
  if (cmyk) return "colours";
  return bytes > CARD_IMAGE_BYTES ? "size" : undefined;
}

/** Recommended maximum size of card images, in bytes (public documentation: creatives). */
export const CARD_IMAGE_BYTES = 3 * MEGABYTE;
/** The possible formats of card images. */
export const CARD_IMAGE_FORMATS: readonly string[] = ["JPEG", "PNG", "BMP"];

/** No see-through pixels in these. */
export const OPAQUE_FORMATS: readonly string[] = ["JPEG", "BMP"];
