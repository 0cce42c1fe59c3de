import {
  AMPLIFY_VIDEO_MINUTES_MAX,
  categoryFor,
  UPLOAD_EXPIRES_SECONDS,
  UPLOAD_KINDS,
  type UploadCategory,
  type UploadTerms,
  uploadRules,
} from "@/lib/ads/endpoints/media-upload";
import type { ServiceError } from "@/lib/ads/service-error";
import type { Connection } from "../database/connection";
import { newLongIdentifier } from "../database/identifiers";
import type { Clock } from "../http/clock";
import { holdRules, Refusal } from "../service/refusals";
import { bytesIn } from "./byte-source";
import { probePicture } from "./pictures";
import {
  bytesOfUpload,
  closeUpload,
  dropExpired,
  type FileError,
  type FoundFile,
  findUpload,
  insertUpload,
  putDescription,
  putSegment,
  type StoredUpload,
  segmentsOf,
} from "./store";
import { probeVideo } from "./videos";

/** How long a video or GIF waits, and then is worked on. */
const PENDING_MS = 1_000;
const PROCESSING_MS = 5_000;

const refuse = (error: ServiceError) => new Refusal([error]);

const unknownUpload = (id: string) =>
  refuse({
    code: "INVALID_MEDIA_ID",
    message: `Media ${id} was not uploaded by you, or has expired`,
    parameter: "media_id",
    value: id,
  });

const invalid = (message: string, parameter: string) => refuse({ code: "INVALID_MEDIA", message, parameter });

interface Announced {
  readonly userId: string;
  readonly owners: readonly string[];
  readonly category: UploadCategory | undefined;
}

/** The upload service: what may be sent in which order, and what comes of it. Answers are JSON text. */
export class Uploads {
  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** A picture in one call. */
  simple({ category, ...who }: Announced, bytes: Buffer): string {
    const found = probePicture(bytesIn(bytes));
    if (!found)
      throw refuse({ code: "INVALID_IMAGE", message: "The image cannot be read", parameter: "media" });
    // The size is that of the file itself: nothing announced it.
    const terms = { media_type: found.type, media_category: category, total_bytes: bytes.length };
    holdRules(uploadRules, terms, ({ parameter }) => (parameter === "total_bytes" ? "media" : parameter));
    const id = this.begin({ ...who, category }, found.type, bytes.length);
    const now = this.clock.now();
    this.connection.transaction(() => {
      putSegment(this.connection, id, 0, bytes);
      closeUpload(this.connection, id, { finalizedAt: now, readyAt: now, found });
    });
    return this.shown(id);
  }

  init(announced: Announced, terms: Omit<UploadTerms, "media_category">): string {
    holdRules(uploadRules, { ...terms, media_category: announced.category });
    dropExpired(this.connection, this.clock.now());
    return this.shown(this.begin(announced, terms.media_type, terms.total_bytes));
  }

  /** Takes a piece. The same piece may come again, in place of what came before. */
  append(userId: string, { id, index, bytes }: { id: string; index: number; bytes: Buffer }): void {
    const upload = this.mine(userId, id);
    if (upload.finalizedAt !== null) throw invalid(`Media ${id} is finalized already`, "media_id");
    const others = segmentsOf(this.connection, id).filter(({ segment_index }) => segment_index !== index);
    const size = others.reduce((sum, segment) => sum + segment.size, bytes.length);
    if (size > upload.totalBytes) {
      throw invalid(
        `The segments have ${size} bytes, more than the ${upload.totalBytes} of total_bytes`,
        "media",
      );
    }
    this.connection.transaction(() => putSegment(this.connection, id, index, bytes));
  }

  /** Once finalized, an upload is only shown again. */
  finalize(userId: string, id: string): string {
    const upload = this.mine(userId, id);
    if (upload.finalizedAt !== null) return this.shown(id);
    const segments = segmentsOf(this.connection, id);
    const missing = segments.findIndex(({ segment_index }, place) => segment_index !== place);
    if (missing !== -1) throw invalid(`Segment ${missing} of media ${id} is missing`, "media_id");
    const source = bytesOfUpload(this.connection, id);
    if (source.size !== upload.totalBytes) {
      throw invalid(
        `${source.size} of the ${upload.totalBytes} bytes of media ${id} have arrived`,
        "media_id",
      );
    }
    const isPicture = upload.mediaType.startsWith("image/");
    const probed = isPicture ? probePicture(source) : probeVideo(source);
    const error = mistakeIn(upload, probed);
    if (error && isStill(upload)) {
      throw refuse({ code: "INVALID_IMAGE", message: error.message, parameter: "media_id", value: id });
    }
    const now = this.clock.now();
    const readyAt = isStill(upload) ? now : now + PENDING_MS + PROCESSING_MS;
    this.connection.transaction(() =>
      closeUpload(this.connection, id, {
        finalizedAt: now,
        readyAt,
        found: error ? undefined : probed,
        error,
      }),
    );
    return this.shown(id);
  }

