import type { StoredHistory } from "@/components/builder/use-stored-history";
import { Checkbox } from "@/components/ui/checkbox";
import { Field as LabelledField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { listPlain } from "@/lib/format/lists";
import { columnName, type ImportWork, mapColumn } from "@/lib/import/work";

interface ImportColumnsProps<Field extends string> {
  work: ImportWork<Field>;
  /** The possible contents of a column, in words. */
  fields: readonly { readonly value: Field; readonly label: string }[];
  history: StoredHistory<ImportWork<Field> | null>;
}

/** The contents of the file's columns, and which are left out. */
export function ImportColumns<Field extends string>({ work, fields, history }: ImportColumnsProps<Field>) {
  const { file, named, columns } = work;
  const change = (label: string, next: (now: ImportWork<Field>) => ImportWork<Field>) =>
    history.change((now) => now && next(now), { label });
  const sample = file.rows[named ? 1 : 0];
  const places = columns.map((field, column) => ({ field, column, name: columnName(work, column) }));
  const left = places.filter(({ field }) => field === null);
  const options = [{ value: "none" as const, label: "Skip" }, ...fields];
  return (
    <details
      className="max-h-[45dvh] shrink-0 overflow-y-auto border-b px-4 py-2"
      open={left.length === columns.length}
    >
      <summary className="min-h-6 truncate py-1">
        Columns{" "}
        <span className="text-text-muted">
          {columns.length - left.length} of {columns.length} taken
          {left.length > 0 && (
            <>
              ; left out: <bdi>{listPlain(left.map(({ name }) => name))}</bdi>
            </>
          )}
        </span>
      </summary>
      <div className="flex flex-col gap-3 py-2">
        <Checkbox
          checked={named}
          onCheckedChange={(named) => change("First row", (now) => ({ ...now, named }))}
        >
          The first row holds the columns’ names
        </Checkbox>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
          {places.map(({ field, column, name }) => (
            <LabelledField key={column} label={<bdi className="break-words">{name}</bdi>}>
              <Select
                options={options}
                value={field ?? "none"}
                onValueChange={(value) =>
                  change("Columns", (now) => mapColumn(now, column, value === "none" ? null : value))
                }
              />
              <bdi className="block truncate text-sm text-text-muted">{sample?.cells[column] || "–"}</bdi>
            </LabelledField>
          ))}
        </div>
      </div>
    </details>
  );
}
