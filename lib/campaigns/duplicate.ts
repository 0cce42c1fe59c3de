import { CAMPAIGN_NAME_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import type { BulkPlan, ExcludedItem } from "@/lib/bulk/bulk-plan";
import { copyName } from "@/lib/text/copy-name";
import type { CampaignItem } from "./bulk/campaign-plan";
import { checkChange } from "./check-change";
import { fillPattern, tokensIn } from "./name-pattern";
import { type Guard, NO_GUARD } from "./rules/guard";

/** Copies of campaigns, each paused whatever its model does, under names that are not taken. */
export function planCopies(
  models: readonly Campaign[],
  times: number,
  names: ReadonlySet<string>,
  guard: Guard = NO_GUARD,
): CopyPlan {
  const taken = new Set(names);
  const wishes = models.flatMap((model) =>
    Array.from({ length: times }, () => {
      const name = copyName(model.name, CAMPAIGN_NAME_MAX, taken);
      taken.add(name);
      return { model, name };
    }),
  );
  return judgedCopies(wishes, guard);
}

/** What is created, what is not and why, and what somebody has to see first. */
export type CopyPlan = Required<Pick<BulkPlan<CampaignItem>, "items" | "excluded" | "warnings">>;

interface Copy {
  readonly model: Campaign;
  readonly name: string;
  /** How it is told of where it has no name; the name otherwise. */
  readonly about?: string;
  /** What keeps it from being created, whatever the account's rules. */
  readonly reason?: string | undefined;
}

function judgedCopies(copies: readonly Copy[], guard: Guard): CopyPlan {
  const items: CampaignItem[] = [];
  const excluded: ExcludedItem[] = [];
  const warnings = new Map<string, readonly string[]>();
  for (const { model, name, about = name, reason } of copies) {
    const { blocks, warnings: warned } = guard.creation({ ...model, name });
    const why = reason ?? blocks[0]?.advice;
    if (why !== undefined) {
      excluded.push({ key: `${model.id} ${excluded.length}`, name: about, reason: why });
      continue;
    }
    const item = copyOf(model, name);
    items.push(item);
    if (warned.length > 0)
      warnings.set(
        item.key,
        warned.map(({ advice }) => advice),
      );
  }
  return { items, excluded, warnings };
}

const NAME = "name";
const LINE = "line";

/** In a pattern of names: what the model is called, and a line of the list. */
export const NAME_PARTS = { model: `{{${NAME}}}`, line: `{{${LINE}}}` } as const;

/** Whether a pattern says where the lines of the list belong. */
export const hasLine = (pattern: string): boolean => tokensIn(pattern).includes(LINE);

/** Whether a token of a pattern is what copies have of themselves. */
export const isCopyToken = (token: string): boolean => token === NAME || token === LINE;

/** What is written one a line, without blank ones. */
export const listLines = (text: string): readonly string[] =>
  text.split(/\r\n?|\n/).flatMap((line) => line.trim() || []);

/**
 * One copy of each model for every line of a list, named by a pattern. A name that is taken makes no copy.
 *
 * @param how what stands for the other tokens of the pattern, and what the account's rules say
 */
export function planListedCopies(
  models: readonly Campaign[],
  lines: readonly string[],
  pattern: string,
  names: ReadonlySet<string>,
  { guard = NO_GUARD, valueFor }: { guard?: Guard; valueFor?: (token: string) => string | undefined } = {},
): CopyPlan {
  const taken = new Set(names);
  const copies: Copy[] = [];
  for (const model of models) {
    const nameFor = (line: string) => (token: string) => {
      if (isCopyToken(token)) return token === LINE ? line : model.name;
      return valueFor?.(token);
    };
    for (const line of lines) {
      const name = fillPattern(pattern, nameFor(line)).trim();
      const reason = taken.has(name)
        ? "A campaign of this name exists already, or is among these copies."
        : hasIllegalCharacters(name)
          ? ILLEGAL_CHARACTERS_ADVICE
          : checkChange(model, { name })[0]?.advice;
      copies.push({ model, name, about: name || line, reason });
      taken.add(name);
    }
  }
  return judgedCopies(copies, guard);
}

function copyOf(model: Campaign, name: string): CampaignItem {
  const optimization = model.budget_optimization === "LINE_ITEM" ? "LINE_ITEM" : "CAMPAIGN";
  return {
    key: `copy of ${model.id} ${name}`,
    name,
    operation: {
      operation_type: "Create",
      params: {
        name,
        funding_instrument_id: model.funding_instrument_id,
        entity_status: "PAUSED",
        budget_optimization: optimization,
        ...(model.daily_budget_amount_local_micro !== null && {
          daily_budget_amount_local_micro: model.daily_budget_amount_local_micro,
        }),
        ...(model.total_budget_amount_local_micro !== null && {
          total_budget_amount_local_micro: model.total_budget_amount_local_micro,
        }),
        ...(optimization === "CAMPAIGN" &&
          model.standard_delivery !== null && { standard_delivery: model.standard_delivery }),
        ...(model.purchase_order_number !== null && { purchase_order_number: model.purchase_order_number }),
      },
    },
    differences: [{ field: "name", from: model.name, to: name }],
  };
}
