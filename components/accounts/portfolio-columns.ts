import type { PortfolioColumn } from "@/lib/accounts/portfolio-view";

export interface ColumnWords {
  readonly id: PortfolioColumn;
  readonly label: string;
  /** What stands in the column and how it is ordered, where that is not plain. */
  readonly hint?: string;
  readonly right?: boolean;
}

const COLUMNS: readonly ColumnWords[] = [
  { id: "name", label: "Account" },
  { id: "problems", label: "Problems", hint: "Most urgent first" },
  { id: "approval", label: "Approval" },
  { id: "role", label: "Your role", hint: "Strongest role first" },
  { id: "via", label: "Via", hint: "The connected handle through which the account is opened" },
  { id: "zone", label: "Time zone", hint: "The time there now; ordered by distance from UTC" },
  {
    id: "currency",
    label: "Currency",
    hint: "From funding sources and campaigns",
  },
  {
    id: "campaigns",
    label: "Campaigns",
    hint: "Campaigns that count towards the account’s limit: paused ones do, drafts and ended ones do not",
    right: true,
  },
  {
    id: "funding",
    label: "Funding left",
    hint: "What able instruments still hold, per currency; ordered by currency, then amount",
    right: true,
  },
];

export interface ColumnLayout {
  readonly columns: readonly ColumnWords[];
  /**
   * The columns' widths as classes, written out whole so that the stylesheet holds them. From a wider window on
   * no usual problem, role or city is cut.
   */
  readonly tracks: string;
  /** The sum of the least widths: a narrower window scrolls sideways. */
  readonly least: string;
}

const WITH_VIA: ColumnLayout = {
  columns: COLUMNS,
  least: "min-w-[1164px]",
  tracks:
    "grid-cols-[minmax(212px,2fr)_minmax(140px,1.2fr)_124px_minmax(132px,0.6fr)_minmax(112px,0.6fr)_minmax(104px,0.8fr)_64px_112px_minmax(164px,0.6fr)] min-[1540px]:grid-cols-[minmax(212px,2fr)_minmax(186px,1fr)_124px_minmax(198px,0.4fr)_minmax(112px,0.4fr)_minmax(136px,0.5fr)_64px_112px_minmax(164px,0.4fr)]",
};
const WITHOUT_VIA: ColumnLayout = {
  columns: COLUMNS.filter(({ id }) => id !== "via"),
  least: "min-w-[1052px]",
  tracks:
    "grid-cols-[minmax(212px,2fr)_minmax(140px,1.2fr)_124px_minmax(132px,0.6fr)_minmax(104px,0.8fr)_64px_112px_minmax(164px,0.6fr)] min-[1420px]:grid-cols-[minmax(212px,2fr)_minmax(186px,1fr)_124px_minmax(198px,0.4fr)_minmax(136px,0.5fr)_64px_112px_minmax(164px,0.4fr)]",
};

/** The column that says via whom stands there only when there is more than one to tell apart. */
export const columnLayout = (handles: number): ColumnLayout => (handles > 1 ? WITH_VIA : WITHOUT_VIA);
