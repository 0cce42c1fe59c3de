import Link from "next/link";
import { useId } from "react";
import { RepairOffer as Offer } from "@/components/import/repair-offer";
import { type ImportColumn, ImportRowList } from "@/components/import/row-list";
import type { RepairOffer } from "@/components/import/use-repair";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/place";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { StatusMark } from "@/components/ui/status-mark";
import { Cell } from "@/components/ui/table";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { counted } from "@/lib/counted";
import { FIELDS_MAX, IMPORT_FIELDS, type ImportField } from "@/lib/drafts/import/import-rows";
import type { ShownRow } from "./use-import";

const FIELD_WORDS: Readonly<Record<ImportField, string>> = {
  text: "Text",
  name: "Name",
  nullcast: "Promoted only",
  author: "Author",
  card_uri: "Card",
  media_keys: "Media",
};

export const FIELD_OPTIONS = IMPORT_FIELDS.map((value) => ({ value, label: FIELD_WORDS[value] }));

const HINTS: Readonly<Record<ImportField, string>> = {
  text: "",
  name: "No name",
  nullcast: "true",
  author: "The usual",
  card_uri: "No card",
  media_keys: "No media",
};

/** All of them have room beside the rail at 1280 pixels. */
const NARROW = "w-26 min-[1400px]:w-32";
const WIDTHS: Readonly<Record<ImportField, string>> = {
  text: "w-50 min-[1400px]:w-62",
  name: NARROW,
  nullcast: "w-22",
  author: NARROW,
  card_uri: NARROW,
  media_keys: NARROW,
};

export interface ImportTableProps extends Omit<CellFieldProps, "shown" | "field"> {
  rows: readonly ShownRow[];
  onLeaveOut: (row: number, out: boolean) => void;
}

/** The rows, in which every cell can be typed over. */
export function ImportTable({ rows, onLeaveOut, ...cell }: ImportTableProps) {
  const { locked } = cell;
  const columns: readonly ImportColumn<ShownRow>[] = [
    {
      key: "row",
      head: "Row",
      cell: (shown) => (
        <Cell className="py-2">
          <div className="w-16">
            <Include shown={shown} locked={locked} onLeaveOut={onLeaveOut} />
          </div>
        </Cell>
      ),
    },
    {
      key: "state",
      head: "State",
      cell: (shown) => (
        <Cell className="py-2.5">
          <div className="w-24 whitespace-normal min-[1400px]:w-28">
            <State shown={shown} />
          </div>
        </Cell>
      ),
    },
    ...IMPORT_FIELDS.map(
      (field): ImportColumn<ShownRow> => ({
        key: field,
        head: FIELD_WORDS[field],
        cell: (shown) => (
          <Cell className="py-2">
            <div className={classNames("whitespace-normal", WIDTHS[field])}>
              <CellField shown={shown} field={field} {...cell} />
            </div>
          </Cell>
        ),
      }),
    ),
  ];
  return (
    <ImportRowList
      rows={rows}
      columns={columns}
      card={(shown) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-2">
            <Include shown={shown} locked={locked} onLeaveOut={onLeaveOut} />
            <div className="min-w-0 pt-0.5">
              <State shown={shown} />
            </div>
          </div>
          {IMPORT_FIELDS.map((field) => (
            <div key={field} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-2">
              <span aria-hidden className="pt-1.5 text-sm text-text-muted">
                {FIELD_WORDS[field]}
              </span>
              <div className="min-w-0">
                <CellField shown={shown} field={field} {...cell} />
              </div>
            </div>
          ))}
        </>
      )}
    />
  );
}

interface OneRow {
  shown: ShownRow;
  /** While drafts are being made nothing can be typed over. */
  locked: boolean;
}

