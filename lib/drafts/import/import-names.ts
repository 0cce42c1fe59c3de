/** The names of cards and media, as far as they are read. */
export interface ImportNames {
  /** Addresses of the cards with a name, ignoring case; undefined while they are being read. */
  readonly cardsNamed: (name: string) => readonly string[] | undefined;
  /** Keys of the media with a name or file name, ignoring case; undefined while they are being read. */
  readonly mediaNamed: (name: string) => readonly string[] | undefined;
}

/** The meaning of a cell, or its problem. */
interface Meant<Value> {
  readonly value: Value;
  readonly problem?: string;
}

/** The card in a cell, by its address or its name. */
export function readCard(cell: string, { cardsNamed }: ImportNames): Meant<string | null> {
  const said = cell.trim();
  if (said === "") return { value: null };
  if (said.includes("://")) return { value: said };
  const found = cardsNamed(said);
  const [only] = found ?? [];
  if (found?.length === 1 && only !== undefined) return { value: only };
  return { value: null, ...(found && { problem: whyNot("card", "cards", said, found.length, "address") }) };
}

const KEY = /^\d+_\w+$/;
const keysIn = (text: string): readonly string[] | undefined => {
  const words = text.split(/[\s;,|]+/).filter((word) => word !== "");
  return words.every((word) => KEY.test(word)) ? words : undefined;
};

/**
 * The media in a cell: keys with any separators, or names separated by semicolons, bars or line breaks. Commas also
 * separate names where no file has the whole as its name, since names may contain commas.
 */
export function readMedia(cell: string, { mediaNamed }: ImportNames): Meant<readonly string[]> {
  const keys = keysIn(cell);
  if (keys) return { value: keys };
  const whole = mediaNamed(cell.trim());
  if (whole?.length === 1) return { value: whole };
  const value: string[] = [];
  let problem: string | undefined;
  const parts = cell.split(/[;|\n]+/).flatMap((part) => namesIn(part.trim(), mediaNamed));
  for (const said of parts) {
    const own = keysIn(said);
    const found = own ?? mediaNamed(said);
    if (own) value.push(...own);
    else if (found?.length === 1) value.push(...found);
    else if (found) problem ??= whyNot("file", "files", said, found.length, "key");
  }
  return { value, ...(problem !== undefined && { problem }) };
}

/** Splits a cell at its commas, where a part names a file and the whole does not. */
function namesIn(said: string, mediaNamed: ImportNames["mediaNamed"]): readonly string[] {
  if (!said.includes(",") || mediaNamed(said)?.length !== 0) return [said];
  const parts = said
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.some((part) => keysIn(part) ?? mediaNamed(part)?.length) ? parts : [said];
}

function whyNot(one: string, many: string, said: string, count: number, by: "address" | "key"): string {
  return count === 0
    ? `No ${one} of the account is called ${said}. Write the name or the ${by} of one.`
    : `${count} ${many} are called ${said}. Write the ${by} of one.`;
}

/** Things by their names, ignoring case. */
export function namesOf<Thing>(
  things: readonly Thing[],
  called: (thing: Thing) => readonly (string | null)[],
  idOf: (thing: Thing) => string,
): (name: string) => readonly string[] {
  const byName = new Map<string, Set<string>>();
  for (const thing of things) {
    for (const name of called(thing)) {
      const key = name?.trim().toLowerCase() ?? "";
      if (key !== "") byName.set(key, (byName.get(key) ?? new Set()).add(idOf(thing)));
    }
  }
  return (name) => [...(byName.get(name.trim().toLowerCase()) ?? [])];
}
