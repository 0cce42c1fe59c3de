import path from "node:path";
import { importsOf } from "./imports";
import type { SourceFile } from "./source-files";

/** The imports of each file, by path from the root of the project. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const ENDINGS = ["", ".ts", ".tsx", ".d.ts", ".mjs", ".d.mts"];
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith("e2e/");

/** The imports of a project's code among its own files, types and lazy ones included; tests are left out. */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const code = files.filter((file) => isCode(file.path) && !isTest(file.path));
  const known = new Set(code.map((file) => file.path));
  return new Map(
    code.map((file) => {
      const imported = importsOf(file).flatMap(({ target }) => {
        const found = ENDINGS.map((ending) => target + ending).find((candidate) => known.has(candidate));
        return found === undefined || found === file.path ? [] : [found];
      });
      return [file.path, new Set(imported)];
    }),
  );
}

/** The folder of a room that a file lies in, `lib/ads`; a file at the root of its room is its own. */
export function folderOfRoom(file: string): string {
  const [room = "", folder, below] = file.split("/");
  return folder === undefined || below === undefined ? file : path.posix.join(room, folder);
}

/**
 * The same graph by folders: an edge for each folder that another one imports anything of. `folderOf` decides what
 * counts as a folder: by default those of a room, with all that lies below them.
 */
export function folderGraph(
  graph: ImportGraph,
  folderOf: (file: string) => string = folderOfRoom,
): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const from = folderOf(file);
    const targets = folders.get(from) ?? new Set<string>();
    for (const target of imported) if (folderOf(target) !== from) targets.add(folderOf(target));
    folders.set(from, targets);
  }
  return folders;
}

/** The part of a graph whose nodes a condition holds for. */
export const within = (graph: ImportGraph, holds: (node: string) => boolean): ImportGraph =>
  new Map(
    [...graph]
      .filter(([node]) => holds(node))
      .map(([node, imported]) => [node, new Set([...imported].filter(holds))]),
  );

/**
 * Groups of nodes that reach each other (strongly connected components of two and more), the largest first and each
 * in alphabetical order. A group is what has to be taken apart, however many circles run through it.
 */
export function cyclesOf(graph: ImportGraph): readonly (readonly string[])[] {
  const backward = new Map<string, string[]>();
  for (const [node, imported] of graph)
    for (const target of imported) backward.set(target, [...(backward.get(target) ?? []), node]);

  const grouped = new Set<string>();
  const groups = finishingOrder(graph)
    .reverse()
    .map((start) => {
      const group = new Set<string>();
      const open = [start];
      for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (grouped.has(node)) continue;
        grouped.add(node);
        group.add(node);
        open.push(...(backward.get(node) ?? []));
      }
      return [...group].sort();
    });
  return groups
    .filter((group) => group.length > 1)
    .sort((a, b) => b.length - a.length || (a[0] ?? "").localeCompare(b[0] ?? ""));
}

/** Nodes in the order in which a depth-first walk is done with them (Kosaraju's first pass). */
function finishingOrder(graph: ImportGraph): string[] {
  const seen = new Set<string>();
  const finished: string[] = [];
  for (const start of graph.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const stack = [{ node: start, left: [...(graph.get(start) ?? [])] }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const next = top.left.pop();
      if (next === undefined) {
        finished.push(top.node);
        stack.pop();
      } else if (!seen.has(next)) {
        seen.add(next);
        stack.push({ node: next, left: [...(graph.get(next) ?? [])] });
      }
    }
  }
  return finished;
}
