import type { MediaType } from "@/lib/ads/endpoints/media-library";
import type { UploadMediaType } from "@/lib/ads/endpoints/media-upload";
import { type ByteSource, letters, sourceOf } from "./byte-source";
import { bmpSize, gifSize, jpegSize, pngSize, type ReadSize, webpSize } from "./image-header";
import { readMovie } from "./movie-header";
import type { PixelSize } from "./ratio";

/** What a file is, by its bytes and not by its name. */
export interface FileFacts {
  /** "PNG", "MP4"; "unknown" for bytes that nothing here knows. */
  readonly format: string;
  readonly bytes: number;
  /** Undefined for formats that the service does not take. */
  readonly mimeType?: UploadMediaType | undefined;
  readonly type?: MediaType | undefined;
  readonly size?: PixelSize | undefined;
  readonly seconds?: number | undefined;
  readonly videoCodec?: string | undefined;
  readonly audioCodec?: string | undefined;
  /** The head could be read to its end: a file that broke off has none. */
  readonly whole: boolean;
}

interface Picture {
  readonly format: string;
  readonly mimeType: UploadMediaType;
  readonly type: MediaType;
  readonly size: ReadSize;
}

const PICTURES: readonly (Picture & { readonly begins: (head: Uint8Array) => boolean })[] = [
  {
    format: "PNG",
    mimeType: "image/png",
    type: "IMAGE",
    size: pngSize,
    begins: (head) => letters(head, 0, 8) === "\x89PNG\r\n\x1a\n",
  },
  {
    format: "JPEG",
    mimeType: "image/jpeg",
    type: "IMAGE",
    size: jpegSize,
    begins: (head) => letters(head, 0, 3) === "\xff\xd8\xff",
  },
  {
    format: "GIF",
    mimeType: "image/gif",
    type: "GIF",
    size: gifSize,
    begins: (head) => /^GIF8[79]a/.test(letters(head, 0, 6)),
  },
  {
    format: "WebP",
    mimeType: "image/webp",
    type: "IMAGE",
    size: webpSize,
    begins: (head) => letters(head, 0, 4) === "RIFF" && letters(head, 8, 4) === "WEBP",
  },
  {
    format: "BMP",
    mimeType: "image/bmp",
    type: "IMAGE",
    size: bmpSize,
    begins: (head) => letters(head, 0, 2) === "BM",
  },
];

/** Formats that people try, and that the service does not take. */
const FOREIGN: readonly (readonly [format: string, begins: (head: Uint8Array) => boolean])[] = [
  ["TIFF", (head) => ["II*\0", "MM\0*"].includes(letters(head, 0, 4))],
  ["WebM or Matroska", (head) => letters(head, 0, 4) === "\x1aE\xdf\xa3"],
  ["AVI", (head) => letters(head, 0, 4) === "RIFF" && letters(head, 8, 4) === "AVI "],
  ["PDF", (head) => letters(head, 0, 4) === "%PDF"],
  ["Photoshop", (head) => letters(head, 0, 4) === "8BPS"],
  ["SVG", (head) => /^\s*(<\?xml|<svg)/.test(letters(head, 0, 32))],
];

/** Brands of still pictures in the same kind of file as videos. */
const STILL_BRANDS: Readonly<Record<string, string>> = {
  heic: "HEIC",
  heix: "HEIC",
  mif1: "HEIC",
  msf1: "HEIC",
  avif: "AVIF",
  avis: "AVIF",
};

const OLD_MOVIE_BOXES = new Set(["moov", "mdat", "wide", "free", "skip", "pnot"]);

/** Reads the head of a file: nothing of it leaves the browser. */
export async function readFileFacts(file: Blob): Promise<FileFacts> {
  const source = sourceOf(file);
  const head = await source.read(0, 64);
  const bytes = source.size;
  const picture = PICTURES.find(({ begins }) => begins(head));
  if (picture) {
    const { format, mimeType, type } = picture;
    const size = await picture.size(source);
    return { format, mimeType, type, bytes, size, whole: size !== undefined };
  }
  const movie = movieFormat(head);
  if (movie) return readVideo(source, movie);
  const foreign = FOREIGN.find(([, begins]) => begins(head))?.[0] ?? stillFormat(head);
  return { format: foreign ?? "unknown", bytes, whole: true };
}

type MovieFormat = { readonly format: string; readonly mimeType: UploadMediaType };

const brandOf = (head: Uint8Array) => (letters(head, 4, 4) === "ftyp" ? letters(head, 8, 4) : undefined);

function movieFormat(head: Uint8Array): MovieFormat | undefined {
  const brand = brandOf(head);
  const quickTime: MovieFormat = { format: "QuickTime", mimeType: "video/quicktime" };
  if (brand === undefined) return OLD_MOVIE_BOXES.has(letters(head, 4, 4)) ? quickTime : undefined;
  if (STILL_BRANDS[brand] !== undefined) return undefined;
  return brand === "qt  " ? quickTime : { format: "MP4", mimeType: "video/mp4" };
}

const stillFormat = (head: Uint8Array) => STILL_BRANDS[brandOf(head) ?? ""];

async function readVideo(source: ByteSource, { format, mimeType }: MovieFormat): Promise<FileFacts> {
  const movie = await readMovie(source);
  return { format, mimeType, type: "VIDEO", bytes: source.size, whole: movie !== undefined, ...movie };
}
