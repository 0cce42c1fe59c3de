import type { SourceFile } from "./source-files";

/** Phrases that no marketer would use, and what to write instead. */
const BANNED: readonly { readonly phrase: RegExp; readonly instead: string; readonly except?: RegExp }[] = [
  {
    phrase:
      /\bthe service (also |does not |cannot )?(tells?|told|knows?|takes?|took|grants?|granted|gives?|gave|says?|said|names?)\b/i,
    instead: "Say what is so, not who says it: “No reason given.”, “At most 5 MB.”",
  },
  { phrase: /\b(some|no)body\b/i, instead: "Name the person: the advertiser, another user, an admin." },
  { phrase: /\bwho(m|ever)\b/i, instead: "“Who”, or the person by name." },
  { phrase: /\bput away\b/i, instead: "“Dismiss”." },
  { phrase: /\b(bring|brings|brought) it out\b/i, instead: "“Publish”." },
  { phrase: /\bcalled off\b/i, instead: "“Canceled”." },
  {
    phrase: /\bis told (of|as|here|again)\b|\b(not|was) told\b/i,
    instead: "“Unknown”, “not available”, “reported”.",
  },
  { phrase: /\bwhat pays\b/i, instead: "“Funding source”." },
  {
    phrase: /\b(funding|an?|the|this|no|each|one|every|first|able|create|deleted?) instruments?\b/i,
    instead: "“Funding source”.",
    // What endpoints are called in the service's own reference, and headings of files that are understood.
    except: /^lib\/ads\/endpoints\/|\/column-names\.ts$/,
  },
  { phrase: /\b(is|are|was|were|been|not) kept\b|^Kept\b/, instead: "“Saved”, “stored”, “recorded”." },
  { phrase: /\bas it stands\b/i, instead: "“Original”, “yet”." },
  { phrase: /\b(a|an|the|this|no|each|one|every) medium\b/i, instead: "“File”, “image”, “video”." },
];

/** A text of a screen with a banned phrase. */
export interface ScreenWordsProblem {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

/** Files with texts of screens. */
const HOLDS_TEXTS = /^(app|components|lib|emulator\/(credentials|pages))\/.*\.tsx?$|^emulator\/.*\.tsx$/;
const IS_NO_SCREEN = /\.test\.tsx?$|\/test-|^emulator\/testing\/|\/wasm\/|\/samples?\//;

/** A module's name, a class list and the like: strings that are not read. */
const NO_TEXT = /^\s*(import|export) .* from |^\s*import\(|className=/;

/** Texts of screens that hold a banned phrase. Comments and tests are free. */
export function screenWordsProblems(files: readonly SourceFile[]): ScreenWordsProblem[] {
  return files
    .filter(({ path }) => HOLDS_TEXTS.test(path) && !IS_NO_SCREEN.test(path))
    .flatMap(({ path, text }) =>
      textsOf(text).flatMap(({ line, text: said }) =>
        BANNED.filter(({ phrase, except }) => phrase.test(said) && !except?.test(path)).map(
          ({ instead }) => ({
            path,
            line,
            text: said,
            instead,
          }),
        ),
      ),
    );
}

/** A string or a comment. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

const TESTS = /\.(test|spec)\.tsx?$/;
/** The title of a test, of a group of them, or of each of a table. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)?\(|\]\)\()\s*(?:"([^"\n]+)"|`([^`\n]+)`),/g;
/** Vague words for people, and verbs that personify code. */
const UNPLAIN = /\b(somebody|nobody|whom|tells?|told|knows?)\b/i;

/** Words of a private idiom: "is shown" or "reported", "again", "is" and "a user" are what everyone reads at once. */
const IDIOM = /\b(somebody|nobody|whom|whoever|tells?|told|anew|stands?|standing|noun)\b/i;
/** Words that names are not made of, for the same reason. */
const PRIVATE_WORDS: ReadonlySet<string> = new Set(["told", "tell", "tells", "standing", "noun"]);
const NAME = /[A-Za-z]\w*/g;

/** Names in code that only its authors understand at once. */
export const nameProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && path !== "scripts/screen-words.ts")
    .flatMap(({ path, text }) =>
      withoutTexts(text)
        .split("\n")
        .flatMap((content, index) =>
          (content.match(NAME) ?? [])
            .filter((name) =>
              name.split(/_|(?<=[a-z])(?=[A-Z])/).some((word) => PRIVATE_WORDS.has(word.toLowerCase())),
            )
            .map((name) => `${path}:${index + 1} ${name}`),
        ),
    );

/** Places of comments in that idiom. */
export const commentProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(TOKEN)]
        .filter(([found]) => /^\/[*/]/.test(found) && IDIOM.test(found))
        .map(({ index }) => `${path}:${text.slice(0, index).split("\n").length}`),
    );

/** Titles of tests without a plain verb and object for what the code does. */
export const titleProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => TESTS.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(TITLE)]
        .map(([, double, back]) => double ?? back ?? "")
        .filter((title) => UNPLAIN.test(title))
        .map((title) => `${path}: ${title}`),
    );

/** Texts in quotes or between tags, line by line. */
export function textsOf(source: string): { line: number; text: string }[] {
  return withoutComments(source)
    .split("\n")
    .flatMap((content, index) => {
      if (NO_TEXT.test(content)) return [];
      const quoted = [...content.matchAll(/"([^"]*)"|`([^`]*)`/g)].map(
        ([, double, back]) => double ?? back ?? "",
      );
      // A value within words counts as a word.
      const rest = content.replaceAll(/"[^"]*"|`[^`]*`/g, " ").replaceAll(/\{[\w.]+(\([^{}]*\))?\}/g, "…");
      // Words between tags, and lines of them: no code has three words in a row with nothing else.
      const between = [
        ...rest.matchAll(/>([^<>{}=;]+)(?=<|$|\{)|^\s*([\p{L}][^<>{}=;()]*\p{L}[^<>{}=;()]*)$/gu),
      ]
        .map(([, inside, whole]) => (inside ?? whole ?? "").trim())
        .filter((words) => /^\S+( \S+){2,}/.test(words));
      return [...quoted, ...between].filter((text) => text !== "").map((text) => ({ line: index + 1, text }));
    });
}

/** The same source with its comments blanked and its lines where they were. */
function withoutComments(source: string): string {
  return source.replace(TOKEN, (found) => (/^\/[*/]/.test(found) ? found.replace(/[^\n]/g, " ") : found));
}

/** The same without strings as well. */
const withoutTexts = (source: string): string =>
  source.replace(TOKEN, (found) => found.replace(/[^\n]/g, " ")).replaceAll(/'[^'\n]*'/g, "");
