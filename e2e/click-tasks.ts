/**
 * Tasks of a marketer's day, with the clicks that each took when the product was first tried by hand, what others were
 * thought to need (from general knowledge, not measured), and the most that it may take now. Typing, keys and the
 * system's file dialog cost no click; a double click is two.
 */
interface ClickTask {
  /** Clicks in this product before; nothing where it could not be done. */
  readonly before: string;
  readonly others: string;
  readonly most: number;
}

export const CLICK_TASKS = {
  "Switch account": { before: "0", others: "Meta 3", most: 0 },
  "Find 1 of 8,000 campaigns, change its budget": {
    before: "2",
    others: "Meta 5, Google Ads Editor 3",
    most: 2,
  },
  "Raise the budgets of all active campaigns by 10 %": {
    before: "4",
    others: "Meta 8–10, Google Ads Editor 6",
    most: 4,
  },
  "Why a campaign does not serve, and its fix": { before: "2", others: "Meta 3–4", most: 2 },
  "CSV out, changed, and in again": { before: "7", others: "Google Ads Editor 8–10, Meta 10", most: 5 },
  "Stage 4 edits, review and publish": { before: "11", others: "Google Ads Editor 11, Meta 13", most: 11 },
  "Campaign from nothing to serving": { before: "44", others: "Meta 25–30", most: 18 },
  "Duplicate a campaign with all that is in it": {
    before: "–",
    others: "Meta 3, Google Ads Editor 2",
    most: 3,
  },
  "Extend the end of 40 line items": { before: "160", others: "Meta 6, Google Ads Editor 4", most: 3 },
  "Upload 1 image": { before: "2", others: "Meta 1–2", most: 1 },
  "Website card from an image of the library": { before: "4", others: "X 4–5", most: 4 },
  "Carousel of 4 slides with a destination each": { before: "14", others: "Meta 9", most: 8 },
  "Post with a card, scheduled": { before: "7", others: "Buffer 4–5", most: 4 },
  "Poll to published post": { before: "10", others: "X 4", most: 5 },
  "Customer list from nothing": { before: "6", others: "Meta 7–9", most: 6 },
  "Preview link for a client": { before: "4", others: "Planable 2–3", most: 3 },
  "Promote a published post": { before: "3", others: "X 3–4", most: 3 },
} as const satisfies Record<string, ClickTask>;

/** A task by its name. */
export type ClickTaskName = keyof typeof CLICK_TASKS;

const HEAD = ["Task", "Clicks", "At most", "Before", "Others"];

/** The tasks that were counted as lines of a table, in the order above, beside what was counted of each. */
export function clickTable(counted: ReadonlyMap<string, number>): string[] {
  const rows = Object.entries<ClickTask>(CLICK_TASKS).flatMap(([task, { before, others, most }]) => {
    const clicks = counted.get(task);
    return clicks === undefined ? [] : [[task, String(clicks), String(most), before, others]];
  });
  const lines = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
