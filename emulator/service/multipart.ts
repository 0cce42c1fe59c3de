type Part = readonly [name: string, value: File | string];

/**
 * The parts of a form (RFC 7578), as names and texts or files; undefined when it cannot be read. `Request.formData`
 * takes a part without a file name for text and spoils its bytes; a widespread client sends media like that, with
 * nothing but a type of their own.
 */
export function readParts(body: Buffer, contentType: string): Part[] | undefined {
  const [, quoted, bare] = /\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted ?? bare}`);
  // The first delimiter may stand at the very beginning, without its line break.
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
  const disposition = /^content-disposition:\s*form-data\b(.*)$/im.exec(head)?.[1] ?? "";
  const name = parameterOf(disposition, "name");
  if (name === undefined) return undefined;
  const type = /^content-type:\s*(\S.*?)\s*$/im.exec(head)?.[1];
  const fileName = parameterOf(disposition, "filename");
  const isText = fileName === undefined && (type === undefined || /^text\/plain\b/i.test(type));
  return [name, isText ? bytes.toString() : new File([new Uint8Array(bytes)], fileName ?? name)];
}

function parameterOf(disposition: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, "i").exec(disposition) ?? [];
  return quoted ?? bare;
}
