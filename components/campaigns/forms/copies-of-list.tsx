import { Field } from "@/components/ui/field";
import { TextArea, TextInput } from "@/components/ui/text-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { ExcludedItem } from "@/lib/bulk/bulk-plan";
import type { CampaignItem } from "@/lib/campaigns/bulk/campaign-plan";
import { listLines, NAME_PARTS, planListedCopies } from "@/lib/campaigns/duplicate";

/** What is created, what is not and why, and what is still to be said before any of it. */
export interface Copies {
  readonly items: readonly CampaignItem[];
  readonly excluded: readonly ExcludedItem[];
  readonly blocked: string | undefined;
}

interface CopyList {
  readonly lines: string;
  readonly pattern: string;
}

export const EMPTY_LIST: CopyList = { lines: "", pattern: `${NAME_PARTS.model} ${NAME_PARTS.line}` };

/** As many lines as a person can look through; the rest belongs into another list. */
const LINES_MAX = 200;

const patternProblem = (pattern: string) =>
  pattern.includes(NAME_PARTS.line) ? undefined : `Write ${NAME_PARTS.line} where each line belongs.`;

/** A copy of each for every line. */
export function copiesOfList(
  models: readonly Campaign[],
  { lines, pattern }: CopyList,
  names: ReadonlySet<string>,
): Copies {
  const each = listLines(lines);
  const blocked =
    each.length === 0
      ? "Write what each copy is for first, one a line."
      : (tooMany(each.length) ?? patternProblem(pattern));
  if (blocked !== undefined) return { items: [], excluded: [], blocked };
  const copies = planListedCopies(models, each, pattern, names);
  return { ...copies, blocked: copies.items.length === 0 ? "No copy would be created." : undefined };
}

const tooMany = (count: number) =>
  count > LINES_MAX
    ? `At most ${LINES_MAX} lines at once. These are ${count.toLocaleString("en-GB")}.`
    : undefined;

interface CopiesOfListProps {
  list: CopyList;
  hint: string | undefined;
  onList: (list: CopyList) => void;
}

/** What the copies are for, and how they are called. */
export function CopiesOfList({ list, hint, onList }: CopiesOfListProps) {
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
      <Field
        label="Names of the copies"
        className="min-w-64 flex-1"
        hint={`${NAME_PARTS.model} is the campaign’s name, ${NAME_PARTS.line} the text of a line.`}
        error={patternProblem(list.pattern)}
      >
        <TextInput
          value={list.pattern}
          onChange={({ target }) => onList({ ...list, pattern: target.value })}
        />
      </Field>
    </div>
  );
}
