import type { ReactNode } from "react";
import { FigureValue, Moved } from "@/components/statistics/figure-value";
import { PaceValue } from "@/components/statistics/pace-value";
import { NotSet, Unknown } from "@/components/ui/absent";
import { Money } from "@/components/ui/money";
import type { CurrencySpend, SpentInDays } from "@/lib/accounts/account-spend";
import type { AccountRow } from "@/lib/accounts/portfolio";
import { mainSpend, whyNoSpend } from "@/lib/accounts/spend-columns";
import { formatDay } from "@/lib/format/dates";
import { formatRate } from "@/lib/format/numbers";
import { runwayInWords } from "@/lib/funding/runway";
import type { RemoteData } from "@/lib/remote-data";
import { changeOf } from "@/lib/statistics/numbers";
import { FindingValue } from "./finding-value";
import { MoreCurrencies } from "./more-currencies";

interface SpendCellProps {
  row: AccountRow;
  /** Why nothing more is read for the moment. */
  held: string | undefined;
}

/** A reading of an account's spend, or why there is none. */
function Found<T>({
  row,
  finding,
  held,
  children,
}: SpendCellProps & {
  finding: RemoteData<T>;
  children: (value: T) => ReactNode;
}) {
  if (finding.state === "pending" && held !== undefined) {
    return <FigureValue figure={{ kind: "unread", why: held }} unit="money" currency="" finality="final" />;
  }
  return (
    <FindingValue
      finding={finding}
      what="what this account spends"
      skeleton="h-3 w-20"
      denied={whyNoSpend(row)}
    >
      {children}
    </FindingValue>
  );
}

/** The spend of an account in its main currency, with a mark for others. */
export function SpendCell({ row, held, which }: SpendCellProps & { which: keyof SpentInDays }) {
  return (
    <Found row={row} finding={row.spent} held={held}>
      {([first, ...others]) =>
        first === undefined ? (
          <NotSet what="Nothing pays for campaigns here" />
        ) : (
          <span className="flex min-w-0 items-baseline justify-end gap-1.5">
            <FigureValue
              figure={{ kind: "value", value: first[which] }}
              unit="money"
              currency={first.currency}
              {...(which === "week" && {
                movement: changeOf(first.week, first.before),
                before: { kind: "value", value: first.before },
              })}
              finality="estimate"
            />
            <MoreCurrencies others={others} />
          </span>
        )
      }
    </Found>
  );
}

/** The change of the week's spend against the week before. */
const Change = ({ of: { change } }: { of: CurrencySpend }) =>
  change === undefined ? null : (
    <span title="Against the 7 days before">
      <Moved rate={change} lessIsBetter={false} />
    </span>
  );

export function ChangeCell({ row, held }: SpendCellProps) {
  return (
    <Found row={row} finding={row.spent} held={held}>
      {([first]) =>
        first?.change === undefined ? (
          <NotSet what="Nothing was spent in the 7 days before" />
        ) : (
          <Moved rate={first.change} lessIsBetter={false} />
        )
      }
    </Found>
  );
}

export function PaceCell({ row, held }: SpendCellProps) {
  const { pace } = row;
  const shown = pace.kind === "unread" && held !== undefined ? { ...pace, why: held } : pace;
  return <PaceValue pace={shown} currency={mainSpend(row)?.currency ?? ""} />;
}

export function RunwayCell({ row, held }: SpendCellProps) {
  return (
    <Found row={row} finding={row.runway} held={held}>
      {(found) => {
        if (!found) return <NotSet what="Nothing was spent in 7 days of what can pay" />;
        const { runway, instrument } = found;
        const name = instrument.description || instrument.id;
        if (runway.kind === "unknown") return <Unknown why="Balance not reported" />;
        if (runway.kind === "until-end")
          return <span title={`${name} ends on ${formatDay(runway.end)}`}>until its end</span>;
        return (
          <span className="whitespace-nowrap" title={`${name}, at the pace of the last 7 days`}>
            {runway.atMost && "≤ "}
            {runwayInWords(runway.tenths)}
          </span>
        );
      }}
    </Found>
  );
}

/** "12,000.00 EUR ↓12%" for each currency. */
export function SpendSums({ sums, which }: { sums: readonly CurrencySpend[]; which: keyof SpentInDays }) {
  return sums.map((sum, place) => (
    <span key={sum.currency} className="inline-flex items-baseline gap-1">
      {place > 0 && <span className="text-text-muted">+</span>}
      <Money micros={sum[which]} currency={sum.currency} rounded />
      {which === "week" && sum.change !== undefined && (
        <span className="sr-only">, {formatRate(sum.change)} against the 7 days before</span>
      )}
      {which === "week" && (
        <span aria-hidden>
          <Change of={sum} />
        </span>
      )}
    </span>
  ));
}
