import path from "node:path";
import type { Node, SourceFile } from "typescript/unstable/ast";
import { createVirtualFileSystem } from "typescript/unstable/fs";
import { API } from "typescript/unstable/sync";
import { root } from "./project.mjs";

/** A file of the project as the TypeScript compiler reads it. */
export interface ParsedFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly syntax: SourceFile;
}

/** The project's own files, as its tsconfig.json names them. Takes about four seconds. */
export const parseProject = (): ParsedFile[] => parse(new API({ cwd: root }), root);

/** A project that consists of these files, by path. */
export function parseSources(sources: Readonly<Record<string, string>>): ParsedFile[] {
  const files = Object.entries(sources).map(([file, text]) => [`/project/${file}`, text]);
  const config = JSON.stringify({
    compilerOptions: { noLib: true, types: [], jsx: "preserve" },
    include: ["**/*"],
  });
  const fs = createVirtualFileSystem({ ...Object.fromEntries(files), "/project/tsconfig.json": config });
  return parse(new API({ cwd: "/project", fs }), "/project");
}

function parse(api: API, folder: string): ParsedFile[] {
  const project = api.updateSnapshot({ openProject: `${folder}/tsconfig.json` }).getProjects()[0];
  if (project === undefined) throw new Error(`${folder}/tsconfig.json cannot be opened`);
  const { program } = project;
  const files = program.getSourceFileNames().flatMap((name) => {
    const file = path.relative(folder, name).replaceAll("\\", "/");
    if (/^\.\.|^\.next|(^|\/)node_modules\/|^bundled:/.test(file) || name.includes(":///")) return [];
    const syntax = program.getSourceFile(name);
    return syntax === undefined ? [] : [{ path: file, text: syntax.text, syntax }];
  });
  api.close();
  return files;
}

/** A node and everything within it. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

/** The 1-based line on which a node begins, without the comments before it. */
export const lineOf = (node: Node, { syntax }: ParsedFile): number =>
  syntax.getLineAndCharacterOfPosition(node.getStart(syntax)).line + 1;

/** Lines from where a node begins to where it ends. */
export const linesOf = (node: Node, file: ParsedFile): number =>
  file.syntax.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - lineOf(node, file);
