import { firstCharacters } from "@/lib/text/characters";

/** A cell that the user has corrected, and its text in the file. */
interface Repaired<Field> {
  readonly row: number;
  readonly field: Field;
  readonly wrong: string;
  readonly right: string;
}

/** Other cells of the column that are wrong in the same way, and what they would become. */
export interface RepairAlike<Field> {
  readonly field: Field;
  /** Whether they have the same text, share the piece that was put right, or are too long as well. */
  readonly alike: "same" | "piece" | "cut";
  readonly cells: readonly RepairedCell[];
}

interface RepairedCell {
  readonly row: number;
  readonly from: string;
  readonly to: string;
}

interface Column {
  /** The wrong cells of the column, the one that was put right not among them. */
  readonly wrong: readonly { readonly row: number; readonly text: string }[];
  /** Whether a row would hold no mistake in this column any more. */
  readonly isRight: (row: number, text: string) => boolean;
  /** The characters that the column takes. */
  readonly most?: number | undefined;
  /** No two rows may have the same text. */
  readonly unique?: boolean;
}

/**
 * Learns from one cell that was put right how others can be: those with the same text, else those in which the same
 * piece is wrong, else those that are too long as well. Undefined when there is none.
 */
export function repairAlike<Field>(
  { row, field, wrong, right }: Repaired<Field>,
  { wrong: others, isRight, most, unique }: Column,
): RepairAlike<Field> | undefined {
  if (wrong === right) return undefined;
  const repair = (alike: RepairAlike<Field>["alike"], rewrite: (text: string) => string | undefined) => {
    const cells = others.flatMap(({ row, text }): RepairedCell[] => {
      const to = rewrite(text);
      return to !== undefined && to !== text && isRight(row, to) ? [{ row, from: text, to }] : [];
    });
    return cells.length > 0 ? { field, alike, cells } : undefined;
  };
  const same = () => repair("same", (text) => (letters(text) === letters(wrong) ? right : undefined));
  const piece = () => {
    const rewrite = pieceRewrite(wrong, right);
    return rewrite && repair("piece", rewrite);
  };
  const cut = () =>
    most !== undefined && lengthOf(wrong) > most
      ? repair("cut", (text) => (lengthOf(text) > most ? cutAfter(text, most) : undefined))
      : undefined;
  if (!isRight(row, right)) return undefined;
  const alike = unique ? undefined : same();
  // A cell that was right already taught nothing.
  return alike ?? (isRight(row, wrong) ? undefined : (piece() ?? cut()));
}

const letters = (text: string) => text.trim().toLowerCase();
const lengthOf = (text: string) => [...text.trim()].length;
const cutAfter = (text: string, most: number) => firstCharacters(text.trim(), most).trimEnd();

/**
 * What was done to a text as something that can be done to others: a beginning or an end that was replaced or added, or
 * a piece within. Undefined when nothing of the text stayed.
 */
function pieceRewrite(wrong: string, right: string): ((text: string) => string | undefined) | undefined {
  const before = [...wrong];
  const after = [...right];
  const start = sharedStart(before, after);
  const end = sharedStart(before.slice(start).reverse(), after.slice(start).reverse());
  if (start + end === 0) return undefined;
  const piece = before.slice(start, before.length - end).join("");
  const into = after.slice(start, after.length - end).join("");
  if (start === 0) return (text) => (text.startsWith(piece) ? into + text.slice(piece.length) : undefined);
  if (end === 0) {
    return (text) => (text.endsWith(piece) ? text.slice(0, text.length - piece.length) + into : undefined);
  }
  return piece === "" ? undefined : (text) => text.replaceAll(piece, into);
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((letter, at) => letter !== other[at]);
  return differs < 0 ? one.length : differs;
}
