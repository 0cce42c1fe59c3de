/** The total of a group, in one currency, and of how many rows: no value is not zero. */
export interface GroupSum {
  readonly currency: string;
  /** Micros of the currency, a count, or millionths of the whole. */
  readonly value: bigint;
  readonly unit: "money" | "count" | "rate";
  /** The counted unit, where the column does not have it: "link clicks", "per install". */
  readonly counted?: string | undefined;
  readonly rows: number;
}

/** The id of a group's header line, by the group's key. */
export const headId = (key: string): string => `group ${key}`;

/** A line of a grid above rows that belong together. */
export class GroupHead {
  readonly id: string;
  /** A header may have deleted rows, but is never deleted itself. */
  readonly deleted = false;

  constructor(
    /** The common value of its rows; empty where they have none. */
    readonly key: string,
    readonly label: string,
    /** How many rows there are. */
    readonly count: number,
    /** Those that can be chosen, in order. */
    readonly ids: readonly string[],
    /** Its rows are shown below it. */
    readonly open: boolean,
    /** For columns with amounts, one for each currency. */
    readonly sums: ReadonlyMap<string, readonly GroupSum[]>,
  ) {
    this.id = headId(key);
  }
}

/** The visible rows, without the header lines of groups. */
export const withoutHeads = <Row>(lines: readonly (Row | GroupHead)[]): readonly Row[] =>
  lines.flatMap((line) => (line instanceof GroupHead ? [] : [line]));
