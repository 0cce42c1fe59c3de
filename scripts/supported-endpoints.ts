import type { AnyEndpoint } from "../lib/ads/endpoint";
import { DATA_SOURCES } from "./data-sources";
import { importsOf } from "./imports";
import type { SourceFile } from "./source-files";

/** One kind of gap between the specification and the project. */
export interface Gap {
  readonly kind: string;
  readonly isIn: (endpoint: Support) => boolean;
  /** How many endpoints may have it. Lower it with every one that is closed; never raise it. */
  readonly most: number;
}

/** A row of docs/endpoints.tsv: what the specification names. */
export interface SpecifiedEndpoint {
  readonly number: string;
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly base: string;
}

export interface Support extends SpecifiedEndpoint {
  /** `screen`: something in the dashboard calls it. `declared`: the forward lets it through, no screen yet. */
  readonly dashboard: "screen" | "declared" | undefined;
  readonly emulator: boolean;
  /** Some test names it. */
  readonly tested: boolean;
}

/** Where an endpoint is declared: `update` in `lib/ads/endpoints/campaigns`. */
export interface DeclaredEndpoint {
  readonly number: string;
  readonly method: string;
  readonly path: string;
  readonly module: string;
  readonly exportName: string;
  /** Of records of several kinds: the export that has the endpoints of each, `conversationCards`, and the kind. */
  readonly ofKind?: { readonly name: string; readonly kind: string };
  /** Those in which the endpoint exists; both by default. */
  readonly environments?: readonly string[] | undefined;
  /** Distinguishes several declarations of one row. */
  readonly command?: string | undefined;
}

export function readSpecification(tsv: string): SpecifiedEndpoint[] {
  return tsv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [number = "", group = "", method = "", path = "", base = ""] = line.split("\t");
      return { number, group, method, path: path.replaceAll(/\{([a-z_]+)\}/g, ":$1"), base };
    });
}

/** What a resource's module declares: its exports that are endpoints, or that have those of several kinds of records. */
export function declaredIn(module: string, exports: Fields): DeclaredEndpoint[] {
  return [
    ...endpointsIn(module, exports),
    ...Object.entries(exports).flatMap(([name, kinds]) =>
      isFields(kinds) && !isEndpoint(kinds)
        ? Object.entries(kinds).flatMap(([kind, endpoints]) =>
            isFields(endpoints)
              ? endpointsIn(module, endpoints).map((each) => ({ ...each, ofKind: { name, kind } }))
              : [],
          )
        : [],
    ),
  ];
}

const endpointsIn = (module: string, exports: Fields): DeclaredEndpoint[] =>
  Object.entries(exports).flatMap(([exportName, value]) => {
    if (!isEndpoint(value)) return [];
    const { number, method, path, command, environments } = value;
    return [{ number, method, path, module, exportName, command, environments }];
  });

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEndpoint = (
  value: unknown,
): value is Pick<AnyEndpoint, "number" | "method" | "path" | "command"> &
  Partial<Pick<AnyEndpoint, "environments">> =>
  typeof value === "object" && value !== null && "number" in value && "method" in value && "path" in value;

/**
 * Every specified endpoint with what there is of it.
 *
 * @throws Error when a declaration differs from the specification in method or path, or names a row twice
 */
export function supportOf(
  specified: readonly SpecifiedEndpoint[],
  declared: readonly DeclaredEndpoint[],
  routes: readonly { readonly method: string; readonly path: string }[],
  files: readonly SourceFile[],
): Support[] {
  const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const isServed = (endpoint: SpecifiedEndpoint, path: string) =>
    hasMethod(endpoint)
      ? served.has(`${endpoint.method} ${path}`)
      : routes.some((route) => route.path === path && route.method !== "ALL");
  return specified.map((endpoint) => {
    const declarations = declared.filter(({ number }) => number === endpoint.number);
    if (new Set(declarations.map(({ command }) => command)).size < declarations.length) {
      throw new Error(`Endpoint ${endpoint.number} is declared twice.`);
    }
    for (const declaration of declarations) {
      if (agrees(declaration, endpoint)) continue;
      throw new Error(
        `Endpoint ${endpoint.number} is declared as ${declaration.method} ${declaration.path}; ` +
          `the specification says ${endpoint.method} ${endpoint.path}.`,
      );
    }
    const naming = files.filter((file) => declarations.some((declaration) => names(file, declaration)));
    return {
      ...endpoint,
      dashboard: dashboardUse(declarations, naming),
      emulator: addressesOf(endpoint, declarations[0]?.environments).every((path) =>
        isServed(endpoint, path),
      ),
      tested: naming.some(({ path }) => isTest(path)),
    };
  });
}

