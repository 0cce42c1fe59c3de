import { UPLOAD_CHUNK_MAX, UPLOAD_SEGMENT_INDEX_MAX } from "@/lib/ads/endpoints/media-upload";
import type { FileFacts } from "./file-facts";
import { categoryOf } from "./preflight";
import type { UploadPlan } from "./upload-run";

/**
 * Small enough that little is lost when a connection breaks, large enough that a video does not take a thousand calls.
 */
const PIECE = 1_048_576;
/** From this size on pieces are as large as they may be. */
const LARGE_FILE = 64 * PIECE;

/** How a file is sent: images in one call, videos and GIFs in pieces. Undefined for other files. */
export function planUpload(facts: FileFacts, inStream: boolean): UploadPlan | undefined {
  const category = categoryOf(facts, inStream);
  const { mimeType, bytes, type } = facts;
  if (!category || !mimeType) return undefined;
  const pieceBytes = bytes > LARGE_FILE ? UPLOAD_CHUNK_MAX : PIECE;
  if (Math.ceil(bytes / pieceBytes) > UPLOAD_SEGMENT_INDEX_MAX + 1) return undefined;
  return { way: type === "IMAGE" ? "simple" : "chunked", bytes, mimeType, category, pieceBytes };
}
