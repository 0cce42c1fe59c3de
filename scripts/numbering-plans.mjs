// Writes lib/audiences/numbering-*.ts from the metadata of libphonenumber: `npm run numbering-plans`. What numbers
// a calling code has becomes one automaton, which the scanners walk digit by digit. A test writes it again and holds
// the two together.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { DigitAutomaton, firstDigits } from "./digit-automaton.mjs";
import { root } from "./project.mjs";

// Positions in a country's metadata of libphonenumber-js.
const [CODE, IDD, GENERAL, LENGTHS, TRUNK, PREFIX, TRANSFORM, LEADING, TYPES] = [0, 1, 2, 3, 5, 7, 8, 10, 11];
/** Longest national number in the metadata. */
const DIGITS_MAX = 17;

/** @returns {Promise<Record<string, string>>} modules by the names of their files */
export async function numberingData() {
  const require = createRequire(import.meta.url);
  const read = async (/** @type {string} */ file) =>
    JSON.parse(await readFile(require.resolve(`libphonenumber-js/${file}`), "utf8"));
  const [{ version }, metadata] = [await read("package.json"), await read("metadata.max.json")];
  const automaton = new DigitAutomaton();
  /** @type {string[]} */
  const plans = [];
  /** @type {Map<string, number>} */
  const begins = new Map();
  for (const [code, countries] of Object.entries(metadata.country_calling_codes)) {
    const all = countries.map((/** @type {string} */ country) => metadata.countries[country]);
    begins.set(code, automaton.add(validNumbers(all)));
    for (const country of countries) {
      const plan = metadata.countries[country];
      const general = automaton.add({ patterns: [plan[GENERAL]], accepts: (matched) => matched.has(0) });
      const prefix = plan[PREFIX] || plan[TRUNK] || "";
      const lengths = bitsOf(plan[LENGTHS]).toString(16);
      const mobile = automaton.add(mobileNumbers(plan));
      const replaced = plan[TRANSFORM] || "";
      const dialled = firstDigits(`${plan[IDD]}|${prefix.replaceAll("$", "") || plan[IDD]}`);
      const numbers = [lengths, general, mobile, dialled];
      plans.push([country, plan[CODE], plan[IDD], ...numbers, prefix, replaced].join(" "));
    }
  }
  for (const [code, plan] of Object.entries(metadata.nonGeographic)) {
    begins.set(code, automaton.add(validNumbers([plan])));
  }
  const international = automaton.addPrefixes(begins);
  const table = Buffer.from(Uint16Array.from(automaton.rows.flat()).buffer).toString("base64");
  const source = [
    `// Written by \`npm run numbering-plans\` from metadata.max.json of libphonenumber-js ${version} (MIT), which is Google's`,
    "// libphonenumber (Apache 2.0). Do not edit.",
    "",
  ];
  return {
    "numbering-data.ts": [
      ...source,
      "/**",
      " * Country, calling code, international prefix, lengths as a bit for each in hexadecimal digits, where numbers of this",
      " * form and mobile ones begin in the automaton, the digits with which something to dial begins, the prefix of national",
      " * numbers, and its replacement. The main country of a calling code comes first.",
      " */",
      "export const PLANS = String.raw`",
      ...plans,
      "`;",
      "",
      "/** The calling codes of no country. */",
      `export const OTHER_CODES = [${Object.keys(metadata.nonGeographic).join(", ")}];`,
      "",
    ].join("\n"),
    "numbering-automaton.ts": [
      ...source,
      "/** Where valid numbers begin with their calling code. */",
      `export const INTERNATIONAL = ${international};`,
      "",
      "/**",
      " * The automaton in base64: for each state ten 16-bit numbers, little-endian, one for each digit: twice the next state,",
      " * plus one where a number may end; 0 has no match.",
      " */",
      `export const AUTOMATON =\n  "${table.match(/.{1,960}/g)?.join('" +\n  "')}";`,
      "",
    ].join("\n"),
  };
}

/**
 * The valid numbers of a calling code: those that match the pattern of some type in the country they belong to. With
 * several countries, leading digits decide which one; where a country has none, the first whose types match.
 *
 * @param {readonly any[]} plans main country first
 */
function validNumbers(plans) {
  /** @type {string[]} */
  const patterns = [];
  const id = (/** @type {string} */ pattern) => patterns.push(pattern) - 1;
  const countries = plans.map((plan) => ({
    general: id(plan[GENERAL]),
    leading: plans.length > 1 && plan[LEADING] ? id(`(?:${plan[LEADING]})\\d{0,${DIGITS_MAX}}`) : undefined,
    types: (plan[TYPES] || [])
      .filter((/** @type {any} */ type) => type?.[0])
      .map((/** @type {[string, number[]?]} */ [pattern, lengths]) => ({
        pattern: id(pattern),
        lengths: lengths && id(lengths.map((length) => `\\d{${length}}`).join("|")),
      })),
  }));
  /** @param {ReadonlySet<number>} matched */
  const accepts = (matched) => {
    const valid = (/** @type {typeof countries[number] | undefined} */ country) =>
      country !== undefined &&
      matched.has(country.general) &&
      country.types.some(
        (/** @type {{ pattern: number, lengths: number | undefined }} */ { pattern, lengths }) =>
          matched.has(pattern) && (lengths === undefined || matched.has(lengths)),
      );
    const owner = countries.find((country) =>
      country.leading === undefined ? valid(country) : matched.has(country.leading),
    );
    return valid(owner ?? countries[0]);
  };
  return { patterns, accepts };
}

/**
 * The mobile numbers of a country; where they are written like its fixed ones, those.
 *
 * @param {any} plan
 */
function mobileNumbers(plan) {
  const [fixed, mobile] = plan[TYPES] || [];
  const [pattern, lengths] = mobile?.[0] ? mobile : (fixed ?? ["\\d{0}"]);
  const counted = lengths?.map((/** @type {number} */ length) => `\\d{${length}}`).join("|");
  const patterns = [plan[GENERAL], pattern, ...(counted ? [counted] : [])];
  /** @param {ReadonlySet<number>} matched */
  const accepts = (matched) => matched.size === patterns.length;
  return { patterns, accepts };
}

/** @param {readonly number[]} lengths */
const bitsOf = (lengths) => lengths.reduce((bits, length) => bits | (1 << length), 0);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [file, text] of Object.entries(await numberingData())) {
    await writeFile(path.join(root, "lib/audiences", file), text);
  }
}