/** What is declared is forwarded, also where nothing but the API explorer calls it. */
function dashboardUse(
  declarations: readonly DeclaredEndpoint[],
  naming: readonly SourceFile[],
): Support["dashboard"] {
  if (naming.some(isScreen)) return "screen";
  return declarations.length > 0 ? "declared" : undefined;
}

const agrees = (
  a: Pick<SpecifiedEndpoint, "method" | "path">,
  b: Pick<SpecifiedEndpoint, "method" | "path">,
) => (a.method === b.method || !hasMethod(b)) && a.path === b.path;

/** The specification names a path without saying which methods it takes. */
const hasMethod = ({ method }: Pick<SpecifiedEndpoint, "method">) => !method.startsWith("(");

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

// The catalogue's own code passes endpoints around by name without calling them.
const isScreen = ({ path }: SourceFile) =>
  !isTest(path) && /^(app|pages|components|lib)\//.test(path) && !path.startsWith("lib/ads/");

function names(file: SourceFile, { module, exportName, ofKind, path: address }: DeclaredEndpoint) {
  // Addresses without ids are also found in plain text: tests of the credential service write them out.
  if (isTest(file.path) && !address.includes(":") && file.text.includes(`${address}"`)) return true;
  return importsOf(file)
    .filter(({ target }) => target === module)
    .some(({ clause }) => (ofKind ? usedOf(ofKind, exportName) : usedAs(clause, exportName)).test(file.text));
}

/** How a file uses an endpoint of a kind: `cards.image.list`, `cards[kind].list`, or `list` taken out of either. */
function usedOf({ name, kind }: NonNullable<DeclaredEndpoint["ofKind"]>, exportName: string): RegExp {
  const kinds = `\\b${name}(?:\\.${kind}\\b|\\[[^\\]]+\\])`;
  return new RegExp(`${kinds}\\.${exportName}\\b|\\{[^{}]*\\b${exportName}\\b[^{}]*\\} = ${kinds}`);
}

/** How a file that imports a resource's module uses one of its endpoints: `campaigns.update`, or `update` alone. */
function usedAs(clause: string, exportName: string): RegExp {
  const whole = /^\* as (\w+)|\w+[eE]ndpoints as (\w+)|\b(\w+[eE]ndpoints)\b/.exec(clause);
  const name = whole?.slice(1).find((found) => found !== undefined);
  if (name !== undefined) return new RegExp(`\\b${name}\\.${exportName}\\b`);
  return clause.split(/\W+/).includes(exportName) ? /^/ : /(?!)/;
}

/** Where the emulator answers it (README, Emulator: addresses). */
function addressesOf(
  { base, path }: SpecifiedEndpoint,
  environments: readonly string[] = ["live", "sandbox"],
): string[] {
  const version = /\}\/(12|5)/.exec(base)?.[1];
  if (base.startsWith("{ads_sandbox_url}")) return [`/sandbox/${version}${path}`];
  if (base.startsWith("{ads_url}"))
    return environments.map((environment) => `/${environment}/${version}${path}`);
  return [base.startsWith("{upload_url}") ? `/upload${path}` : path];
}

