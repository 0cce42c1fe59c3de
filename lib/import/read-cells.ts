/** True and false as spreadsheets write them, in the languages they do it in; other words people use beside them. */
const YES = ["true", "yes", "y", "1", "wahr", "vrai", "verdadero", "vero", "waar"];
const NO = ["false", "no", "n", "0", "falsch", "faux", "falso", "onwaar"];

/** Undefined for a word that is neither. */
export function readYesNo(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}
