/** "1 change", "1,200 changes". */
export const changesInWords = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "change" : "changes"}`;
