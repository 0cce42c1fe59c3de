import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { numberingPlanOf } from "@/lib/audiences/calling-codes";
import { type IdentifierKind, isHashedKind, KIND_NAMES, KINDS } from "@/lib/audiences/identifier-kinds";
import { normaliseAll } from "@/lib/audiences/normalise";
import { isIdentifierKind } from "@/lib/audiences/sample";
import { sha256 } from "@/lib/audiences/sha256";
import type { OpenedFile } from "@/lib/audiences/upload-messages";
import { DELIMITER_NAMES } from "@/lib/csv/delimiter";
import { COLUMNS_MAX, DELIMITERS, type Delimiter } from "@/lib/csv/read-row";
import { listPlain } from "@/lib/format/lists";
import { counted, plural } from "@/lib/format/plurals";
import type { UploadSetup } from "./upload-setup";

const SAMPLES = 3;
const NOTHING = "none";
const KIND_OPTIONS = [
  { value: NOTHING, label: "Skip" },
  ...KINDS.map((kind) => ({ value: kind as string, label: KIND_NAMES[kind] })),
];
const DELIMITER_OPTIONS = DELIMITERS.map((value) => ({ value, label: DELIMITER_NAMES[value] }));

interface ColumnTableProps {
  opened: OpenedFile;
  setup: UploadSetup;
  error: string | undefined;
  onChange: (part: Partial<UploadSetup>) => void;
  onDelimiter: (delimiter: Delimiter) => void;
}

/** One row per column: its contents, and the effect on its first values. */
export function ColumnTable({ opened, setup, error, onChange, onDelimiter }: ColumnTableProps) {
  const [first = [], ...rest] = opened.rows;
  const body = setup.hasHeader ? rest : opened.rows;
  const nameOf = (column: number) => (setup.hasHeader && first[column]?.trim()) || `Column ${column + 1}`;
  const skipped = setup.columns.flatMap((kind, column) => (kind === null ? [nameOf(column)] : []));
  return (
    <section aria-labelledby="columns-title" className="grid gap-2">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <h2 id="columns-title" className="flex-1 font-semibold text-lg">
          Columns
        </h2>
        <Checkbox checked={setup.hasHeader} onCheckedChange={(hasHeader) => onChange({ hasHeader })}>
          First row is a header
        </Checkbox>
        <Field label="Delimiter" className="w-36">
          <Select options={DELIMITER_OPTIONS} value={setup.delimiter} onValueChange={onDelimiter} small />
        </Field>
      </div>
      {skipped.length > 0 && (
        <p className="text-attention">
          {counted(skipped.length, "column is", "columns are")} skipped: {listPlain(skipped)}. Choose what{" "}
          {plural(skipped.length, {
            one: "it contains if it identifies",
            other: "they contain if they identify",
          })}{" "}
          people.
        </p>
      )}
      {error && (
        <p role="alert" className="text-blocked">
          {error}
        </p>
      )}
      <section aria-label="What the columns contain" className="overflow-x-auto rounded-md border">
        <Table aria-label="Columns of the file">
          <thead>
            <tr>
              <HeaderCell>Column</HeaderCell>
              <HeaderCell>Contains</HeaderCell>
              <HeaderCell>Original</HeaderCell>
              <HeaderCell>Normalised</HeaderCell>
              <HeaderCell>Sent</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {numbered(setup.columns).map(({ kind, column, key }) => {
              const name = nameOf(column);
              const values = body.map((row) => row[column] ?? "").filter((value) => value.trim() !== "");
              return (
                <Row key={key} className="align-top">
                  <Cell className="max-w-48 truncate py-1.5 font-medium">{name}</Cell>
                  <Cell className="w-44 py-1.5">
                    <Select
                      small
                      className="min-w-32"
                      aria-label={`${name} contains`}
                      options={KIND_OPTIONS}
                      value={kind ?? NOTHING}
                      onValueChange={(value) =>
                        onChange({
                          columns: setup.columns.map((each, at) =>
                            at !== column ? each : isIdentifierKind(value) ? value : null,
                          ),
                        })
                      }
                    />
                  </Cell>
                  <Samples kind={kind} values={values.slice(0, SAMPLES)} country={setup.country} />
                </Row>
              );
            })}
          </tbody>
        </Table>
      </section>
    </section>
  );
}

/** Columns are only identified by their position. */
export const numbered = (columns: readonly (IdentifierKind | null)[]) =>
  columns.map((kind, column) => ({ kind, column, key: `column ${column + 1}` }));

interface SamplesProps {
  kind: IdentifierKind | null;
  values: readonly string[];
  country: string;
}

function Samples({ kind, values, country }: SamplesProps) {
  const read = values.map((raw, index) => ({ key: `${index} ${raw}`, raw, ...sampleOf(kind, raw, country) }));
  return (
    <>
      <Cell className="max-w-64 py-1.5">
        {read.length === 0 && <span className="text-text-muted">Empty so far</span>}
        {read.map(({ key, raw }) => (
          <p key={key} className="truncate">
            {raw}
          </p>
        ))}
      </Cell>
      <Cell className="max-w-64 py-1.5">
        {read.map(({ key, normalised, wrong }) => (
          <p key={key} className={wrong ? "truncate text-attention" : "truncate"}>
            {normalised}
          </p>
        ))}
      </Cell>
      <Cell className="max-w-64 py-1.5 text-text-muted">
        {read.map(({ key, sent }) => (
          <p key={key} className="truncate font-mono text-sm/5" title={sent}>
            {sent}
          </p>
        ))}
      </Cell>
    </>
  );
}

function sampleOf(kind: IdentifierKind | null, raw: string, country: string) {
  if (kind === null) return { normalised: "", sent: "", wrong: false };
  const values = normaliseAll(kind, raw, numberingPlanOf(country), COLUMNS_MAX).map((result) => {
    if ("problem" in result) return { normalised: result.problem, sent: "–", wrong: true };
    if (result.hashed) return { normalised: "hashed already", sent: result.value, wrong: false };
    const sent = isHashedKind(kind) ? sha256(result.value) : result.value;
    return { normalised: result.value, sent, wrong: false };
  });
  return {
    normalised: values.map(({ normalised }) => normalised).join(", "),
    sent: values.map(({ sent }) => sent).join(", "),
    wrong: values.some(({ wrong }) => wrong),
  };
}
