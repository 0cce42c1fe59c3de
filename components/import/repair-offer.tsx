import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";
import type { OfferedRepair as Offer } from "./use-repair";

interface RepairOfferProps<Field extends string> {
  offer: Offer<Field>;
  /** Maximum length of the column. */
  most: number | undefined;
  /** Formats a cell's value in words. */
  inWords?: (text: string) => string;
}

/** Examples of the effect on other rows. */
const EXAMPLES = 3;

/** After a corrected cell: offers the same correction for other rows with the same error. */
export function RepairOffer<Field extends string>({
  offer: {
    alike: { alike, cells },
    repair,
  },
  most,
  inWords = (text) => text,
}: RepairOfferProps<Field>) {
  const box = useRef<HTMLDivElement>(null);
  const distinct = [...new Map(cells.map((cell) => [cell.from, cell])).values()];
  const shown = alike === "same" ? distinct.slice(0, 1) : distinct.slice(0, EXAMPLES);
  return (
    <div
      ref={box}
      role="status"
      className="mt-1 flex flex-col items-start gap-1 border-accent border-l-2 pl-2"
    >
      {alike === "cut" ? (
        <p className="text-sm text-text-muted">Too long as well: cut after {most} characters.</p>
      ) : (
        <ul className="w-full text-sm text-text-muted">
          {shown.map(({ from, to }) => (
            <li key={from} className="truncate" title={`${from} → ${inWords(to)}`}>
              <bdi>{from.trim() === "" ? "Empty" : from}</bdi> <span aria-hidden>→</span>
              <span className="sr-only">becomes</span> <bdi className="text-accent-text">{inWords(to)}</bdi>
            </li>
          ))}
          {distinct.length > shown.length && alike !== "same" && (
            <li>and {formatNumber(distinct.length - shown.length)} more</li>
          )}
        </ul>
      )}
      <Button
        size="small"
        className="h-auto! min-h-6 whitespace-normal! text-left"
        onClick={() => {
          // The button disappears with its action; the focus stays at the cell.
          box.current?.parentElement?.querySelector<HTMLElement>("input, select, textarea")?.focus();
          repair();
        }}
      >
        Repair {formatNumber(cells.length)} more {plural(cells.length, { one: "row", other: "rows" })} like
        this
      </Button>
    </div>
  );
}
