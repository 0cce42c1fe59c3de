import { useId } from "react";
import { ImportTable } from "@/components/import/import-table";
import { RepairOffer as Offer } from "@/components/import/repair-offer";
import { ResultMark } from "@/components/import/result-mark";
import type { OfferedRepair } from "@/components/import/use-repair";
import { useAccountZone } from "@/components/shell/account-zone";
import { StatusMark } from "@/components/ui/status-mark";
import { TextArea, TextInput } from "@/components/ui/text-input";
import {
  DRAFT_FIELDS_MAX,
  DRAFT_IMPORT_FIELDS,
  type DraftImport,
  type DraftImportField,
} from "@/lib/drafts/import/import-rows";
import { formatInstant } from "@/lib/format/instant";
import { counted } from "@/lib/format/plurals";
import type { ShownDraftRow } from "./use-import";

const FIELD_WORDS: Readonly<Record<DraftImportField, string>> = {
  text: "Text",
  name: "Name",
  scheduled_at: "Publishes",
  nullcast: "Promoted only",
  author: "Author",
  card_uri: "Card",
  media_keys: "Media",
  scheduled_post_id: "Scheduled post",
};

export const FIELD_OPTIONS = DRAFT_IMPORT_FIELDS.map((value) => ({ value, label: FIELD_WORDS[value] }));

const HINTS: Readonly<Record<DraftImportField, string>> = {
  text: "",
  name: "No name",
  scheduled_at: "Draft",
  nullcast: "true",
  author: "Default author",
  card_uri: "No card",
  media_keys: "No media",
  scheduled_post_id: "New",
};

const NARROW = "w-26 min-[1400px]:w-32";
const WIDTHS: Readonly<Record<DraftImportField, string>> = {
  text: "w-50 min-[1400px]:w-62",
  name: NARROW,
  scheduled_at: "w-36",
  nullcast: "w-22",
  author: NARROW,
  card_uri: NARROW,
  media_keys: NARROW,
  scheduled_post_id: "w-36",
};

/** Times and ids have columns if the file has some; the others fit beside the sidebar at 1280 pixels. */
const columnsOf = (held: DraftImport["columns"]) =>
  DRAFT_IMPORT_FIELDS.filter(
    (field) => !["scheduled_at", "scheduled_post_id"].includes(field) || held.includes(field),
  ).map((field) => ({ field, head: FIELD_WORDS[field], width: WIDTHS[field] }));

interface DraftTableProps extends Omit<CellFieldProps, "shown" | "field"> {
  rows: readonly ShownDraftRow[];
  /** The contents of the file's columns. */
  held: DraftImport["columns"];
  onLeaveOut: (rows: readonly number[], out: boolean) => void;
}

/** Rows that were sent cannot be excluded. */
const isTakable = ({ state }: ShownDraftRow) => state !== "created" && state !== "sent";

/** The rows, in which every cell can be edited. */
export function DraftTable({ rows, held, onLeaveOut, ...cell }: DraftTableProps) {
  return (
    <ImportTable
      rows={rows}
      columns={columnsOf(held)}
      state={{
        head: "State",
        width: "w-24 min-[1400px]:w-28",
        of: (shown) => <State shown={shown} locked={cell.locked} />,
      }}
      cell={(shown, field) => <CellField shown={shown} field={field} {...cell} />}
      isTakable={isTakable}
      locked={cell.locked}
      onLeaveOut={onLeaveOut}
    />
  );
}

function State({ shown, locked }: Pick<CellFieldProps, "shown" | "locked">) {
  const { state, result, problems } = shown;
  if (result) {
    const done = shown.cells.scheduled_post_id === "" ? "Created" : "Moved";
    const section = isDraft(shown) ? "drafts" : "drafts/scheduled";
    return <ResultMark result={result} done={done} section={section} busy={locked} />;
  }
  if (state === "out") return <StatusMark kind="ended">Left out</StatusMark>;
  if (state === "same") return <StatusMark kind="ended">No change</StatusMark>;
  if (state === "pending") {
    const what = shown.cells.scheduled_post_id === "" ? "author" : "post";
    return <StatusMark kind="ended">Looking up the {what}</StatusMark>;
  }
  if (state === "ready") return <StatusMark kind="paused">Ready</StatusMark>;
  return <StatusMark kind="blocked">{counted(problems.size, "problem")}</StatusMark>;
}

const isDraft = ({ cells }: ShownDraftRow) =>
  cells.scheduled_at.trim() === "" && cells.scheduled_post_id === "";

/** The card or the media with the name in a cell, and the time in the account's zone. */
function meant(
  { cells, check: { form, time } }: ShownDraftRow,
  field: DraftImportField,
  zone: string | undefined,
): string | undefined {
  if (field === "scheduled_at") {
    if (time.at === undefined || zone === undefined) return undefined;
    const was = time.post && `${formatInstant(time.post.scheduled_at, zone)} → `;
    return `${was ?? ""}${formatInstant(time.at, zone, "time-and-zone")}`;
  }
  const words =
    field === "card_uri" ? form.cardUri : field === "media_keys" ? form.mediaKeys.join(" ") : null;
  const said = cells[field]
    .split(/[\s;,|]+/)
    .join(" ")
    .trim();
  return words === null || words === said ? undefined : words;
}

interface CellFieldProps {
  shown: ShownDraftRow;
  /** While drafts are being created cells are read-only. */
  locked: boolean;
  field: DraftImportField;
  offer: OfferedRepair<DraftImportField> | undefined;
  onEdit: (row: number, field: DraftImportField, value: string) => void;
  onLook: (row: number, field: DraftImportField) => void;
}

function CellField({ shown, field, locked, offer, onEdit, onLook }: CellFieldProps) {
  const id = useId();
  const { zone } = useAccountZone();
  const { row, number, cells, out } = shown;
  const value = cells[field];
  const problem = out ? undefined : shown.problems.get(field);
  if (!isTakable(shown)) {
    return (
      <bdi className="block whitespace-pre-wrap py-1.5 [overflow-wrap:anywhere]">
        {value === "" ? <span className="text-text-muted">–</span> : value}
      </bdi>
    );
  }
  const understood = meant(shown, field, zone);
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
      <p
        id={`${id}understood`}
        className={`${field === "scheduled_at" ? "" : "truncate"} text-sm text-text-muted empty:hidden`}
        title={understood}
      >
        {understood}
      </p>
      <p id={`${id}problem`} className="text-blocked text-sm empty:hidden">
        {problem}
      </p>
      <p id={`${id}notice`} className="text-attention text-sm empty:hidden">
        {notices.join(" ")}
      </p>
      {!locked && offer?.row === row && offer.field === field && (
        <Offer offer={offer} most={DRAFT_FIELDS_MAX[field]} />
      )}
    </>
  );
}
