import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-input";
import { formatNumber } from "@/lib/format/numbers";
import { KEYWORD_TYPES, type KeywordType, type Shown } from "@/lib/targeting/criteria";
import { typeName } from "@/lib/targeting/targeting-words";
import { EntryList } from "./entry-list";
import { KeywordSuggestions } from "./keyword-suggestions";
import type { SectionProps } from "./section-props";
import { KEYWORD_LIMIT, type KeywordField } from "./use-typed-keywords";

const MATCHES = KEYWORD_TYPES.map((value) => ({ value, label: typeName(value) }));

const MATCH_HINTS: Readonly<Record<KeywordType, string>> = {
  BROAD_KEYWORD: "Also related words and other spellings.",
  PHRASE_KEYWORD: "These words together, in this order.",
  UNORDERED_KEYWORD: "All of these words, in any order.",
  EXACT_KEYWORD: "These words and no others.",
};

const SIDES = [
  { value: "EQ", label: "Include" },
  { value: "NE", label: "Exclude" },
] as const;

interface KeywordSectionProps extends SectionProps {
  typed: KeywordField;
  /** The only country that the line item is shown in, for suggestions. */
  country: string | undefined;
}

/** Words that people post, search for or respond to; hundreds can be pasted at once. */
export function KeywordSection({ typed, country, ...props }: KeywordSectionProps) {
  const { text, match, side, read, wanted } = typed;
  const submit = () => {
    if (text.trim() === "") typed.askForSome();
    else typed.take();
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
          error={typed.problem}
          hint="One on each line, or separated by commas; paste as many as you like. Control and Enter adds them."
        >
          <TextArea
            ref={typed.field}
            rows={4}
            value={text}
            onChange={({ target }) => typed.change(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              submit();
            }}
          />
        </Field>
        <div className="flex flex-wrap items-end gap-2">
          <Field label="Match" className="w-52">
            <Select
              options={MATCHES}
              value={match}
              onValueChange={(value) => typed.choose({ match: value })}
            />
          </Field>
          <Segmented
            label="Include or leave out"
            options={SIDES}
            value={side}
            onValueChange={(value) => typed.choose({ side: value })}
          />
          <Button type="submit">
            {read.keywords.length > 1 ? `Add ${formatNumber(read.keywords.length)} keywords` : "Add keyword"}
          </Button>
        </div>
        <p className="text-sm text-text-muted">
          {MATCH_HINTS[match]} {formatNumber(wanted.length)} of {formatNumber(KEYWORD_LIMIT)} that a line item
          may have.
        </p>
        <p role="status" className="text-sm empty:hidden">
          {typed.note}
        </p>
      </form>
      <KeywordSuggestions
        seeds={seeds}
        country={country}
        has={wanted.map(({ targeting_value }) => targeting_value)}
        onAdd={(word) => typed.addWords([word])}
      />
      <EntryList what="keywords" {...props} />
    </>
  );
}

const wantedWords = (wanted: readonly Shown[]) =>
  wanted
    .filter(({ operator_type }) => operator_type === "EQ")
    .map(({ targeting_value }) => targeting_value)
    .reverse();
