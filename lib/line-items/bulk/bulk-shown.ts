import * as z from "zod";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { canShow, clicksNeedLandingUrl } from "@/lib/ads/endpoints/media-creatives";
import { canPromoteAccounts } from "@/lib/ads/endpoints/promoted-accounts";
import { canPromotePosts, PROMOTED_POSTS_MAX } from "@/lib/ads/endpoints/promoted-posts";
import type { BulkPlan, BulkResource, ExcludedItem, PlannedItem } from "@/lib/bulk/bulk-plan";
import { storedItem } from "@/lib/bulk/stored-job";
import { lineItemClosedReason, lineItemName } from "../line-item-words";

/** The ads of line items, as a resource of jobs: one line item after another. */
export const PROMOTIONS: BulkResource = {
  name: "promotions",
  one: "line item",
  many: "line items",
  batchMax: 1,
};

const shownFile = z.object({ account_media_id: z.string(), landing_url: z.string().nullable() });

/** A file of the account, and its destination. */
type ShownFile = z.output<typeof shownFile>;

/** A chosen file, with the properties that decide whether a line item can show it. */
export interface ChosenFile extends ShownFile {
  readonly creative_type: string;
}

const lists = {
  /** Ids of posts, in their order. */
  posts: z.array(z.string()).optional(),
  /** Ids of users. */
  accounts: z.array(z.string()).optional(),
  media: z.array(shownFile).optional(),
};

/** Ads by kind; a missing kind is not changed, and was not read. */
export interface ShownAds {
  readonly posts?: readonly string[] | undefined;
  readonly accounts?: readonly string[] | undefined;
  readonly media?: readonly ShownFile[] | undefined;
}

/** The kinds of ads in line items. */
export const SHOWN_KINDS = ["posts", "accounts", "media"] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];

/** The ads that many line items start or stop to show. */
export interface ShownBulkChange {
  readonly kind: "add" | "remove";
  readonly posts?: readonly string[];
  readonly accounts?: readonly string[];
  readonly media?: readonly ChosenFile[];
}

const shownRecord = z.looseObject({ id: z.string(), deleted: z.boolean(), ...lists });
const operation = z.object({
  operation_type: z.literal("Update"),
  params: z.object({ line_item_id: z.string(), ...lists }),
});

/** The ads of one line item, in the form of jobs. */
export type ShownAdsRecord = z.output<typeof shownRecord>;
export type ShownItem = PlannedItem<ShownAdsRecord, z.output<typeof operation>>;

/** Schema of a stored one. */
export const storedShown: z.ZodType<ShownItem> = storedItem(shownRecord, z.array(operation));

/** The kinds that occur at all. */
export const kindsOf = (shown: ShownAds): ShownKind[] =>
  SHOWN_KINDS.filter((kind) => shown[kind] !== undefined);

/** Whether a file and its destination are the same. */
export const sameFile = (one: ShownFile, other: ShownFile): boolean =>
  one.account_media_id === other.account_media_id && one.landing_url === other.landing_url;

/** The ads of a line item, each once and in a fixed order. */
export const shownRecordOf = (lineItemId: string, { posts, accounts, media }: ShownAds): ShownAdsRecord => ({
  id: lineItemId,
  deleted: false,
  ...inOrder({ posts, accounts, media }),
});

function inOrder({ posts, accounts, media }: ShownAds) {
  const byText = (file: ShownFile) => `${file.account_media_id} ${file.landing_url ?? ""}`;
  const files = media && new Map(media.map((file) => [byText(file), file]));
  return {
    ...(posts && { posts: [...new Set(posts)].sort() }),
    ...(accounts && { accounts: [...new Set(accounts)].sort() }),
    ...(files && {
      media: [...files.keys()].sort().flatMap((key) => {
        const file = files.get(key);
        return file ? [{ account_media_id: file.account_media_id, landing_url: file.landing_url }] : [];
      }),
    }),
  };
}

/** One ad that is added or removed. */
export interface ShownOne {
  readonly kind: ShownKind;
  /** Id of the post, the user or the account's file. */
  readonly id: string;
}

/** What is added and removed for one line item. */
export interface ShownPreview {
  readonly comes: readonly ShownOne[];
  readonly goes: readonly ShownOne[];
  /** How many of those to be added it shows already. */
  readonly stays: number;
  /** How many of those to be added it cannot show. */
  readonly unfit: number;
}

interface ShownBulkPlan extends BulkPlan<ShownItem> {
  /** By line item. */
  readonly previews: ReadonlyMap<string, ShownPreview>;
}

/** An ad to be added or removed, for one line item. */
interface Wanted extends ShownOne {
  readonly why: string | undefined;
  readonly there: boolean;
}

/**
 * The resulting ads of every chosen line item, before anything is sent.
 *
 * @param currentOf the current ads of a line item, of the kinds in the change
 * @param withinOf the name of a line item's campaign
 */
