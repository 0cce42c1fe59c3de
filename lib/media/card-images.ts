import { MEGABYTE } from "@/lib/format/file-size";

/** Images of cards should not be larger, in bytes (public documentation: creatives). */
export const CARD_IMAGE_BYTES = 3 * MEGABYTE;
/** What images of cards may be. */
export const CARD_IMAGE_FORMATS: readonly string[] = ["JPEG", "PNG", "BMP"];

/** No see-through pixels in these. */
export const OPAQUE_FORMATS: readonly string[] = ["JPEG", "BMP"];
