// Prints the measures of the tree's structure, each with how it is counted. `npm run figures`; with words behind it
// (`npm run figures -- doubled`), the places that the measures with such a word in their name count. With --check it
// fails where a measure that has reached its goal is over it again, and lists the places.
import { cyclesOf, folderGraph, importGraph, within } from "./import-cycles";
import {
  backOffPolicies,
  countLines,
  doubledExports,
  errorShapes,
  formatsByHand,
  formsByHand,
  isComponent,
  listenerStores,
  longFunctions,
  maintainedLines,
  productOf,
  shortFiles,
} from "./measures";
import { ownExports } from "./own-exports";
import { readSourceFiles } from "./source-files";
import { parseProject } from "./syntax";
import { filesOfWalk, PAUSE_WALK } from "./walk";

interface Figure {
  readonly name: string;
  readonly value: number;
  /** The most it should be. */
  readonly goal?: number;
  /** The goal is still to be reached: --check lets it be. */
  readonly ahead?: boolean;
  /** How it is counted. */
  readonly how: string;
  readonly places?: readonly string[];
}

const count = (name: string, goal: number | undefined, how: string, places: readonly string[]): Figure => ({
  name,
  value: places.length,
  how,
  places,
  ...(goal !== undefined && { goal }),
});

const sources = readSourceFiles();
const files = parseProject();
const graph = importGraph(sources);
const fileCycles = cyclesOf(graph);
const knots = ["components", "lib", "emulator"].flatMap((room) =>
  cyclesOf(folderGraph(within(graph, (file) => file.startsWith(`${room}/`)))),
);
const long = longFunctions(files, 100);
const drawing = long.filter((each) => isComponent(each) && each.lines > 150);
const inWords = (functions: typeof long) =>
  functions.map(({ name, lines, place }) => `${lines} ${name} ${place}`);

const figures: readonly Figure[] = [
  count(
    "import cycles of files",
    0,
    "groups of files that reach each other, types and lazy imports included, tests left out",
    fileCycles.map((group) => group.join(", ")),
  ),
  {
    name: "folder knots",
    value: knots.reduce((sum, { length }) => sum + length, 0),
    goal: 0,
    how: "folders within components/, lib/ and emulator/ that reach each other in a circle; a file at the root of a room counts by itself",
    places: knots.map((group) => group.join(", ")),
  },
  count(
    "forms not on react-hook-form",
    0,
    "files that draw a form of their own and import neither react-hook-form nor use-service-form; those that the browser posts, and those that send nothing (scripts/measures.ts), are left out",
    formsByHand(files),
  ),
  count(
    "doubled exported names",
    0,
    "names that two files export of which one file could import both; the catalogue's endpoints are namespaces and left out",
    doubledExports(files),
  ),
  count(
    "exports for their own file alone",
    0,
    "exported names that no other file imports, tests and programs included; routes, entries and the catalogue's endpoints are left out",
    ownExports(files, sources),
  ),
  count("hand-made listener stores", 1, "`new Set<() => …>()` in the dashboard", listenerStores(files)),
  count(
    "formats outside lib/format",
    0,
    "lines with toLocale…String, Intl formatters, collators and literal locales in the dashboard",
    formatsByHand(files),
  ),
  count(
    "declarations of the error shape",
    1,
    "schemas in the dashboard of an object with a `code` and a `message`, and no `name`",
    errorShapes(files),
  ),
  count(
    "back-off policies beside lib/ads/patience",
    0,
    "files that multiply by 2 to the power of the tries, or list pauses",
    backOffPolicies(files),
  ),
  count(
    "files under 15 lines outside app/",
    40,
    "product files, tests and their helpers left out",
    shortFiles(files, 15),
  ),
  count(
    "files from Pause to the wire",
    10,
    "those that control passes through in the browser, from the click in a campaign's panel to fetch; scripts/walk.ts names them, and each has to hand on as it says",
    filesOfWalk(PAUSE_WALK, files),
  ),
  {
    name: "product lines",
    value: productOf(files).reduce((sum, { text }) => sum + countLines(text), 0),
    how: "app, components, emulator, lib, pages, server; blank lines and comments included, tests and their helpers left out",
  },
  {
    name: "maintained lines",
    value: maintainedLines(sources),
    goal: 105_000,
    ahead: true,
    how: "product, programs, benchmarks, helpers of tests",
  },
  count(
    "components over 150 lines",
    0,
    "functions with a capital in .tsx, from their first line to their last",
    inWords(drawing),
  ),
  count("functions of 100 lines and more", undefined, "any function with a name", inWords(long)),
];

const isOver = ({ value, goal, ahead }: Figure) => goal !== undefined && !ahead && value > goal;

function print(figure: Figure, withPlaces: boolean): void {
  const { name, value, goal, how, places = [] } = figure;
  const most = goal === undefined ? "" : ` (${goal === 0 ? "" : "≤ "}${goal.toLocaleString("en-US")})`;
  process.stdout.write(`${String(value).padStart(8)}  ${name}${most}\n          ${how}\n`);
  for (const place of withPlaces ? places : []) process.stdout.write(`            ${place}\n`);
}

const wanted = process.argv.slice(2);
if (wanted.includes("--check")) {
  const over = figures.filter(isOver);
  for (const figure of over) print(figure, true);
  process.stdout.write(over.length === 0 ? "All measures that have reached their goals hold them.\n" : "");
  process.exitCode = over.length === 0 ? 0 : 1;
} else {
  for (const figure of figures) {
    const listed = wanted.some((word) => figure.name.includes(word));
    if (listed || wanted.length === 0) print(figure, listed);
  }
  if (wanted.length === 0)
    process.stdout.write(
      `\nThe longest functions:\n${inWords(long.slice(0, 8))
        .map((line) => `  ${line}\n`)
        .join("")}`,
    );
}
