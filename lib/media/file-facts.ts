import type { MediaType } from "@/lib/ads/endpoints/media-library";
import type { UploadMediaType } from "@/lib/ads/endpoints/media-upload";
import { type ByteSource, letters, sourceOf, viewOf } from "./byte-source";
import { bmpSize, gifSize, isCmyk, jpegSize, pngSize, type ReadSize, webpSize } from "./image-header";
import { readMovie } from "./movie-header";
import type { PixelSize } from "./ratio";

/** The format of a file, by its bytes rather than its name. */
export interface FileFacts {
  /** "PNG", "MP4"; "unknown" for unrecognised bytes. */
  readonly format: string;
  readonly bytes: number;
  /** Undefined for formats that the service does not accept. */
  readonly mimeType?: UploadMediaType | undefined;
  readonly type?: MediaType | undefined;
  readonly size?: PixelSize | undefined;
  readonly seconds?: number | undefined;
  readonly videoCodec?: string | undefined;
  readonly audioCodec?: string | undefined;
  /** Its colours are those of a printing press (JPEG only). */
  readonly cmyk?: boolean | undefined;
  /** The header is complete: a truncated file has none. */
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

/** Signatures of camera raw files, other than TIFF-based and branded ones. */
const RAW: readonly (readonly [at: number, mark: string])[] = [
  [8, "CR\x02"],
  [0, "FUJIFILMCCD-RAW"],
  [0, "IIRO"],
  [0, "IIU\0"],
  [6, "HEAPCCDR"],
];

/** Formats that people try, and that the service does not accept. */
const FOREIGN: readonly (readonly [format: string, begins: (head: Uint8Array) => boolean])[] = [
  ["camera raw", (head) => RAW.some(([at, mark]) => letters(head, at, mark.length) === mark)],
  ["JPEG 2000", (head) => letters(head, 4, 4) === "jP  " || letters(head, 0, 4) === "\xffO\xffQ"],
  ["JPEG XL", (head) => letters(head, 4, 4) === "JXL " || letters(head, 0, 2) === "\xff\n"],
  ["TIFF", (head) => ["II*\0", "MM\0*"].includes(letters(head, 0, 4))],
  ["WebM or Matroska", (head) => letters(head, 0, 4) === "\x1aE\xdf\xa3"],
  ["AVI", (head) => letters(head, 0, 4) === "RIFF" && letters(head, 8, 4) === "AVI "],
  ["PDF", (head) => letters(head, 0, 4) === "%PDF"],
  ["Photoshop", (head) => letters(head, 0, 4) === "8BPS"],
  ["SVG", (head) => /^\s*(<\?xml|<svg)/.test(letters(head, 0, 32))],
];

/**
 * The contents of ISO base media files by brand (ISO/IEC 14496-12; registered with MP4RA), if not a video: pictures
 * and their sequences, camera raw, and audio.
 */
const OTHER_BRANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    HEIC: ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"],
    AVIF: ["avif", "avis", "MA1A", "MA1B"],
    HEIF: ["avci", "avcs", "jpeg", "jpgs", "j2ki", "j2is", "vvic", "vvis", "unif"],
    "camera raw": ["crx "],
    audio: ["M4A ", "M4B ", "M4P ", "F4A ", "F4B "],
  }).flatMap(([format, brands]) => brands.map((brand) => [brand, format] as const)),
);

/** Brands for any picture; the following brands identify the codec. */
const PICTURE_BRANDS: ReadonlySet<string> = new Set([
  "mif1",
  "mif2",
  "msf1",
  "miaf",
  "MiHB",
  "MiHA",
  "MiHE",
  "MiAB",
]);

const OLD_MOVIE_BOXES = new Set(["moov", "mdat", "wide", "free", "skip", "pnot"]);

/** Reads the head of a file: nothing leaves the browser. */
export async function readFileFacts(file: Blob): Promise<FileFacts> {
  const source = sourceOf(file);
  const head = await source.read(0, 64);
  const bytes = source.size;
  const picture = PICTURES.find(({ begins }) => begins(head));
  if (picture) {
    const { format, mimeType, type } = picture;
    const size = await picture.size(source);
    const facts = { format, mimeType, type, bytes, size, whole: size !== undefined };
    return format === "JPEG" && (await isCmyk(source)) ? { ...facts, cmyk: true } : facts;
  }
  const brands = await brandsOf(source, head);
  const other = brands && otherThanFilm(brands);
  const movie = other === undefined ? movieFormat(head, brands?.[0]) : undefined;
  if (movie) return readVideo(source, movie);
  const foreign = other ?? FOREIGN.find(([, begins]) => begins(head))?.[0];
  return { format: foreign ?? "unknown", bytes, whole: true };
}

type MovieFormat = { readonly format: string; readonly mimeType: UploadMediaType };

/** Maximum number of brands; writers list a handful. */
const BRANDS_MAX = 32;

/** The brand of a file and its compatible brands (`ftyp`, ISO/IEC 14496-12, 4.3). */
async function brandsOf(source: ByteSource, head: Uint8Array): Promise<string[] | undefined> {
  if (letters(head, 4, 4) !== "ftyp") return undefined;
  const end = Math.min(viewOf(head).getUint32(0), 16 + 4 * BRANDS_MAX);
  const compatible = end > 16 ? await source.read(16, end) : new Uint8Array(0);
  const count = Math.floor(compatible.length / 4);
  return [
    letters(head, 8, 4),
    ...Array.from({ length: count }, (_, index) => letters(compatible, 4 * index, 4)),
  ];
}

/**
 * The content of a file whose brands are not those of a video. The first brand decides, unless it is a general one.
 */
function otherThanFilm([first = "", ...others]: readonly string[]): string | undefined {
  if (!PICTURE_BRANDS.has(first)) return OTHER_BRANDS.get(first);
  const codings = others.flatMap((brand) => OTHER_BRANDS.get(brand) ?? []);
  return codings.includes("AVIF") ? "AVIF" : (codings[0] ?? "HEIF");
}

function movieFormat(head: Uint8Array, brand: string | undefined): MovieFormat | undefined {
  const quickTime: MovieFormat = { format: "QuickTime", mimeType: "video/quicktime" };
  if (brand === undefined) return OLD_MOVIE_BOXES.has(letters(head, 4, 4)) ? quickTime : undefined;
  return brand === "qt  " ? quickTime : { format: "MP4", mimeType: "video/mp4" };
}

async function readVideo(source: ByteSource, { format, mimeType }: MovieFormat): Promise<FileFacts> {
  const movie = await readMovie(source);
  return { format, mimeType, type: "VIDEO", bytes: source.size, whole: movie !== undefined, ...movie };
}
