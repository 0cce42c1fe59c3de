import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-input";
import { criterion, KEYWORD_TYPES, type KeywordType } from "@/lib/targeting/criteria";
import { limitOf } from "@/lib/targeting/targeting-groups";
import { typeName } from "@/lib/targeting/targeting-words";
import { KEYWORD_MAX, keywordNote, readKeywords } from "@/lib/targeting/typed-keywords";
import { EntryList } from "./entry-list";
import { KeywordSuggestions } from "./keyword-suggestions";
import { isWanted, type SectionProps } from "./section-props";

const MATCHES = KEYWORD_TYPES.map((value) => ({ value, label: typeName(value) }));

const MATCH_HINTS: Readonly<Record<KeywordType, string>> = {
  BROAD_KEYWORD: "Also related words and other spellings.",
  PHRASE_KEYWORD: "These words together, in this order.",
  UNORDERED_KEYWORD: "All of these words, in any order.",
  EXACT_KEYWORD: "These words and no others.",
};

const SIDES = [
  { value: "EQ", label: "Include" },
  { value: "NE", label: "Leave out" },
] as const;

type Side = (typeof SIDES)[number]["value"];

const LIMIT = limitOf("BROAD_KEYWORD")?.limit ?? Number.POSITIVE_INFINITY;

interface KeywordSectionProps extends SectionProps {
  typed: string;
  onTyped: (text: string) => void;
  /** The one country that the line item is shown in, for suggestions. */
  country: string | undefined;
}

/** Words that people post, search for or respond to; hundreds of them can be pasted at once. */
export function KeywordSection({ typed, onTyped, country, ...props }: KeywordSectionProps) {
  const [match, setMatch] = useState<KeywordType>("BROAD_KEYWORD");
  const [side, setSide] = useState<Side>("EQ");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const wanted = props.entries.filter(isWanted).map((entry) => entry.criterion);
  const sameKind = wanted.filter(
    ({ targeting_type, operator_type }) => targeting_type === match && operator_type === side,
  );
  const read = readKeywords(typed, {
    has: sameKind.map(({ targeting_value }) => targeting_value),
    room: LIMIT - wanted.length,
  });
  const addAll = (keywords: readonly string[]) =>
    props.onAdd(keywords.map((word) => criterion(match, word, { operator_type: side, name: word })));
  const submit = () => {
    if (typed.trim() === "") {
      setProblem("Type or paste keywords first, one on each line.");
      return;
    }
    addAll(read.keywords);
    setNote(keywordNote(read));
    setProblem(leftProblem(read.unusable.length, read.beyond.length));
    // What cannot be added stays to be put right.
    onTyped([...read.unusable, ...read.beyond].join("\n"));
  };
  const seeds = (read.keywords.length > 0 ? read.keywords : wantedWords(wanted)).slice(0, 10);
  return (
    <>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label="Keywords"
          error={problem}
          hint="One on each line, or separated by commas; paste as many as you like. Control and Enter adds them."
        >
          <TextArea
            rows={4}
            value={typed}
            onChange={({ target }) => {
              setProblem(undefined);
              setNote("");
              onTyped(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              submit();
            }}
          />
        </Field>
        <div className="flex flex-wrap items-end gap-2">
          <Field label="Match" className="w-52">
            <Select options={MATCHES} value={match} onValueChange={setMatch} />
          </Field>
          <Segmented<Side>
            label="Include or leave out"
            options={SIDES}
            value={side}
            onValueChange={setSide}
          />
          <Button type="submit">
            {read.keywords.length > 1
              ? `Add ${read.keywords.length.toLocaleString("en-GB")} keywords`
              : "Add keyword"}
          </Button>
        </div>
        <p className="text-sm text-text-muted">
          {MATCH_HINTS[match]} {wanted.length.toLocaleString("en-GB")} of {LIMIT.toLocaleString("en-GB")} that
          a line item may have.
        </p>
        <p role="status" className="text-sm empty:hidden">
          {note}
        </p>
      </form>
      <KeywordSuggestions
        seeds={seeds}
        country={country}
        has={wanted.map(({ targeting_value }) => targeting_value)}
        onAdd={(word) => addAll([word])}
      />
      <EntryList what="keywords" {...props} />
    </>
  );
}

const wantedWords = (wanted: readonly { targeting_value: string; operator_type: string }[]) =>
  wanted
    .filter(({ operator_type }) => operator_type === "EQ")
    .map(({ targeting_value }) => targeting_value)
    .reverse();

function leftProblem(unusable: number, beyond: number): string | undefined {
  const words = [
    ...(unusable > 0
      ? [
          `${unusable === 1 ? "1 keyword is" : `${unusable.toLocaleString("en-GB")} keywords are`} longer than ${KEYWORD_MAX} characters or ${unusable === 1 ? "has" : "have"} characters that the service refuses: shorten or correct.`,
        ]
      : []),
    ...(beyond > 0
      ? [
          `${beyond.toLocaleString("en-GB")} did not fit: a line item has at most ${LIMIT.toLocaleString("en-GB")} keywords. Remove others first.`,
        ]
      : []),
  ];
  return words.length > 0 ? words.join(" ") : undefined;
}
