import "server-only";
import { addressView } from "@/lib/records/address-view";
import { arrangeRecords } from "@/lib/records/arrange-records";
import { measuresSeen } from "@/lib/records/measure-columns";
import type { AccountRecord } from "@/lib/records/record-columns";
import type { RecordResource } from "@/lib/records/record-resource";
import { rangesRead, shownDays } from "@/lib/statistics/day-ranges";
import { dayIn } from "@/lib/time/calendar";
import type { NumbersInSight } from "./first-numbers";

/** Rows whose numbers are sent with the page: as many as a typical window shows. */
const ROWS_MAX = 30;

/** A time in milliseconds, with the account's time zone. */
export interface AccountTime {
  readonly zone: string;
  readonly now: number;
}

/**
 * The numbers of the first rows; undefined where no numbers are shown, or where the order of rows depends on numbers,
 * groups or changes stored in the browser.
 */
export function numbersInSight<
  Row extends AccountRecord & { readonly objective?: string },
  Column extends string,
  FilterId extends string,
>(
  entity: NumbersInSight["entity"],
  resource: RecordResource<Row, Column, FilterId>,
  records: readonly Row[],
  params: URLSearchParams,
  { zone, now }: AccountTime,
): NumbersInSight | undefined {
  const view = addressView(resource, params);
  const { measures, arranges } = measuresSeen(view);
  if (measures.length === 0 || arranges || params.has("staged")) return undefined;
  const rows = arrangeRecords(resource, records, { ...view, zone, referredName: (id) => id });
  const days = shownDays({ range: params.get("range"), compare: params.get("compare") }, dayIn(zone, now));
  return { entity, rows: rows.slice(0, ROWS_MAX), ranges: rangesRead(days), measures };
}
