import { BEFORE_MENTION, entitiesIn } from "./entities";

/** A handle that is being written: from its @ to the caret, in UTF-16 units. */
interface WrittenMention {
  readonly start: number;
  readonly end: number;
  /** What is written of it, without the @. */
  readonly typed: string;
  /** The letters behind the caret: the rest of a handle, or a word that is there already. */
  readonly rest: string;
}

/** The handle that is being written where the caret is; undefined where it is none, as in an e-mail address. */
export function mentionAt(text: string, caret: number): WrittenMention | undefined {
  const lead = /[@＠]([a-z0-9_]{0,20})$/iu.exec(text.slice(0, caret));
  if (!lead || BEFORE_MENTION.test(text.slice(Math.max(0, lead.index - 2), lead.index))) return undefined;
  const rest = /^[a-z0-9_]*/iu.exec(text.slice(caret))?.[0] ?? "";
  return { start: lead.index, end: caret, typed: lead[1] ?? "", rest };
}

/** The text with a handle in the place of what was written of it, and where the caret goes: behind a space. */
export function withMention(text: string, { start, end, typed, rest }: WrittenMention, handle: string) {
  const isRest = handle.toLowerCase().startsWith(`${typed}${rest}`.toLowerCase());
  const after = text.slice(isRest ? end + rest.length : end);
  const written = `${text.slice(0, start)}@${handle}`;
  return { text: `${written}${/^\s/u.test(after) ? "" : " "}${after}`, caret: written.length + 1 };
}

/** A user who can be mentioned. */
export interface Mentionable {
  readonly handle: string;
  /** Undefined where only the handle is known. */
  readonly name?: string | undefined;
}

const SHOWN_MAX = 6;

/** Those whose handle, or a word of whose name, begins with what is typed; handles come first. */
export function mentionsFor(typed: string, all: readonly Mentionable[]): readonly Mentionable[] {
  const wanted = typed.toLowerCase();
  const byHandle = all.filter(({ handle }) => handle.toLowerCase().startsWith(wanted));
  const byName = all.filter((each) =>
    each.name
      ?.toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(wanted)),
  );
  const found = new Map<string, Mentionable>();
  for (const each of [...byHandle, ...byName]) {
    const key = each.handle.toLowerCase();
    if (!found.has(key)) found.set(key, each);
  }
  return [...found.values()].slice(0, SHOWN_MAX);
}

/** The handles that texts mention, each once, without the @. */
export const handlesIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts
      .filter((text) => text.includes("@"))
      .flatMap((text) =>
        entitiesIn(text)
          .filter(({ kind }) => kind === "mention")
          .map(({ start, end }) =>
            text
              .slice(start + 1, end)
              .split("/", 1)
              .join(),
          ),
      ),
  ),
];
