import { useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { type CellView, cellView, isAmountField } from "@/lib/record-import/cell-view";
import type { ImportKind, ImportTypes } from "@/lib/record-import/import-kind";
import { RepairOffer as Offer } from "./repair-offer";
import type { ShownRow } from "./use-record-import";
import type { OfferedRepair } from "./use-repair";

export interface ImportCellProps<T extends ImportTypes> {
  kind: ImportKind<T>;
  shown: ShownRow<T>;
  field: T["field"];
  known: T["known"];
  /** While the file is imported cells are read-only. */
  locked: boolean;
  onEdit: (row: number, field: T["field"], value: string) => void;
  onLook: (row: number, field: T["field"]) => void;
  offer: OfferedRepair<T["field"]> | undefined;
}

/** Whether a cell is an input: cells that change or have errors, and all cells of a row without a record. */
export function isField<T extends ImportTypes>(
  { diff, state, typed, problems }: ShownRow<T>,
  field: T["field"],
  view: CellView,
): boolean {
  if (state === "done" || state === "sent") return false;
  if (diff.kind === "new" || diff.kind === "impossible") return true;
  return view.touched || typed.has(field) || problems.has(field);
}

/** One cell: the old value struck through above the new one, and its errors below. */
export function ImportCell<T extends ImportTypes>({
  kind,
  shown,
  field,
  known,
  locked,
  onEdit,
  onLook,
  offer,
}: ImportCellProps<T>) {
  const id = useId();
  const view = cellView(kind, shown, field, known);
  const problem = shown.problems.get(field);
  const warning = shown.warnings.get(field);
  if (!isField(shown, field, view))
    return <PlainCell field={field} text={shown.result ? view.becomes : view.now} />;
  const choices = kind.choices(shown.diff, field, view.text, known);
  const props = {
    "aria-label": `${kind.fieldName(field)}, row ${shown.number}`,
    "aria-describedby": `${id}was ${id}problem ${id}warning`,
    "aria-invalid": problem !== undefined || undefined,
    onFocus: () => onLook(shown.row, field),
  };
  return (
    <>
      <p
        id={`${id}was`}
        title={view.touched ? view.now : undefined}
        className={classNames(
          "truncate text-sm tabular-nums empty:hidden",
          isAmountField(field) && "text-right",
        )}
      >
        {view.touched && (
          <>
            <span className="sr-only">Was </span>
            <del className="text-text-muted">
              <bdi>{view.now || "not set"}</bdi>
            </del>
          </>
        )}
        {view.understood !== undefined && (
          <span className={view.touched ? "text-accent-text" : "text-text-muted"}>
            {view.touched && " → "}
            {view.understood}
          </span>
        )}
        {view.factor !== undefined && <strong className="text-attention"> {view.factor}</strong>}
      </p>
      {choices ? (
        <Select
          {...props}
          className={classNames(view.touched && "[&>select]:font-medium [&>select]:text-accent-text!")}
          options={choices.options}
          value={choices.value}
          placeholder={choices.placeholder}
          disabled={locked}
          onValueChange={(value) => onEdit(shown.row, field, choices.write(value))}
        />
      ) : (
        <TextInput
          {...props}
          dir="auto"
          readOnly={locked}
          inputMode={isAmountField(field) ? "decimal" : undefined}
          className={classNames(
            isAmountField(field) && "text-right tabular-nums",
            view.touched && "font-medium text-accent-text!",
          )}
          value={view.text}
          onChange={({ target }) => onEdit(shown.row, field, target.value)}
        />
      )}
      <p id={`${id}problem`} className="text-blocked text-sm empty:hidden">
        {problem}
      </p>
      <p id={`${id}warning`} className="text-attention text-sm empty:hidden">
        {warning}
      </p>
      {!locked && offer?.row === shown.row && offer.field === field && (
        <Offer
          offer={offer}
          most={kind.fieldsMax[field]}
          inWords={(text) => choices?.options.find(({ value }) => value === text)?.label ?? text}
        />
      )}
    </>
  );
}

function PlainCell({ field, text }: { field: string; text: string }) {
  return (
    <bdi
      className={classNames(
        "block truncate py-1.5 text-text-muted",
        isAmountField(field) && "text-right tabular-nums",
        field === "id" && "font-mono text-sm",
      )}
      title={text}
    >
      {text === "" ? "–" : text}
    </bdi>
  );
}
