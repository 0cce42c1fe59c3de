import { ArrowDown, ArrowUp } from "lucide-react";
import { NotPermitted, NotSet } from "@/components/ui/absent";
import { classNames } from "@/components/ui/class-names";
import { Money } from "@/components/ui/money";
import { Skeleton } from "@/components/ui/skeleton";
import { figureText } from "@/lib/format/figure-text";
import { formatRate } from "@/lib/format/numbers";
import { FINALITY_WORDS } from "@/lib/statistics/day-ranges";
import type { Figure, ShownFigure } from "@/lib/statistics/figures";
import type { MeasureUnit } from "@/lib/statistics/measures";
import { capital } from "@/lib/text/characters";

interface FigureValueProps extends ShownFigure {
  unit: MeasureUnit;
  currency: string;
}

/**
 * A figure and its movement, or why there is none. Zero, not applicable, not read and not permitted look different.
 */
export function FigureValue({
  figure,
  unit,
  currency,
  counted,
  movement,
  before,
  lessIsBetter = false,
  finality,
}: FigureValueProps) {
  if (figure.kind !== "value") return <NoFigure figure={figure} />;
  const title = [
    counted !== undefined && `${figureText(figure.value, unit, currency)} ${counted}.`,
    finality !== "final" && `${capital(FINALITY_WORDS[finality])}.`,
    before?.kind === "value" && `Before: ${figureText(before.value, unit, currency)}.`,
  ].filter(Boolean);
  const words = title.join(" ") || undefined;
  const amount =
    unit === "money" ? (
      <Money micros={figure.value} currency={currency} rounded />
    ) : (
      <span className="tabular-nums">{figureText(figure.value, unit, currency)}</span>
    );
  const event = unit === "count" ? counted : undefined;
  // Most figures of a grid: minimal markup for fast scrolling.
  if (movement?.rate === undefined && event === undefined) return <span title={words}>{amount}</span>;
  return (
    // Without room beside the figure it wraps as a whole to a hidden line: a part of it would be another number.
    <span
      className="inline-flex h-6 min-w-0 max-w-full flex-wrap-reverse content-end items-baseline justify-end gap-x-1.5 overflow-hidden leading-6"
      title={words}
    >
      {movement?.rate !== undefined && <Moved rate={movement.rate} lessIsBetter={lessIsBetter} />}
      <span className="inline-flex min-w-0 items-baseline gap-1.5">
        {amount}
        {event !== undefined && <span className="min-w-0 truncate text-sm text-text-muted"> {event}</span>}
      </span>
    </span>
  );
}

function NoFigure({ figure }: { figure: Exclude<Figure, { kind: "value" }> }) {
  switch (figure.kind) {
    case "none":
      return <NotSet what={figure.why} />;
    case "unavailable":
      return (
        <span title={figure.why} className="text-sm text-text-muted">
          <span aria-hidden>n/a</span>
          <span className="sr-only">{figure.why}</span>
        </span>
      );
    case "unread":
      return figure.why === undefined ? (
        <>
          <Skeleton className="h-3 w-12" />
          <span className="sr-only">Not read yet</span>
        </>
      ) : (
        <span title={figure.why} className="text-sm text-text-muted">
          <span aria-hidden>…</span>
          <span className="sr-only">Not read yet. {figure.why}</span>
        </span>
      );
    case "denied":
      return <NotPermitted why={figure.why} />;
  }
}

/** The movement of a figure: an arrow and a percentage, coloured if one direction is better. */
export function Moved({ rate, lessIsBetter }: { rate: bigint; lessIsBetter: boolean }) {
  const up = rate > 0n;
  const Arrow = up ? ArrowUp : ArrowDown;
  return (
    <span
      className={classNames(
        "shrink-0 whitespace-nowrap text-sm tabular-nums",
        lessIsBetter && up ? "text-attention" : "text-text-muted",
      )}
    >
      {rate !== 0n && <Arrow size={11} className="-mt-0.5 inline" aria-hidden />}
      <span className="sr-only">{rate === 0n ? "unchanged" : up ? "up" : "down"} </span>
      {formatRate(up ? rate : -rate)}
    </span>
  );
}
