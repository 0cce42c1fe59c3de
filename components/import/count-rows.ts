/** "1 row", "300 rows". */
export const countRows = (count: number) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "row" : "rows"}`;
