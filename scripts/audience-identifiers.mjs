// Which identifiers a plain list of e-mail, phone and handle should bring into an audience, computed without any of
// the product's own code: `node scripts/audience-identifiers.mjs list.csv` prints one a line, sorted. For lists
// without quotes, with German phones, as the proofs of uploading make them.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const hash = (value) => createHash("sha256").update(value).digest("hex");
const rules = [
  (text) => [/^[^@ ]+@[^@ ]+\.[a-z]{2,}$/i.test(text) && `email:${hash(text.toLowerCase())}`],
  (text) => {
    const digits = text
      .replace(/[^\d+]/g, "")
      .replace(/^(00|0|)/, (zeros) => ({ "00": "+", 0: "+49" })[zeros] ?? "");
    return [/^\+49\d{10,11}$/.test(digits) && `phone_number:${hash(digits)}`];
  },
  (text) => [/^@?\w{1,50}$/.test(text) && `handle:${hash(text.replace("@", "").toLowerCase())}`],
];

/**
 * @param {Iterable<string>} lines without the header
 * @returns {Set<string>}
 */
export function identifiersOfLines(lines) {
  const found = new Set();
  for (const line of lines) {
    for (const [column, cell] of line.split(",").entries()) {
      for (const identifier of rules[column]?.(cell.trim()) ?? []) if (identifier) found.add(identifier);
    }
  }
  return found;
}

const file = process.argv[2];
if (file && import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const found = new Set();
  let header = true;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!header) for (const identifier of identifiersOfLines([line])) found.add(identifier);
    header = false;
  }
  for (const identifier of [...found].sort()) process.stdout.write(`${identifier}\n`);
}
