import path from "node:path";
import { cyclesOf, folderGraph, folderOfRoom, importGraph } from "./import-cycles";
import { importsOf } from "./imports";
import { missingPlatforms } from "./locked-platforms.mjs";
import { ROOMS } from "./rooms";
import type { SourceFile } from "./source-files";

export interface Problem {
  readonly path: string;
  readonly line?: number;
  /** What is wrong, and where the code belongs instead. */
  readonly message: string;
}

interface Rule {
  /** Which files it looks at. */
  readonly applies: (file: SourceFile) => boolean;
  readonly check: (file: SourceFile, all: readonly SourceFile[]) => readonly Omit<Problem, "path">[];
}

const LINES_MAX = 400;

const isCode = ({ path: file }: SourceFile) => /\.(ts|tsx|mjs)$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(e2e|integration)\//.test(file);
const inside = (file: string, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));
const stem = (file: string) =>
  path.posix.basename(file).replace(/(\.(test|spec|config|module|d))?\.[a-z]+$/, "");

/** A rule about lines: one problem for each line that matches. */
function lines(pattern: RegExp, message: string): Rule["check"] {
  return ({ text }) =>
    text
      .split("\n")
      .flatMap((content, index) => (pattern.test(content) ? [{ line: index + 1, message }] : []));
}

/** A rule about what a file imports, named from the root of the project. */
function imports(pattern: RegExp, message: string): Rule["check"] {
  return (file) =>
    importsOf(file)
      .filter(({ target }) => pattern.test(target))
      .map(({ line }) => ({ line, message }));
}

const VAGUE = /^(utils?|helpers?|common|shared|misc|types?|interfaces|constants?|hooks?|index|managers?)$/;

/** Folders whose names others give: addresses of RFC 8615 and RFC 9116 among them. */
const GIVEN_NAMES = [".ci", ".well-known", "security.txt"];

/** What Next names in its own way. */
const NEXT_FOLDER = /^(\(.+\)|\[.+\]|@.+)$/;

interface Cycles {
  readonly files: readonly (readonly string[])[];
  readonly folders: readonly (readonly string[])[];
}

const cyclesByTree = new WeakMap<readonly SourceFile[], Cycles>();

/** Every folder of the emulator counts, and of other rooms those right below them, with all that they hold. */
const folderInCycles = (file: string) =>
  inside(file, "emulator") ? path.posix.dirname(file) : folderOfRoom(file);

/** What imports each other; computed once for a tree. */
function cyclesIn(all: readonly SourceFile[]): Cycles {
  const known = cyclesByTree.get(all);
  if (known) return known;
  const graph = importGraph(all);
  const made = { files: cyclesOf(graph), folders: cyclesOf(folderGraph(graph, folderInCycles)) };
  cyclesByTree.set(all, made);
  return made;
}

