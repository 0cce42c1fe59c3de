import type { CellValue } from "@/lib/records/record-columns";
import { NotSet } from "./absent";
import { classNames } from "./class-names";
import { TimeText } from "./time-text";

const WIDEST = { 40: "max-w-40", 56: "max-w-56", 72: "max-w-72", 80: "max-w-80" } as const;

interface PlainValueProps<Row> {
  value: Extract<CellValue<Row>, { readonly kind: "text" | "code" | "time" }>;
  row: Row;
  /** The account's IANA zone. */
  zone: string;
  /** Longer words are cut beyond it, in quarters of a rem. */
  widest?: keyof typeof WIDEST;
  faint?: boolean;
}

/** A value of a record as text, code or time; missing ones in grey. */
export function PlainValue<Row>({ value, row, zone, widest, faint }: PlainValueProps<Row>) {
  const said = value.of(row);
  if (value.kind === "code") return <span className="font-mono text-sm text-text-muted">{said}</span>;
  if (!said) return value.none === undefined ? null : <NotSet what={value.none} />;
  if (value.kind === "time")
    return <TimeText at={said} zone={zone} {...(value.show && { show: value.show })} />;
  return (
    <bdi
      title={said}
      className={
        classNames(widest && `block truncate ${WIDEST[widest]}`, faint && "text-text-muted") || undefined
      }
    >
      {said}
    </bdi>
  );
}
