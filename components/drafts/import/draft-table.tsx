import { useId } from "react";
import { ImportTable } from "@/components/import/import-table";
import { RepairOffer as Offer } from "@/components/import/repair-offer";
import { ResultMark } from "@/components/import/result-mark";
import type { OfferedRepair } from "@/components/import/use-repair";
import { StatusMark } from "@/components/ui/status-mark";
import { TextArea, TextInput } from "@/components/ui/text-input";
import {
  DRAFT_FIELDS_MAX,
  DRAFT_IMPORT_FIELDS,
  type DraftImportField,
} from "@/lib/drafts/import/import-rows";
import { counted } from "@/lib/format/plurals";
import type { ShownDraftRow } from "./use-import";

const FIELD_WORDS: Readonly<Record<DraftImportField, string>> = {
  text: "Text",
  name: "Name",
  nullcast: "Promoted only",
  author: "Author",
  card_uri: "Card",
  media_keys: "Media",
};

export const FIELD_OPTIONS = DRAFT_IMPORT_FIELDS.map((value) => ({ value, label: FIELD_WORDS[value] }));

const HINTS: Readonly<Record<DraftImportField, string>> = {
  text: "",
  name: "No name",
  nullcast: "true",
  author: "Default author",
  card_uri: "No card",
  media_keys: "No media",
};

/** All of them have room beside the sidebar at 1280 pixels. */
const NARROW = "w-26 min-[1400px]:w-32";
const WIDTHS: Readonly<Record<DraftImportField, string>> = {
  text: "w-50 min-[1400px]:w-62",
  name: NARROW,
  nullcast: "w-22",
  author: NARROW,
  card_uri: NARROW,
  media_keys: NARROW,
};

const COLUMNS = DRAFT_IMPORT_FIELDS.map((field) => ({
  field,
  head: FIELD_WORDS[field],
  width: WIDTHS[field],
}));

interface DraftTableProps extends Omit<CellFieldProps, "shown" | "field"> {
  rows: readonly ShownDraftRow[];
  onLeaveOut: (rows: readonly number[], out: boolean) => void;
}

/** What was sent stands as it was sent. */
const isTakable = ({ state }: ShownDraftRow) => state !== "created" && state !== "sent";

/** The rows, in which every cell can be typed over. */
export function DraftTable({ rows, onLeaveOut, ...cell }: DraftTableProps) {
  return (
    <ImportTable
      rows={rows}
      columns={COLUMNS}
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
  if (result) return <ResultMark result={result} done="Created" section="drafts" busy={locked} />;
  if (state === "out") return <StatusMark kind="ended">Left out</StatusMark>;
  if (state === "pending") return <StatusMark kind="ended">Looking up the author</StatusMark>;
  if (state === "ready") return <StatusMark kind="paused">Ready</StatusMark>;
  return <StatusMark kind="blocked">{counted(problems.size, "problem")}</StatusMark>;
}

/** The card or the media that are named by what they are called. */
function meant({ cells, check: { form } }: ShownDraftRow, field: DraftImportField): string | undefined {
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
  /** While drafts are being made nothing can be typed over. */
  locked: boolean;
  field: DraftImportField;
  offer: OfferedRepair<DraftImportField> | undefined;
  onEdit: (row: number, field: DraftImportField, value: string) => void;
  onLook: (row: number, field: DraftImportField) => void;
}

function CellField({ shown, field, locked, offer, onEdit, onLook }: CellFieldProps) {
  const id = useId();
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
        <Offer offer={offer} most={DRAFT_FIELDS_MAX[field]} />
      )}
    </>
  );
}