const rules: readonly Rule[] = [
  {
    applies: isCode,
    check: ({ path: file }) => {
      const vague = [...path.posix.dirname(file).split("/"), stem(file)].find((name) => VAGUE.test(name));
      return vague === undefined
        ? []
        : [
            {
              message: `"${vague}" says nothing about what is inside. Name the file after what it holds (lib/format/money.ts, lib/ads/permissions.ts); a type, constant or hook belongs beside the code it serves, and there are no barrels.`,
            },
          ];
    },
  },
  {
    applies: isCode,
    check: ({ path: file }) => {
      const names = file
        .split("/")
        .slice(0, -1)
        .filter((name) => !NEXT_FOLDER.test(name) && !GIVEN_NAMES.includes(name));
      const wrong = [...names, stem(file)].find(
        (name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !NEXT_FOLDER.test(name),
      );
      return wrong === undefined ? [] : [{ message: `"${wrong}" should be kebab-case, like bulk-edit.tsx.` }];
    },
  },
  {
    applies: isCode,
    check: ({ text }) => {
      const count = text.split("\n").length - 1;
      return count <= LINES_MAX
        ? []
        : [
            {
              message: `${count} lines; ${LINES_MAX} is the limit. A file has one duty: move the second one out.`,
            },
          ];
    },
  },
  {
    applies: isCode,
    check: ({ path: file }) => {
      for (const [room, folders] of Object.entries(ROOMS)) {
        if (!inside(file, room)) continue;
        const [folder = "", ...rest] = file.slice(room.length + 1).split("/");
        if (rest.length > 0 && !folders.includes(folder))
          return [
            {
              message: `${room}/ has the folders ${folders.join(", ")}: "${folder}" belongs in one of them.`,
            },
          ];
      }
      return [];
    },
  },
  {
    applies: isCode,
    check: ({ path: file }, all) => {
      const { files, folders } = cyclesIn(all);
      const group = files.find((one) => one.includes(file));
      if (group)
        return [
          {
            message: `Files import each other: ${group.join(", ")}. Move what both need to a file of its own.`,
          },
        ];
      const folder = folderInCycles(file);
      const knot = folders.find((one) => one.includes(folder));
      return knot?.[0] === folder
        ? [
            {
              message: `Folders import each other: ${knot.join(", ")}. Move what points the wrong way to the lower of them.`,
            },
          ]
        : [];
    },
  },
  {
    applies: ({ path: file }) =>
      inside(file, "emulator") && !inside(file, "emulator/testing") && !isTest(file),
    check: imports(/^emulator\/testing\//, "The product does not import what only tests need."),
  },
  {
    applies: ({ path: file }) => inside(file, "components"),
    check: imports(
      /^(app|pages|server|emulator|e2e)\//,
      "Components are composed by app/ and never import it. The service is reached through lib/ads/client.",
    ),
  },
  {
    applies: ({ path: file }) => inside(file, "lib"),
    check: imports(
      /^(app|pages|server|components|emulator|e2e)\//,
      "lib is the bottom layer. Code that needs a screen belongs in components/; code that answers requests as the service belongs in emulator/.",
    ),
  },
  {
    applies: ({ path: file }) => inside(file, "server", "pages"),
    check: imports(
      /^(app|components|emulator|e2e)\//,
      "Requests are brought to lib/ here, and screens to Next: neither needs to know any of them.",
    ),
  },
  {
    applies: ({ path: file }) => inside(file, "emulator"),
    check: imports(
      /^(app|pages|server|components|e2e|lib\/(session|forward))\/|^lib\/env$/,
      "The emulator is a double of a foreign service: it may share the catalogue and the signing of lib/, and knows nothing of the dashboard.",
    ),
  },
  {
    applies: ({ path: file }) => inside(file, "app", "components", "lib", "pages", "server"),
    check: imports(/^(scripts|bench)\//, "The product does not import the programs around it."),
  },
  {
    // Files that hold keys, tokens or what opens them must not reach a browser's bundle.
    applies: ({ path: file, text }) =>
      !isTest(file) &&
      (inside(file, "lib/session", "lib/forward") ||
        /^lib\/(env|oauth\/(sign|nonce))\.ts$/.test(file) ||
        (inside(file, "lib") && /from "(iron-session|undici|node:crypto)"/.test(text))),
    check: ({ text }) =>
      text.startsWith('import "server-only";')
        ? []
        : [{ line: 1, message: 'This file touches a secret: its first line is `import "server-only";`.' }],
  },
  {
    applies: ({ path: file, text }) =>
      inside(file, "app") && /\/(page|layout)\.tsx$/.test(file) && text.length > 0,
    check: ({ text }) =>
      /^["']use client["']/.test(text)
        ? [
            {
              line: 1,
              message: '"use client" belongs on leaves: move what needs the browser to components/.',
            },
          ]
        : [],
  },
  {
    applies: (file) => isCode(file) && !isRuleBook(file),
    check: lines(
      /\bas any\s*([;,)\]}.[|&?:]|$)|\bas unknown as\b|@ts-(ignore|nocheck|expect-error)|biome-ignore|eslint-disable/,
      "A cast or a silenced check hides the mistake it was written for. Narrow with a type guard or a schema, or type the source.",
    ),
  },
  {
    applies: ({ path: file }) => isTest(file) && !file.startsWith("scripts/structure-rules"),
    check: lines(
      /\b(it|test|describe)\.(skip|only|todo|fixme|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/,
      "Every test runs, every time: repair it or remove it.",
    ),
  },
  {
    applies: ({ path: file }) => isTest(file) && !file.startsWith("scripts/structure-rules"),
    check: lines(
      // A few milliseconds simulate a slow answer in a unit test's double.
      /waitForTimeout|\bawait sleep\(|new Promise\(.*=> setTimeout\(\w+, (?!\d\d?\))/,
      "A test that sleeps is slow and still unsure. Wait for what the user sees (expect(…).toBeVisible), or move the clock.",
    ),
  },
  {
    applies: ({ path: file }) =>
      /\.tsx?$/.test(file) && !/^(lib\/time\/test-eventually|scripts\/structure-rules)/.test(file),
    check: lines(
      /\bvi\.wait(For|Until)\(/,
      "It gives up after a second. Use eventually (lib/time/test-eventually.ts).",
    ),
  },
  {
    applies: (file) => !isRuleBook(file),
    check: lines(
      /(^|["'`\s(=])(\/home\/[a-z]|\/Users\/[A-Za-z]|\/work\/|[A-Z]:\\\\Users)/,
      "A path of one machine. Derive it from the file's own place (scripts/project.mjs) or pass it in.",
    ),
  },
  {
    applies: ({ path: file }) => /(^|\/)package-lock\.json$/.test(file),
    check: lines(
      /"resolved": "https?:/,
      "The lock file names a download address: registries differ. `.npmrc` leaves them out; run `npm install` again.",
    ),
  },
  {
    applies: ({ path: file }) => file === "package-lock.json",
    check: ({ text }) =>
      missingPlatforms(JSON.parse(text)).map(({ name }) => ({
        message: `${name} is not locked, so it cannot be installed on its system. Run \`npm run lock\`.`,
      })),
  },
  {
    applies: ({ path: file }) => inside(file, "app", "components", "lib"),
    check: lines(
      /\bgcTime\b(?!: cachedFor\()/,
      "On the server a finite gcTime is a timer that holds the whole request until it runs out: cachedFor(milliseconds) of lib/ads/cache-time.",
    ),
  },
  {
    applies: ({ path: file }) => inside(file, "app", "components", "lib", "pages", "server"),
    check: lines(
      /\bMath\.random\(/,
      "Ids and nonces come from crypto; for anything else a random screen cannot be tested.",
    ),
  },
  {
    applies: ({ path: file }) =>
      inside(file, "app", "components", "lib", "pages", "server") &&
      !isTest(file) &&
      !inside(file, "lib/format"),
    check: lines(
      /\.toLocale[A-Z]\w*\(|\.localeCompare\(|\bIntl\.(\w+Format|Collator|DisplayNames|PluralRules)\b|["']en-[A-Z]{2}["']/,
      "Figures, dates, lists, plurals, names and their order are written in one language, chosen in lib/format/locale: formatNumber, formatDay, listAnd, counted, countryName, byWords and the others of lib/format/.",
    ),
  },
  {
    applies: (file) =>
      isCode(file) &&
      inside(file.path, "app", "components", "lib", "pages", "server") &&
      !isTest(file.path) &&
      file.path !== "lib/ads/patience.ts",
    check: lines(
      /rate-limit-(limit|remaining|reset)|["'`](retry-after|age)["'`]|\bheaders\b.*["'`]date["'`]/,
      "Times in answers are read and checked in one place: use lib/ads/patience.ts.",
    ),
  },
];

const isRuleBook = ({ path: file }: SourceFile) => file.startsWith("scripts/structure-rules");

/** Everything that is not where, or not how, it has to be. */
export function structureProblems(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) =>
    rules
      .filter((rule) => rule.applies(file))
      .flatMap((rule) => rule.check(file, files).map((problem) => ({ path: file.path, ...problem }))),
  );
}
