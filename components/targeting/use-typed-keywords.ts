import { useRef, useState } from "react";
import { formatNumber } from "@/lib/format/numbers";
import { counted, plural } from "@/lib/format/plurals";
import { criterion, type NewCriterion } from "@/lib/targeting/criteria";
import { groupOf, limitOf } from "@/lib/targeting/targeting-groups";
import { KEYWORD_MAX, keywordNote, readKeywords } from "@/lib/targeting/typed-keywords";
import { isWanted } from "./section-props";
import type { TypingDraft } from "./use-targeting-draft";

/** Maximum number of keywords in a line item, all matches together. */
export const KEYWORD_LIMIT = limitOf("BROAD_KEYWORD")?.limit ?? Number.POSITIVE_INFINITY;

export type KeywordField = ReturnType<typeof useTypedKeywords>;

/** Keywords while they are typed, in any part of the form: saving adds them like their own button. */
export function useTypedKeywords({ entries, typed, type, add }: TypingDraft) {
  const { keywords: text, match = "BROAD_KEYWORD", side = "EQ" } = typed;
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const wanted = entries
    .filter((entry) => isWanted(entry) && groupOf(entry.criterion.targeting_type) === "keywords")
    .map((entry) => entry.criterion);
  const sameKind = wanted.filter(
    ({ targeting_type, operator_type }) => targeting_type === match && operator_type === side,
  );
  const read = readKeywords(text, {
    has: sameKind.map(({ targeting_value }) => targeting_value),
    room: KEYWORD_LIMIT - wanted.length,
  });

  const addWords = (words: readonly string[]): readonly NewCriterion[] => {
    const fresh = words.map((word) => criterion(match, word, { operator_type: side, name: word }));
    add(fresh);
    return fresh;
  };
  const change = (keywords: string) => {
    setProblem(undefined);
    setNote("");
    type({ keywords });
  };
  return {
    text,
    match,
    side,
    note,
    problem,
    /** The typed keywords, as they would be added. */
    read,
    wanted,
    field,
    change,
    choose: type,
    addWords,
    /** Adds the typed keywords: returns what was added, and whether some remain to be corrected. */
    take: () => {
      const added = addWords(read.keywords);
      const left = [...read.unusable, ...read.beyond];
      setNote(text.trim() === "" ? "" : keywordNote(read));
      setProblem(leftProblem(read.unusable.length, read.beyond.length));
      type({ keywords: left.join("\n") });
      return { added, complete: left.length === 0 };
    },
    askForSome: () => setProblem("Type or paste keywords first, one on each line."),
  };
}

function leftProblem(unusable: number, beyond: number): string | undefined {
  const words = [
    ...(unusable > 0
      ? [
          `${counted(unusable, "keyword is", "keywords are")} longer than ${KEYWORD_MAX} characters or ${plural(unusable, { one: "has", other: "have" })} characters that are not allowed: shorten or correct.`,
        ]
      : []),
    ...(beyond > 0
      ? [
          `${formatNumber(beyond)} did not fit: a line item has at most ${formatNumber(KEYWORD_LIMIT)} keywords. Remove others first.`,
        ]
      : []),
  ];
  return words.length > 0 ? words.join(" ") : undefined;
}
