import { transformSync } from "esbuild";
import { parseAst } from "vite";
import type { SourceFile } from "./source-files";

/** A regular expression of a file. */
export interface Regex {
  readonly pattern: string;
  readonly flags: string;
  /** The files that contain it, each once. */
  readonly files: readonly string[];
}

type Found = Omit<Regex, "files">;

/** What takes the place of a part that is put in at run time, or of the whole. */
export const PUT_IN = "x";

const isProduct = ({ path: file }: SourceFile) =>
  /^(app|components|emulator|lib|pages|server)\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/test-[^/]*$|^emulator\/testing\//.test(file);

/** AssemblyScript has decorators where TypeScript has none, and no regular expressions. */
const isAssemblyScript = ({ text }: SourceFile) => /^@(inline|external)/m.test(text);

/** The regular expressions of the product, each once: the literals, and what is given to the constructor. */
export function regexesOf(files: readonly SourceFile[]): Regex[] {
  const found = new Map<string, Found & { files: Set<string> }>();
  for (const file of files) {
    if (!isProduct(file) || isAssemblyScript(file)) continue;
    const { code } = transformSync(file.text, {
      loader: file.path.endsWith("x") ? "tsx" : "ts",
      target: "esnext",
      jsx: "automatic",
    });
    for (const regex of regexesIn(parseAst(code))) {
      // Of what is made at run time only its place is known.
      const key = regex.pattern === PUT_IN ? file.path : `/${regex.pattern}/${regex.flags}`;
      const known = found.get(key) ?? { ...regex, files: new Set<string>() };
      found.set(key, { ...known, files: known.files.add(file.path) });
    }
  }
  return [...found.values()].map((regex) => ({ ...regex, files: [...regex.files] }));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function regexesIn(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(regexesIn);
  if (!isRecord(node)) return [];
  const own = literalOf(node) ?? constructedOf(node);
  return [...(own ? [own] : []), ...Object.values(node).flatMap(regexesIn)];
}

function literalOf({ type, regex }: Readonly<Record<string, unknown>>): Found | undefined {
  if (type !== "Literal" || !isRecord(regex)) return undefined;
  return { pattern: String(regex.pattern), flags: String(regex.flags) };
}

function constructedOf({ type, callee, arguments: given }: Readonly<Record<string, unknown>>) {
  const isCall = type === "NewExpression" || type === "CallExpression";
  if (!isCall || !isRecord(callee) || callee.name !== "RegExp" || !Array.isArray(given)) return undefined;
  const [pattern, flags] = given.map(textOf);
  // Flags that are put in change the meaning of classes, not how often something is tried.
  return { pattern: pattern ?? PUT_IN, flags: (flags ?? "").replace(PUT_IN, "v") };
}

/** A text as far as it is written down. */
function textOf(node: unknown): string {
  if (!isRecord(node)) return PUT_IN;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "CallExpression") return joinedOf(node) ?? PUT_IN;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return PUT_IN;
  return node.quasis
    .map((part: unknown) => (isRecord(part) && isRecord(part.value) ? String(part.value.cooked) : ""))
    .join(PUT_IN);
}

/** The texts of `[…].join("|")`. */
function joinedOf({ callee, arguments: given }: Readonly<Record<string, unknown>>): string | undefined {
  if (!isRecord(callee) || !isRecord(callee.object) || !Array.isArray(callee.object.elements))
    return undefined;
  const between = Array.isArray(given) ? textOf(given[0]) : PUT_IN;
  return callee.object.elements.map(textOf).join(between);
}
