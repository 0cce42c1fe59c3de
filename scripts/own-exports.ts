import { importsOf } from "./imports";
import { exportedNames, productOf } from "./measures";
import type { SourceFile } from "./source-files";
import { lineOf, type ParsedFile } from "./syntax";

/** What Next and programs call by names of their own, and catalogues that are read as a whole. */
const ENTRIES = /^(app|pages|server)\/|^(lib\/ads|lib\/oauth)\/endpoints/;

/**
 * Exported names of the product that no other file imports, tests and programs included, with the places of their
 * declarations. A module that is imported as a whole, lazily or in the place of another counts as used by every word of
 * the file that does so, and as used altogether where that file has none of its names: it hands the module on.
 */
export function ownExports(files: readonly ParsedFile[], sources: readonly SourceFile[]): string[] {
  const uses = usesOf(sources);
  return productOf(files)
    .filter(({ path }) => !ENTRIES.test(path))
    .flatMap((file) => {
      const { named, wholes } = uses.get(file.path.replace(/\.tsx?$/, "")) ?? { named: NONE, wholes: [] };
      const statements = file.syntax.statements.map((statement) => ({
        statement,
        names: exportedNames(statement),
      }));
      const all = statements.flatMap(({ names }) => names);
      if (wholes.some((words) => !all.some((name) => words.has(name)))) return [];
      const isUsed = (name: string) => named.has(name) || wholes.some((words) => words.has(name));
      return statements.flatMap(({ statement, names }) =>
        names.length > 0 && !names.some(isUsed)
          ? [`${file.path}:${lineOf(statement, file)} ${names.join(", ")}`]
          : [],
      );
    });
}

/** What other files take of a module. */
interface Uses {
  readonly named: Set<string>;
  /** The words of each file that imports it as a whole. */
  readonly wholes: ReadonlySet<string>[];
}

const NONE: ReadonlySet<string> = new Set();

/** What is taken of each module, which is named without its ending. */
function usesOf(sources: readonly SourceFile[]): ReadonlyMap<string, Uses> {
  const uses = new Map<string, Uses>();
  const of = (target: string) => {
    const known = uses.get(target) ?? { named: new Set(), wholes: [] };
    uses.set(target, known);
    return known;
  };
  for (const source of sources.filter(({ path }) => /\.(tsx?|mjs)$/.test(path))) {
    const words = new Set(source.text.match(/[A-Za-z_$][\w$]*/g));
    const seen = new Set<string>();
    for (const { clause, target } of importsOf(source)) {
      seen.add(target);
      if (!/^(?:type\s+)?\{/.test(clause)) of(target).wholes.push(words);
      for (const name of namesIn(clause)) of(target).named.add(name);
    }
    // Modules that a test replaces.
    for (const [, name = ""] of source.text.matchAll(/"@\/([\w./-]+)"/g)) {
      if (!seen.has(name)) of(name).wholes.push(words);
    }
  }
  return uses;
}

/** What `{ list, type Campaign, get as read }` takes. */
const namesIn = (clause: string) =>
  clause
    .replace(/^type\s+|[{}]/g, "")
    .split(",")
    .map((name) =>
      name
        .trim()
        .replace(/^type\s+/, "")
        .replace(/\s+as\s+\w+$/, ""),
    );