export function planShown(
  items: readonly LineItem[],
  change: ShownBulkChange,
  currentOf: (id: string) => ShownAds,
  withinOf: (item: LineItem) => string | undefined = () => undefined,
): ShownBulkPlan {
  const planned: ShownItem[] = [];
  const excluded: ExcludedItem[] = [];
  const previews = new Map<string, ShownPreview>();
  let requests = 0;
  for (const item of items) {
    const within = withinOf(item);
    const about = { key: item.id, name: lineItemName(item), ...(within !== undefined && { within }) };
    const before = shownRecordOf(item.id, currentOf(item.id));
    const wanted = wantedBy(item, change, before);
    const fitting = wanted.filter(({ why }) => why === undefined);
    const moves = fitting
      .filter(({ there }) => there === (change.kind === "remove"))
      .map(({ kind, id }): ShownOne => ({ kind, id }));
    const reason = lineItemClosedReason(item) ?? nothingMoves(change, wanted, moves.length);
    if (reason !== undefined) {
      excluded.push({ ...about, reason });
      continue;
    }
    const after = inOrder(changed(before, change, new Set(moves.map(nameOf))));
    const changedKinds = kindsOf(after).filter((kind) => moves.some((move) => move.kind === kind));
    const [comes, goes] = change.kind === "add" ? [moves, []] : [[], moves];
    previews.set(item.id, {
      comes,
      goes,
      stays: change.kind === "add" ? fitting.length - moves.length : 0,
      unfit: wanted.length - fitting.length,
    });
    const posts = comes.filter(({ kind }) => kind === "posts").length;
    requests += Math.ceil(posts / PROMOTED_POSTS_MAX) + comes.length - posts + goes.length;
    planned.push({
      ...about,
      // Kinds that the job does not change are not read again, so they cannot be compared.
      before: shownRecordOf(item.id, Object.fromEntries(changedKinds.map((kind) => [kind, before[kind]]))),
      operation: {
        operation_type: "Update",
        params: {
          line_item_id: item.id,
          ...Object.fromEntries(changedKinds.map((kind) => [kind, after[kind]])),
        },
      },
      differences: changedKinds.map((field) => ({ field, from: before[field], to: after[field] })),
    });
  }
  return { items: planned, excluded, previews, requests };
}

const nameOf = ({ kind, id }: ShownOne) => `${kind} ${id}`;

function wantedBy(item: LineItem, { posts = [], accounts = [], media = [] }: ShownBulkChange, now: ShownAds) {
  const one = (kind: ShownKind, id: string, there: boolean, why: string | undefined): Wanted => ({
    kind,
    id,
    there,
    why,
  });
  const noPosts = canPromotePosts(item) ? undefined : NO_POSTS;
  const noAccounts = canPromoteAccounts(item) ? undefined : NO_ACCOUNTS;
  return [
    ...posts.map((id) => one("posts", id, now.posts?.includes(id) === true, noPosts)),
    ...accounts.map((id) => one("accounts", id, now.accounts?.includes(id) === true, noAccounts)),
    ...media.map((file) => {
      const { account_media_id: id } = file;
      const there = now.media?.some(({ account_media_id }) => account_media_id === id) === true;
      return one("media", id, there, unfitFile(item, file));
    }),
  ];
}

/** Whether a line item can show any of the ads in a change. */
export const showsAnyOf = (item: LineItem, change: ShownBulkChange): boolean =>
  wantedBy(item, change, {}).some(({ why }) => why === undefined);

const NO_POSTS = "It does not promote posts. Choose line items whose product is a promoted post.";
const NO_ACCOUNTS = "It does not promote accounts. Choose line items whose product is a promoted account.";
const NO_FILE = "It does not show files like this. Choose line items whose product and placements do.";

function unfitFile(item: LineItem, { creative_type, landing_url }: ChosenFile): string | undefined {
  if (!canShow(item, creative_type)) return NO_FILE;
  const terms = { creative_type, objective: item.objective, landing_url: landing_url ?? undefined };
  return clicksNeedLandingUrl.broken(terms)
    ? "It is to bring clicks, and the file has no destination. Add the file in its panel, with one."
    : undefined;
}

/** Why a line item is left alone. */
function nothingMoves(change: ShownBulkChange, wanted: readonly Wanted[], moves: number): string | undefined {
  if (moves > 0) return undefined;
  const reasons = new Set(wanted.map(({ why }) => why));
  if (wanted.every(({ why }) => why !== undefined)) {
    const [only] = reasons;
    return reasons.size === 1 ? only : "It can show none of these: its product or placements are others.";
  }
  const verb = wanted.every(({ kind }) => kind === "posts") ? "promotes" : "shows";
  return change.kind === "add" ? `It ${verb} these already.` : `It ${verb} none of these.`;
}

function changed(
  before: ShownAds,
  { kind, posts, accounts, media }: ShownBulkChange,
  moves: ReadonlySet<string>,
) {
  const after = <One>(
    of: ShownKind,
    now: readonly One[] | undefined,
    wanted: readonly One[] | undefined,
    id: (one: One) => string,
  ) => {
    const moved = (one: One) => moves.has(`${of} ${id(one)}`);
    if (wanted === undefined || now === undefined) return now;
    return kind === "add" ? [...now, ...wanted.filter(moved)] : now.filter((one) => !moved(one));
  };
  const itself = (id: string) => id;
  return {
    posts: after("posts", before.posts, posts, itself),
    accounts: after("accounts", before.accounts, accounts, itself),
    media: after<ShownFile>("media", before.media, media, ({ account_media_id }) => account_media_id),
  };
}
