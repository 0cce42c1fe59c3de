import path from "node:path";
import type { SourceFile } from "./source-files";

export interface Import {
  /** Between `import` and `from`: `* as campaigns`, `{ list, type Campaign }`; empty for a bare import. */
  readonly clause: string;
  /** The module, from the root of the project and without its extension. */
  readonly target: string;
  readonly line: number;
}

/** The project's own modules that a file imports, statically or not. */
export function importsOf({ path: file, text }: SourceFile): Import[] {
  const statement =
    /\b(?:import|export)\s+(?:(?:type\s+)?([\w*{}\s,]+?)\s+from\s+)?"((?:@\/|\.)[^"]+)"|\bimport\("((?:@\/|\.)[^"]+)"\)/g;
  return [...text.matchAll(statement)].map(({ 1: clause = "", 2: named, 3: dynamic, index }) => {
    const name = named ?? dynamic ?? "";
    const target = name.startsWith("@/") ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    return {
      clause,
      target: target.replace(/\.(tsx?|mjs)$/, ""),
      line: text.slice(0, index).split("\n").length,
    };
  });
}
