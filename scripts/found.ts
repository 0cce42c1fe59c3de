/** A row of docs/found.md: a fault found in use, and the tests that hold it fixed. */
export interface FoundRow {
  readonly line: number;
  readonly row: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

/** A test as the table names it: its file and its title. */
const NAMED = /^(\S+) › (.+)$/;

const HEADER = "row";

/** The rows of all tables of the document, headings left out. A test that is not named as one has an empty file. */
export function foundRows(markdown: string): FoundRow[] {
  return markdown.split("\n").flatMap((text, index) => {
    if (!text.startsWith("| ")) return [];
    const [row = "", , named = ""] = text
      .replace(/^\| | \|$/g, "")
      .split(/(?<!\\) \| /)
      .map((cell) => cell.trim());
    if (row === HEADER || /^-+$/.test(row)) return [];
    const tests = named.split("<br>").map((test) => {
      const [, file = "", title = test.trim()] = NAMED.exec(test.trim()) ?? [];
      return { file, title: title.replaceAll("\\|", "|") };
    });
    return [{ line: index + 1, row, tests }];
  });
}

/**
 * What is wrong with the table: tests that no file holds.
 *
 * @param read gives a file's text, or undefined when there is no such file
 */
export function foundProblems(markdown: string, read: (file: string) => string | undefined): string[] {
  return foundRows(markdown).flatMap(({ line, row, tests }) =>
    tests.flatMap(({ file, title }) => {
      const at = `docs/found.md:${line} (${row})`;
      if (file === "") return [`${at}: name the test as "file › title", not "${title}".`];
      const text = read(file);
      if (text === undefined) return [`${at}: there is no file ${file}.`];
      return text.includes(title) ? [] : [`${at}: ${file} has no test "${title}".`];
    }),
  );
}
