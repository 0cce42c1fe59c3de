import { optimizationName } from "@/lib/ads/campaign-field-words";
import { BUDGET_OPTIMIZATIONS } from "@/lib/ads/endpoints/campaigns";
import type { BudgetOptimization } from "@/lib/campaigns/new-campaign";
import { SETTABLE_STATUSES } from "@/lib/campaigns/status";

/** A cell without what spreadsheets do to its edges and line breaks. */
export const tidy = (cell: string) => cell.replace(/\r\n?/g, "\n").trim();

const sameWord = (cell: string, word: string) => tidy(cell).toLowerCase() === word.toLowerCase();

/** What a campaign that is created can be. */
export const NEW_STATUSES = { ...SETTABLE_STATUSES, DRAFT: "Draft" } as const;
export type NewStatus = keyof typeof NEW_STATUSES;

const isNewStatus = (status: string): status is NewStatus => Object.hasOwn(NEW_STATUSES, status);

/** A status in a word; one that nobody has told us about stays as it is. */
export const statusName = (status: string) => (isNewStatus(status) ? NEW_STATUSES[status] : status);

/** The service's word or the dashboard's, in whatever case. */
export const readStatus = (cell: string): NewStatus | undefined =>
  Object.keys(NEW_STATUSES)
    .filter(isNewStatus)
    .find((status) => sameWord(cell, status) || sameWord(cell, NEW_STATUSES[status]));

/** How a budget is spread, from the service’s word or the one on screen, in whatever case. */
export const readOptimization = (cell: string): BudgetOptimization | undefined =>
  BUDGET_OPTIMIZATIONS.find((each) => sameWord(cell, each) || sameWord(cell, optimizationName(each)));
