import type { ReportView } from "./report";

/** For tests: a view of two campaigns, with their spend and sales. */
export const testView = (over: Partial<ReportView> = {}): ReportView => ({
  title: "Campaigns, last 7 days",
  many: "campaigns",
  rangeWords: "Last 7 days",
  range: { from: "2026-11-01", to: "2026-11-07" },
  compared: {
    now: { from: "2026-11-01", to: "2026-11-07" },
    before: { from: "2026-10-25", to: "2026-10-31" },
  },
  columns: [
    { id: "name", label: "Name", unit: "text", lessIsBetter: false },
    { id: "budget", label: "Daily budget", unit: "money", lessIsBetter: false },
    { id: "spend", label: "Spend", unit: "money", lessIsBetter: false },
    { id: "impressions", label: "Impressions", unit: "count", lessIsBetter: false },
    { id: "cpm", label: "CPM", unit: "money", lessIsBetter: true },
    { id: "spend_change", label: "Spend, change", unit: "rate", lessIsBetter: false },
    { id: "pace", label: "Pacing", unit: "text", lessIsBetter: false },
    { id: "sale_amount", label: "Sale amount", unit: "money", lessIsBetter: false },
  ],
  rows: [
    {
      currency: "EUR",
      cells: [
        "=Autumn",
        { n: "20000000" },
        { n: "1234567890", moved: "123000", before: "1100000000" },
        { n: "250000" },
        { n: "4938272" },
        { n: "123000" },
        "on pace",
        { n: "9000000000" },
      ],
    },
    {
      currency: "EUR",
      cells: [
        "Winter",
        { none: "No budget" },
        { none: "Not shown in this period" },
        { none: "Not shown in this period" },
        { none: "Not shown in this period" },
        { none: "Not shown in this period" },
        "",
        { none: "Not shown in this period" },
      ],
    },
  ],
  count: 2,
  unread: 0,
  totals: [
    [],
    [{ n: "20000000", currency: "EUR", unit: "money", rows: 1 }],
    [{ n: "1234567890", currency: "EUR", unit: "money", rows: 2 }],
    [{ n: "250000", currency: "", unit: "count", rows: 2 }],
    [{ n: "4938272", currency: "EUR", unit: "money", rows: 2 }],
    [],
    [],
    [{ n: "9000000000", currency: "EUR", unit: "money", rows: 2 }],
  ],
  ...over,
});