/** The page docs/SUPPORTED.md; `reasons` are why rows have no screen. */
export function supportPage(
  endpoints: readonly Support[],
  ledger: readonly Gap[],
  reasons: readonly { readonly why: string; readonly rows: string }[] = [],
): string {
  const groups = [...new Set(endpoints.map(({ group }) => group))].map(
    (name) => [name, endpoints.filter(({ group }) => group === name)] as const,
  );
  return `${[
    "# Supported endpoints",
    "`npm run supported` writes this page from the catalogue, the emulator's routes and the tests; `npm test` fails while the page differs from them. The numbers are those of [endpoints.tsv](endpoints.tsv).",
    "**screen**: a screen of the dashboard calls the endpoint. **declared**: only the API explorer sends it; why is said at the end of this page.",
    "## Counts",
    table(
      ["Group", "Endpoints", "Dashboard", "Emulator", "Tested"],
      [
        ...groups.map(([group, rows]) => [group, ...counts(rows)]),
        ["**Total**", ...counts(endpoints).map((count) => `**${count}**`)],
      ],
    ),
    "## How data gets in",
    "The calls that create, change and delete records, by their numbers, and what else makes records in the emulator.",
    table(
      ["Group", "POST", "PUT", "DELETE", "And"],
      groups.map(([group, rows]) => [
        group,
        ...["POST", "PUT", "DELETE"].map((method) => numbersOf(rows.filter((row) => row.method === method))),
        DATA_SOURCES[group] ?? "–",
      ]),
    ),
    ...groups.flatMap(([group, rows]) => [
      `## ${group}`,
      table(
        ["n", "Endpoint", "Dashboard", "Emulator", "Tested"],
        rows.map((row) => [
          row.number,
          `\`${row.method} ${row.path}\``,
          row.dashboard ?? "–",
          row.emulator ? "yes" : "–",
          row.tested ? "yes" : "–",
        ]),
      ),
    ]),
    "## Known gaps",
    "These counts may only fall: `npm run supported -- --check` fails when one has grown (scripts/known-gaps.ts).",
    table(
      ["Gap", "Endpoints", "At most"],
      ledger.map(({ kind, isIn, most }) => [kind, String(endpoints.filter(isIn).length), String(most)]),
    ),
    gaps(endpoints),
    "Why endpoints have no screen:",
    table(
      ["Reason", "Endpoints"],
      reasons.map(({ why, rows }) => [why, rows]),
    ),
  ].join("\n\n")}\n`;
}

function counts(rows: readonly Support[]): string[] {
  return [
    rows.length,
    rows.filter(({ dashboard }) => dashboard === "screen").length,
    rows.filter(({ emulator }) => emulator).length,
    rows.filter(({ tested }) => tested).length,
  ].map(String);
}

function gaps(endpoints: readonly Support[]): string {
  const kinds: [string, (row: Support) => boolean][] = [
    ["Neither in the dashboard nor in the emulator", (row) => row.dashboard === undefined && !row.emulator],
    ["In the emulator only", (row) => row.dashboard === undefined && row.emulator],
    ["Declared, without a screen", (row) => row.dashboard === "declared"],
    ["In the dashboard, but not in the emulator", (row) => row.dashboard === "screen" && !row.emulator],
    ["There, but named by no test", (row) => (row.dashboard !== undefined || row.emulator) && !row.tested],
  ];
  const lines = kinds.map(([kind, belongs]) => {
    const numbers = numbersOf(endpoints.filter(belongs));
    return `- ${kind}: ${numbers === "–" ? "none" : numbers}.`;
  });
  return lines.join("\n");
}

const numbersOf = (rows: readonly Support[]) =>
  rows.length === 0 ? "–" : ranges(rows.map(({ number }) => number));

/** `1, 2, 3, 7, R1, R2` as `1–3, 7, R1–R2`. */
export function ranges(numbers: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.last, number)) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(", ");
}

/** `1–3, R7` as `1, 2, 3, R7`. */
export const rowsIn = (text: string): string[] =>
  text.split(", ").flatMap((run) => {
    const [, letter = "", first = "", last = first] = /^(\D*)(\d+)(?:–\D*(\d+))?$/.exec(run) ?? [];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${letter}${Number(first) + index}`,
    );
  });

function follows(before: string, after: string) {
  const [, letter = "", number = ""] = /^(\D*)(\d+)$/.exec(before) ?? [];
  return after === `${letter}${Number(number) + 1}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