  status(userId: string, id: string): string {
    const upload = this.mine(userId, id);
    if (upload.finalizedAt === null) throw invalid(`Media ${id} is not finalized yet`, "media_id");
    return this.shown(id);
  }

  /** Says what a file shows, for those who do not see it. */
  describe(userId: string, id: string, altText: string): void {
    const upload = this.mine(userId, id);
    this.connection.transaction(() => putDescription(this.connection, upload.id, altText));
  }

  private begin({ userId, owners, category }: Announced, mediaType: string, totalBytes: number): string {
    const id = newLongIdentifier();
    const expiresAt = this.clock.now() + UPLOAD_EXPIRES_SECONDS * 1_000;
    this.connection.transaction(() =>
      insertUpload(this.connection, {
        id,
        userId,
        owners,
        category,
        mediaKey: category ? `${UPLOAD_KINDS[category].keyPrefix}_${id}` : null,
        mediaType,
        totalBytes,
        expiresAt,
      }),
    );
    return id;
  }

  /** Other people's uploads stay unknown: they are refused like those that never were. */
  private mine(userId: string, id: string): StoredUpload {
    const upload = findUpload(this.connection, id);
    if (!upload || upload.userId !== userId || upload.expiresAt <= this.clock.now()) throw unknownUpload(id);
    return upload;
  }

  private shown(id: string): string {
    const upload = findUpload(this.connection, id);
    if (!upload) throw unknownUpload(id);
    const { found, finalizedAt, expiresAt, mediaKey } = upload;
    const left = Math.max(0, Math.ceil((expiresAt - this.clock.now()) / 1_000));
    const fields = {
      media_id_string: id,
      ...(mediaKey !== null && { media_key: mediaKey }),
      ...(finalizedAt !== null && { size: upload.totalBytes }),
      expires_after_secs: left,
      ...(found && isStill(upload) && { image: { image_type: found.type, w: found.width, h: found.height } }),
      ...(found && !isStill(upload) && { video: { video_type: found.type } }),
      ...(!isStill(upload) &&
        finalizedAt !== null && { processing_info: this.progress(upload, finalizedAt) }),
    };
    // The number has more digits than JSON.stringify preserves.
    return `{"media_id":${id},${JSON.stringify(fields).slice(1)}`;
  }

  private progress({ readyAt, error }: StoredUpload, finalizedAt: number) {
    const now = this.clock.now();
    const left = Math.max(0, (readyAt ?? 0) - now);
    const check = { check_after_secs: Math.max(1, Math.min(5, Math.ceil(left / 1_000))) };
    if (left === 0) {
      return error
        ? { state: "failed", progress_percent: 100, error }
        : { state: "succeeded", progress_percent: 100 };
    }
    if (now - finalizedAt < PENDING_MS) return { state: "pending", ...check };
    const done = Math.floor(((now - finalizedAt - PENDING_MS) / PROCESSING_MS) * 100);
    return { state: "in_progress", progress_percent: done, ...check };
  }
}

/** Whether an upload is a picture that does not move. */
function isStill({ mediaType }: Pick<StoredUpload, "mediaType">): boolean {
  return mediaType.startsWith("image/") && mediaType !== "image/gif";
}

function mistakeIn(
  { mediaType, category }: StoredUpload,
  found: FoundFile | undefined,
): FileError | undefined {
  if (!found)
    return { code: 1, name: "InvalidMedia", message: "The file is damaged, or of an unsupported format" };
  const fits = category
    ? UPLOAD_KINDS[category].types.includes(found.type)
    : categoryFor(found.type) === categoryFor(mediaType);
  if (!fits) {
    return {
      code: 1,
      name: "InvalidMedia",
      message: `The file is ${found.type}, and ${mediaType} was announced`,
    };
  }
  if (category === "amplify_video" && (found.duration ?? 0) > AMPLIFY_VIDEO_MINUTES_MAX * 60_000) {
    const message = `The video is longer than ${AMPLIFY_VIDEO_MINUTES_MAX} minutes`;
    return { code: 3, name: "UnsupportedMedia", message };
  }
  return undefined;
}