function Include({ shown, locked, onLeaveOut }: OneRow & Pick<ImportTableProps, "onLeaveOut">) {
  const { row, number, out, state } = shown;
  if (state === "created" || state === "sent") {
    return <span className="inline-flex min-h-6 items-center tabular-nums">Row {number}</span>;
  }
  return (
    <Checkbox
      aria-label={`Import row ${number}`}
      checked={!out}
      disabled={locked}
      onCheckedChange={(checked) => onLeaveOut(row, !checked)}
    >
      <span className="tabular-nums">{number}</span>
    </Checkbox>
  );
}

function State({ shown }: { shown: ShownRow }) {
  const place = useAccount();
  const { state, outcome, problems } = shown;
  if (outcome?.state === "created") {
    return (
      <StatusMark kind="running">
        Created{" "}
        <Link href={panelHref(place, "drafts", outcome.id)} className="text-accent-text underline">
          Open
        </Link>
      </StatusMark>
    );
  }
  if (outcome?.state === "failed") {
    return (
      <>
        <StatusMark kind="blocked">Refused</StatusMark>
        <p className="text-sm text-text-muted [overflow-wrap:anywhere]">{outcome.words}</p>
      </>
    );
  }
  if (state === "sent") return <StatusMark kind="attention">Sent, no answer yet</StatusMark>;
  if (state === "out") return <StatusMark kind="ended">Left out</StatusMark>;
  if (state === "pending") return <StatusMark kind="ended">Looking up the author</StatusMark>;
  if (state === "ready") return <StatusMark kind="paused">Ready</StatusMark>;
  return <StatusMark kind="blocked">{counted(problems.size, "problem")}</StatusMark>;
}

/** The card or the media that are named by what they are called. */
function meant({ cells, check: { form } }: ShownRow, field: ImportField): string | undefined {
  const words =
    field === "card_uri" ? form.cardUri : field === "media_keys" ? form.mediaKeys.join(" ") : null;
  const said = cells[field]
    .split(/[\s;,|]+/)
    .join(" ")
    .trim();
  return words === null || words === said ? undefined : words;
}

interface CellFieldProps extends OneRow {
  field: ImportField;
  offer: RepairOffer<ImportField> | undefined;
  onEdit: (row: number, field: ImportField, value: string) => void;
  onLook: (row: number, field: ImportField) => void;
}

function CellField({ shown, field, locked, offer, onEdit, onLook }: CellFieldProps) {
  const id = useId();
  const { row, number, cells, state, out } = shown;
  const value = cells[field];
  const problem = out ? undefined : shown.problems.get(field);
  if (state === "created" || state === "sent") {
    return (
      <bdi className="block whitespace-pre-wrap py-1.5 [overflow-wrap:anywhere]">
        {value === "" ? <span className="text-text-muted">–</span> : value}
      </bdi>
    );
  }
  const understood = meant(shown, field);
  const notices = field === "text" && !out ? shown.notices : [];
  const props = {
    "aria-label": `${FIELD_WORDS[field]}, row ${number}`,
    "aria-describedby": `${id}understood ${id}problem ${id}notice`,
    "aria-invalid": problem !== undefined || undefined,
    readOnly: locked,
    placeholder: HINTS[field],
    dir: "auto" as const,
    value,
    onFocus: () => onLook(row, field),
  };
  return (
    <>
      {field === "text" ? (
        <TextArea
          {...props}
          rows={2}
          className="field-sizing-content max-h-48 resize-y"
          onChange={({ target }) => onEdit(row, field, target.value)}
        />
      ) : (
        <TextInput {...props} onChange={({ target }) => onEdit(row, field, target.value)} />
      )}
      <p id={`${id}understood`} className="truncate text-sm text-text-muted empty:hidden" title={understood}>
        {understood}
      </p>
      <p id={`${id}problem`} className="text-blocked text-sm empty:hidden">
        {problem}
      </p>
      <p id={`${id}notice`} className="text-attention text-sm empty:hidden">
        {notices.join(" ")}
      </p>
      {!locked && offer?.row === row && offer.field === field && (
        <Offer offer={offer} most={FIELDS_MAX[field]} />
      )}
    </>
  );
}
