import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea, TextInput } from "@/components/ui/text-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { hasLine, isCopyToken, listLines, NAME_PARTS, planListedCopies } from "@/lib/campaigns/duplicate";
import { dateInName, fillPattern, freeTokens, type TokenValues } from "@/lib/campaigns/name-pattern";
import type { Guard } from "@/lib/campaigns/rules/guard";
import { formatNumber } from "@/lib/format/numbers";
import type { Day } from "@/lib/time/calendar";
import { type Copies, NO_COPIES, withBlocked } from "./copies";
import { TokenInputs, typedFor, untyped } from "./token-inputs";

interface CopyList {
  readonly lines: string;
  readonly pattern: string;
  /** What is typed for the pattern's other tokens. */
  readonly values: TokenValues;
}

export const EMPTY_LIST: CopyList = {
  lines: "",
  pattern: `${NAME_PARTS.model} ${NAME_PARTS.line}`,
  values: {},
};

/** As many lines as a person can look through; the rest belongs into another list. */
const LINES_MAX = 200;

const patternProblem = (pattern: string) =>
  hasLine(pattern) ? undefined : `Write ${NAME_PARTS.line} where each line belongs.`;

const typedTokens = (pattern: string) => freeTokens(pattern).filter((token) => !isCopyToken(token));

/** A copy of each for every line. */
export function copiesOfList(
  models: readonly Campaign[],
  { lines, pattern, values }: CopyList,
  names: ReadonlySet<string>,
  { guard, today }: { guard: Guard; today: Day },
): Copies {
  const each = listLines(lines);
  const blocked =
    each.length === 0
      ? "Write what each copy is for first, one a line."
      : (tooMany(each.length) ?? patternProblem(pattern) ?? untyped(typedTokens(pattern), values));
  if (blocked !== undefined) return { ...NO_COPIES, blocked };
  const valueFor = (token: string) => dateInName(token, today) ?? typedFor(values, token);
  return withBlocked(planListedCopies(models, each, pattern, names, { guard, valueFor }));
}

const tooMany = (count: number) =>
  count > LINES_MAX ? `At most ${LINES_MAX} lines at once. These are ${formatNumber(count)}.` : undefined;

/** The naming template with lines in place of one of its tokens. */
const patternOf = (template: string, line: string) =>
  fillPattern(template, (token) => (token === line ? NAME_PARTS.line : undefined));

interface CopiesOfListProps {
  list: CopyList;
  /** How campaigns are named in the account; empty for in any way. */
  template: string;
  hint: string | undefined;
  onList: (list: CopyList) => void;
}

/** What the copies are for, and how they are called. */
export function CopiesOfList({ list, template, hint, onList }: CopiesOfListProps) {
  const tokens = typedTokens(list.pattern);
  const named = freeTokens(template);
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Field
        label="One a line"
        className="w-64 max-sm:w-full"
        hint={hint}
        error={tooMany(listLines(list.lines).length)}
      >
        <TextArea
          rows={4}
          placeholder={"Germany\nFrance\nSpain"}
          value={list.lines}
          onChange={({ target }) => onList({ ...list, lines: target.value })}
        />
      </Field>
      <div className="flex min-w-64 flex-1 flex-col gap-3">
        <Field
          label="Names of the copies"
          hint={`${NAME_PARTS.model} is the campaign’s name, ${NAME_PARTS.line} the text of a line, {yyyymm} this month.`}
          error={patternProblem(list.pattern)}
        >
          <TextInput
            value={list.pattern}
            onChange={({ target }) => onList({ ...list, pattern: target.value })}
          />
        </Field>
        {named.length > 0 && (
          <Field label="By the naming template" hint={<bdi>{template}</bdi>}>
            <Select
              value={named.find((token) => list.pattern === patternOf(template, token)) ?? ""}
              placeholder="Select what the lines contain"
              options={named.map((token) => ({ value: token, label: `Each line is the ${token}` }))}
              onValueChange={(token) => onList({ ...list, pattern: patternOf(template, token) })}
            />
          </Field>
        )}
        {tokens.length > 0 && (
          <TokenInputs
            tokens={tokens}
            values={list.values}
            onValues={(values) => onList({ ...list, values })}
          />
        )}
      </div>
    </div>
  );
}
