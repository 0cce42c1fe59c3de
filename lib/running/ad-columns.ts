import { APPROVAL_STATUSES, approvalName } from "@/lib/accounts/approval";
import { byWords } from "@/lib/format/lists";
import { csvText } from "@/lib/grid/csv-columns";
import { measureColumns } from "@/lib/records/measure-columns";
import {
  choiceColumn,
  codeColumn,
  type RecordColumn,
  reasonsColumn,
  recordColumns,
  recordFilters,
  referenceColumn,
  statusColumn,
  textColumn,
  timeColumn,
} from "@/lib/records/record-columns";
import { AD_KINDS, type AdRow, adName } from "./ad-rows";

const creativeWords = ({ creative }: AdRow) => creative?.words ?? null;

const KINDS: Readonly<Record<string, string>> = AD_KINDS;

const COLUMNS = {
  name: {
    ...textColumn({ label: "Ad", width: 240, grows: 4, usualFrom: 0, of: adName, filter: "text" }),
    value: { kind: "own" },
    order: () => ({ key: adName, texts: byWords }),
  },
  kind: choiceColumn({
    label: "Kind",
    width: 92,
    usualFrom: 0,
    of: ({ kind }: AdRow) => [kind],
    words: (kind) => KINDS[kind] ?? kind,
    values: Object.keys(AD_KINDS),
    group: true,
  }),
  creative: {
    ...textColumn({
      label: "Creative",
      width: 220,
      grows: 2,
      hint: "Ads with the same text and the same card or files, in any line item",
      of: creativeWords,
      none: "Not read yet",
    }),
    filter: {
      label: "Creative",
      kind: "choice",
      // Which there are is known to the page alone.
      values: [],
      words: (key) => key,
      of: ({ creative }: AdRow) => (creative ? [creative.key] : []),
    },
    group: () => ({
      keyOf: ({ creative }: AdRow) => creative?.key ?? null,
      called: (row) => creativeWords(row) ?? adName(row),
      none: "Not read yet",
    }),
    file: {
      "": { text: (row) => csvText(creativeWords(row)) },
      "Creative ID": { text: ({ creative }: AdRow) => csvText(creative?.key ?? null), identifier: true },
    },
  },
  item: referenceColumn({
    label: "Line item",
    width: 140,
    grows: 2,
    usualFrom: 0,
    of: ({ lineItemId }: AdRow) => lineItemId,
    counts: ["line item", "line items"],
  }),
  campaign: referenceColumn({
    label: "Campaign",
    width: 140,
    grows: 2,
    usualFrom: 0,
    of: ({ campaignId }: AdRow) => campaignId,
  }),
  status: statusColumn({
    label: "Status",
    width: 124,
    usualFrom: 0,
    of: ({ delivery }: AdRow) => delivery,
    needs: ({ lineItemId }) => lineItemId,
  }),
  why: reasonsColumn({
    label: "Why not serving",
    width: 160,
    usualFrom: 1440,
    of: ({ delivery }: AdRow) => delivery,
    needs: ({ lineItemId }) => lineItemId,
  }),
  approval: choiceColumn({
    label: "Approval",
    width: 116,
    usualFrom: 0,
    of: ({ approval_status }: AdRow) => [approval_status],
    words: approvalName,
    values: APPROVAL_STATUSES,
    ordered: true,
    group: true,
  }),
  ...measureColumns<AdRow>({ spend: 0, results: 1600, impressions: 1920 }),
  landing: textColumn({
    label: "Destination",
    width: 160,
    of: ({ landingUrl }: AdRow) => landingUrl,
    none: "No destination",
    filter: "presence",
  }),
  created: timeColumn({
    label: "Created",
    width: 148,
    hint: "Account time",
    usualFrom: 1760,
    of: ({ created_at }: AdRow) => created_at,
    filter: true,
  }),
  shows: codeColumn({ label: "Shows", width: 148, of: ({ shows }: AdRow) => shows, identifier: true }),
  id: codeColumn({ label: "ID", width: 120, of: ({ recordId }: AdRow) => recordId, identifier: true }),
} satisfies Readonly<Record<string, RecordColumn<AdRow, never>>>;

export type AdColumn = keyof typeof COLUMNS;

/** The columns of the grid of ads. */
export const AD_COLUMNS = recordColumns<AdColumn, AdRow, never>("name", COLUMNS);

/** What ads can be filtered by. */
export const AD_FILTERS = recordFilters<AdColumn, AdRow>(AD_COLUMNS, {});

export type AdFilterId = AdColumn;
