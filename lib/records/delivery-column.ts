import { csvText } from "@/lib/grid/csv-columns";
import { choiceEdit } from "./cell-edits";
import type { RecordColumn } from "./record-columns";

const WORDS = { true: "Standard", false: "Accelerated" };

interface Delivered {
  readonly standard_delivery: boolean | null;
}

/**
 * Whether a budget is spent evenly over the day, or as fast as possible.
 *
 * @param none the meaning of a missing value
 */
export const deliveryColumn = <Row extends Delivered>(
  none: string,
): RecordColumn<Row, { standard_delivery?: boolean | undefined }> => ({
  label: "Standard delivery",
  width: 136,
  edits: choiceEdit({
    field: "standard_delivery",
    of: ({ standard_delivery: on }: Row) => String(on ?? ""),
    options: WORDS,
    saysYesNo: true,
    change: (standard) => ({ standard_delivery: standard === "true" }),
  }),
  value: { kind: "text", of: ({ standard_delivery: on }) => (on === null ? null : WORDS[`${on}`]), none },
  order: () => ({ key: ({ standard_delivery: on }) => (on === null ? null : Number(on)) }),
  file: { "": { text: ({ standard_delivery: on }) => csvText(on) } },
});
