/** Encodings of a file's text that can be detected. */
export const ENCODINGS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Western European (Windows)",
} as const;
export type Encoding = keyof typeof ENCODINGS;

/** Why a file is no text. */
export type UnreadableReason = "empty" | "packed" | "no text";

/** What a file begins with: how its text is written, and how many bytes a byte order mark takes. */
export type FileStart =
  | { readonly encoding: Encoding; readonly mark: number }
  | { readonly refused: UnreadableReason };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * Detects a text's encoding from its first bytes, as far as they show it: text without a mark and without zeros is
 * called UTF-8 here. Zip files (spreadsheets among them), gzip and PDF are refused by their marks, anything else by
 * zero bytes that UTF-16 does not explain.
 */
export function readFileStart(bytes: Uint8Array): FileStart {
  if (bytes.length === 0) return { refused: "empty" };
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x1f, 0x8b)) return { refused: "packed" };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    return { refused: "no text" };
  }
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { encoding: "utf-8", mark: 3 };
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: "utf-16le", mark: 2 };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: "utf-16be", mark: 2 };
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return { encoding: "utf-8", mark: 0 };
  const half = bytes.length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return { encoding: "utf-16le", mark: 0 };
  if (even > half * 0.7 && odd < half * 0.1) return { encoding: "utf-16be", mark: 0 };
  return { refused: "no text" };
}

const START_BYTES = 65_536;
const PIECE_BYTES = 1 << 20;
/** Bytes that are looked through for letters which are no UTF-8; longer files have some before this. */
const SEARCHED_BYTES = 32 * PIECE_BYTES;

/**
 * Detects the encoding of a file. What has no mark and is no UTF-8 is what spreadsheets in Europe and the Americas save
 * when they are asked for "CSV": Windows-1252, in which every byte is a character. A file in which most letters beyond
 * ASCII are good UTF-8 is a damaged one, and stays UTF-8.
 */
export async function detectEncoding(blob: Blob): Promise<FileStart> {
  const start = readFileStart(new Uint8Array(await blob.slice(0, START_BYTES).arrayBuffer()));
  if ("refused" in start || start.encoding !== "utf-8" || start.mark > 0) return start;
  const decoder = new TextDecoder();
  let good = 0;
  let bad = 0;
  const searched = Math.min(blob.size, SEARCHED_BYTES);
  for (let at = 0; at < searched; at += PIECE_BYTES) {
    const piece = await blob.slice(at, at + PIECE_BYTES).arrayBuffer();
    const text = decoder.decode(piece, { stream: at + PIECE_BYTES < searched });
    for (const [run] of text.matchAll(BEYOND_ASCII)) {
      const broken = run.split("\ufffd").length - 1;
      bad += broken;
      good += run.length - broken;
    }
  }
  return bad > good ? { encoding: "windows-1252", mark: 0 } : start;
}

const BEYOND_ASCII = /[\u0080-\uffff]+/g;

/** Encodings of older spreadsheets that cannot be detected by a file's bytes, so that the user chooses. */
export const OLDER_ENCODINGS = {
  "windows-1252": "Western European (Windows)",
  macintosh: "Western European (Mac)",
  "windows-1250": "Central European",
  "windows-1251": "Cyrillic",
  "windows-1253": "Greek",
  "windows-1254": "Turkish",
  "windows-1255": "Hebrew",
  "windows-1256": "Arabic",
  "windows-1257": "Baltic",
  shift_jis: "Japanese",
  gb18030: "Chinese (simplified)",
  big5: "Chinese (traditional)",
  "euc-kr": "Korean",
} as const;
export type OlderEncoding = keyof typeof OLDER_ENCODINGS;
const isOlderEncoding = (text: string): text is OlderEncoding => Object.hasOwn(OLDER_ENCODINGS, text);
export const olderEncodings: readonly OlderEncoding[] = Object.keys(OLDER_ENCODINGS).filter(isOlderEncoding);

/** The text of a file in an older encoding as a file of UTF-8, which the browser stores where it has room. */
export function asUtf8(file: Blob, encoding: OlderEncoding): Promise<Blob> {
  const text = file
    .stream()
    .pipeThrough(new TextDecoderStream(encoding))
    .pipeThrough(new TextEncoderStream());
  return new Response(text).blob();
}

/** Reads text that was read as Windows-1252 in another way: Windows-1252 loses no byte. */
export function rereadText(text: string, encoding: OlderEncoding): string {
  if (encoding === "windows-1252") return text;
  return new TextDecoder(encoding).decode(windowsBytes(text));
}

/** The byte of each character of Windows-1252. */
const BYTE_OF = new Map(
  [...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte],
  ),
);

const windowsBytes = (text: string) =>
  Uint8Array.from(text, (character) => BYTE_OF.get(character) ?? "?".charCodeAt(0));
