type Part = readonly [name: string, value: File | string];

/** The part of an upload that is bytes, whatever its header declares (reference, Media upload). */
const MEDIA = "media";

/** Names, types and file names of a part need no more. */
const HEAD_BYTES_MAX = 8_192;

/**
 * The parts of a form (RFC 7578), as names and texts or files; undefined when it cannot be read. `Request.formData`
 * takes a part without a file name for text and spoils its bytes; widespread clients send media like that, with
 * nothing but a type of their own or with no type either.
 */
export function readParts(body: Buffer, contentType: string): Part[] | undefined {
  const [, quoted, bare] = /\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted ?? bare}`);
  // The first delimiter may be at the very beginning, without its line break.
  const text = Buffer.concat([Buffer.from("\r\n"), body]);
  const parts: Part[] = [];
  let at = text.indexOf(delimiter);
  while (at !== -1) {
    const head = at + delimiter.length;
    if (text.subarray(head, head + 2).toString() === "--") return parts;
    const end = text.indexOf("\r\n\r\n", head);
    at = text.indexOf(delimiter, end);
    const part =
      end !== -1 && at !== -1 && partOf(text.subarray(head, end).toString(), text.subarray(end + 4, at));
    if (!part) return undefined;
    parts.push(part);
  }
  return undefined;
}

function partOf(head: string, bytes: Buffer): Part | undefined {
  if (head.length > HEAD_BYTES_MAX) return undefined;
  const disposition = /^form-data\b(.*)$/i.exec(fieldOf(head, "content-disposition") ?? "")?.[1] ?? "";
  const name = parameterOf(disposition, "name");
  if (name === undefined) return undefined;
  const type = fieldOf(head, "content-type");
  const fileName = parameterOf(disposition, "filename");
  const isText =
    name !== MEDIA && fileName === undefined && (type === undefined || /^text\/plain\b/i.test(type));
  return [name, isText ? bytes.toString() : new File([new Uint8Array(bytes)], fileName ?? name)];
}

/** A field of a part's head; undefined where it is missing or empty. */
function fieldOf(head: string, name: string): string | undefined {
  const line = head.split("\r\n").find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() || undefined;
}

function parameterOf(disposition: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, "i").exec(disposition) ?? [];
  return quoted ?? bare;
}
