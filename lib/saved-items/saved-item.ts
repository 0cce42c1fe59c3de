import * as z from "zod";
import { accountPlace } from "@/lib/ads/account-place";
import { guardRule } from "@/lib/campaigns/rules/campaign-rules";
import { SAVED_KINDS, SAVED_NAME_MAX, type SavedKind } from "@/lib/lists/savable";
import { noteBody } from "@/lib/statistics/chart-notes";
import { targetingSetBody } from "@/lib/targeting/targeting-set-body";

/** Bytes of one item's JSON. */
export const SAVED_BODY_MAX = 65_536;

/** The saved data, each kind with its own shape. */
const BODIES = {
  /** `list`: the key of the list's views; `query`: that of the view's address. */
  view: z.strictObject({ list: z.string().min(1).max(100), query: z.string().max(8_000) }),
  rule: guardRule,
  template: z.strictObject({ pattern: z.string().min(1).max(SAVED_NAME_MAX) }),
  targeting: targetingSetBody,
  note: noteBody,
};

export type SavedBody = z.output<(typeof BODIES)[SavedKind]>;

const kind = z.enum(SAVED_KINDS);
const itemId = z.uuid();
const version = z.int().min(1);
const saved = {
  ...accountPlace,
  do: z.literal("save"),
  id: itemId,
  name: z.string().trim().min(1).max(SAVED_NAME_MAX),
  shared: z.boolean(),
  /** The one that was changed; left out for a new item. */
  version: version.optional(),
};

/** The requests of a page: to list the items of a kind, or to save or delete one. */
export const savedItemsQuestion = z.union([
  z.strictObject({ ...accountPlace, do: z.literal("list"), kind }),
  z.strictObject({ ...saved, kind: z.literal("view"), body: BODIES.view }),
  z.strictObject({ ...saved, kind: z.literal("rule"), body: BODIES.rule }),
  z.strictObject({ ...saved, kind: z.literal("template"), body: BODIES.template }),
  z.strictObject({ ...saved, kind: z.literal("targeting"), body: BODIES.targeting }),
  z.strictObject({ ...saved, kind: z.literal("note"), body: BODIES.note }),
  z.strictObject({ ...accountPlace, do: z.literal("delete"), kind, id: itemId, version }),
]);

export type SavedItemsQuestion = z.output<typeof savedItemsQuestion>;

/** One saved item, as the requesting person can see it. */
export interface SavedItem {
  readonly kind: SavedKind;
  readonly id: string;
  readonly name: string;
  readonly body: SavedBody;
  readonly shared: boolean;
  /** Its author. */
  readonly owner: { readonly user_id: string; readonly handle: string };
  /** Whether the requesting person made it. */
  readonly mine: boolean;
  readonly version: number;
  /** Milliseconds. */
  readonly created_at: number;
  readonly updated_at: number;
}

/** The stored body, parsed by its kind; undefined if unknown to this version. */
export const readBody = (of: SavedKind, text: string): SavedBody | undefined =>
  BODIES[of].safeParse(JSON.parse(text)).data;
