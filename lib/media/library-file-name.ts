import { MEDIA_FILE_NAME_MAX } from "@/lib/ads/endpoints/media-library";
import { withoutIllegalCharacters } from "@/lib/ads/illegal-characters";
import { firstCharacters } from "@/lib/text/characters";

/** What a file is called in the library: devices name files with characters that are not allowed there. */
export const libraryFileName = (fileName: string): string =>
  firstCharacters(withoutIllegalCharacters(fileName), MEDIA_FILE_NAME_MAX);
