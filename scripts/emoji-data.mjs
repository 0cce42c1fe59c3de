// Writes lib/post-text/emoji-data.ts from the records of emojibase: `npm run emoji-data`. Of each emoji that can be
// chosen stays its name and the words to find it by, so that browsers load no codes and no tones of skin. A test writes
// it again and holds the two together.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./project.mjs";

/** Unicode's group of tones and hair, which are parts of others. */
const PARTS = 2;

/** What parts the file's entries, or would end its texts. */
const RESERVED = /[;|"\\\n]/;

/** @typedef {{ group?: number, order?: number, unicode: string, label: string, tags?: string[] }} EmojiRecord */

/** @returns {Promise<Record<string, string>>} modules by the names of their files */
export async function emojiData() {
  const require = createRequire(import.meta.url);
  const read = async (/** @type {string} */ file) =>
    JSON.parse(await readFile(require.resolve(`emojibase-data/${file}`), "utf8"));
  const { version } = await read("package.json");
  /** @type {EmojiRecord[]} */
  const records = await read("en/compact.json");
  /** @type {Map<number, string[]>} */
  const groups = new Map();
  for (const record of records.sort((one, other) => (one.order ?? 0) - (other.order ?? 0))) {
    const { group } = record;
    if (group === undefined || group === PARTS) continue;
    groups.set(group, [...(groups.get(group) ?? []), entryOf(record)]);
  }
  return {
    "emoji-data.ts": [
      `// Written by \`npm run emoji-data\` from en/compact.json of emojibase-data ${version} (MIT), whose names and words`,
      "// are Unicode's (CLDR, Unicode License). Not to be changed by hand.",
      "",
      "/**",
      " * The emoji of each of Unicode's groups, in its order: the emoji, a space, its name, and behind a bar the words to",
      " * find it by that its name does not hold. A semicolon parts one from the next.",
      " */",
      "export const EMOJI_OF_GROUP = {",
      ...[...groups]
        .sort(([one], [other]) => one - other)
        .map(([group, entries]) => `  ${group}: "${entries.join(";")}",`),
      "};",
      "",
    ].join("\n"),
  };
}

/** @param {EmojiRecord} record */
function entryOf({ unicode, label, tags = [] }) {
  const name = new Set(wordsOf(label));
  const words = [...new Set(tags.flatMap(wordsOf))].filter((word) => !name.has(word));
  if (RESERVED.test([unicode, label, ...words].join(" "))) throw new Error(`${label} holds a separator`);
  return `${unicode} ${label}|${words.join(" ")}`;
}

/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [file, text] of Object.entries(await emojiData())) {
    await writeFile(path.join(root, "lib/post-text", file), text);
  }
}
