import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { IMPORT_FIELDS, type ImportField, type ImportWork } from "@/lib/drafts/import-rows";
import { FIELD_WORDS } from "./import-cells";

const OPTIONS = [
  { value: "none", label: "Leave out" },
  ...IMPORT_FIELDS.map((field) => ({ value: field, label: FIELD_WORDS[field] })),
] as const;

interface ImportColumnsProps {
  work: ImportWork;
  onMap: (column: number, field: ImportField | null) => void;
  onNamed: (named: boolean) => void;
}

/** What each column of the file holds. */
export function ImportColumns({ work, onMap, onNamed }: ImportColumnsProps) {
  const { file, named, columns } = work;
  const [first, second] = file.rows;
  const places = columns.map((field, column) => ({ field, column }));
  const left = columns.filter((field) => field === null).length;
  return (
    <details className="border-b px-4 py-2" open={!columns.some((field) => field !== null)}>
      <summary className="min-h-6 py-1">
        Columns{" "}
        <span className="text-text-muted">
          {columns.length - left} of {columns.length} taken
        </span>
      </summary>
      <div className="flex flex-col gap-3 py-2">
        <Checkbox checked={named} onCheckedChange={onNamed}>
          The first row holds the columns’ names
        </Checkbox>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
          {places.map(({ field, column }) => {
            const name = (named && first?.cells[column]?.trim()) || `Column ${column + 1}`;
            const sample = (named ? second : first)?.cells[column];
            return (
              <Field key={column} label={<bdi className="break-words">{name}</bdi>}>
                <Select
                  options={OPTIONS}
                  value={field ?? "none"}
                  onValueChange={(value) => onMap(column, value === "none" ? null : value)}
                />
                <bdi className="block truncate text-sm text-text-muted">{sample || "–"}</bdi>
              </Field>
            );
          })}
        </div>
      </div>
    </details>
  );
}
