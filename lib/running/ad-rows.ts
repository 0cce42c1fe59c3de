import * as z from "zod";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { mediaCreativeRecord } from "@/lib/ads/endpoints/media-creatives";
import type { promotedAccountRecord } from "@/lib/ads/endpoints/promoted-accounts";
import type { promotedPostRecord } from "@/lib/ads/endpoints/promoted-posts";
import { adDelivery, type Delivery, type JudgedLineItem } from "@/lib/delivery/delivery";
import { creativeTypeName } from "@/lib/media/account-media-view";
import type { CountedAs } from "@/lib/statistics-reader/ask-for-rows";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import type { Creative } from "./creatives";

/** What runs: a post or an account that is promoted, or a file that is shown outside of posts. */
export const adKind = z.enum(["post", "account", "media"]);
export type AdKind = z.infer<typeof adKind>;

export const AD_KINDS: Readonly<Record<AdKind, string>> = {
  post: "Post",
  account: "Account",
  media: "Media",
};

type PromotedPost = z.infer<typeof promotedPostRecord>;
type PromotedAccount = z.infer<typeof promotedAccountRecord>;
type MediaCreative = z.infer<typeof mediaCreativeRecord>;

/** What line items show, each kind as its list has it. */
export interface AdRecords {
  readonly posts: readonly PromotedPost[];
  readonly accounts: readonly PromotedAccount[];
  readonly media: readonly MediaCreative[];
}

/** One ad, as its row shows it. */
export interface AdRow {
  /** Each kind has its own ids, so the kind is the prefix. */
  readonly id: string;
  readonly kind: AdKind;
  /** The id of its record. */
  readonly recordId: string;
  /** The id of what is shown: of the post, the user or the account's file. */
  readonly shows: string;
  /** Its text, @handle or file in words; undefined while it was not looked up. */
  readonly name: string | undefined;
  /** What it has in common with ads that look the same; undefined while it was not looked up. */
  readonly creative?: Creative | undefined;
  readonly lineItemId: string;
  /** Empty while its line item is not known. */
  readonly campaignId: string;
  readonly landingUrl: string | null;
  /** Of a file, what kind of creative it is. */
  readonly creativeType: string | undefined;
  readonly approval_status: string;
  readonly entity_status: string;
  readonly deleted: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  /** What its line item is after; undefined while that is not known. */
  readonly objective?: string;
  /** That of its line item, ISO 4217; empty while that is not known. */
  readonly currency: string;
  readonly delivery: Delivery;
  readonly reasons_not_servable: readonly string[];
  readonly record: PromotedPost | PromotedAccount | MediaCreative;
  readonly [field: string]: unknown;
}

/** The id of a row, as links name it. */
export const adId = (kind: AdKind, recordId: string): string => `${kind}-${recordId}`;

/** The id of its record, by that of a row. */
export const recordIdOfAd = (rowId: string): string => rowId.slice(rowId.indexOf("-") + 1);

/** The creative of what has nothing in common with other ads as far as is known, by what it is called. */
export const creativeByItself = (kind: AdKind, id: string, name?: string): Creative => ({
  key: adId(kind, id),
  words: name ?? `${AD_KINDS[kind]} ${id}`,
});

/** What statistics call each kind. */
const COUNTED: Readonly<Record<AdKind, ShownEntity>> = {
  post: "PROMOTED_POST",
  account: "PROMOTED_ACCOUNT",
  media: "MEDIA_CREATIVE",
};

/** What the service counts for a row. */
export function adCountedAs(rowId: string): CountedAs {
  const kind = adKind.parse(rowId.slice(0, rowId.indexOf("-")));
  return { entity: COUNTED[kind], id: recordIdOfAd(rowId) };
}

/** What is needed of the line item of an ad. */
type ItemOfAd = JudgedLineItem & Pick<LineItem, "campaign_id" | "objective" | "currency">;

interface AroundAds {
  readonly items: ReadonlyMap<string, ItemOfAd>;
  /** What posts and users are called, by kind and id; those that were not looked up are missing. */
  readonly nameOf: (kind: AdKind, id: string) => string | undefined;
  /** What ads that look the same have in common, by kind and id of what they show. */
  readonly creativeOf?: (kind: AdKind, id: string) => Creative | undefined;
}

/** Everything that line items show, one ad a row. */
export function adRows(
  { posts, accounts, media }: AdRecords,
  { items, nameOf, creativeOf }: AroundAds,
): AdRow[] {
  const row = (kind: AdKind, shows: string, record: AdRow["record"], name: string | undefined): AdRow => {
    const item = items.get(record.line_item_id);
    const delivery = adDelivery(record, item);
    const { id, line_item_id, approval_status, entity_status, deleted, created_at, updated_at } = record;
    return {
      id: adId(kind, id),
      kind,
      recordId: id,
      shows,
      name,
      creative: creativeOf?.(kind, shows),
      lineItemId: line_item_id,
      campaignId: item?.campaign_id ?? "",
      landingUrl:
        "landing_url" in record && typeof record.landing_url === "string" ? record.landing_url : null,
      creativeType:
        "creative_type" in record && typeof record.creative_type === "string"
          ? record.creative_type
          : undefined,
      approval_status,
      entity_status,
      deleted,
      created_at,
      updated_at,
      ...(item && { objective: item.objective }),
      currency: item?.currency ?? "",
      delivery,
      reasons_not_servable: delivery.reasons.map(({ code }) => code),
      record,
    };
  };
  return [
    ...posts.map((each) => row("post", each.post_id, each, nameOf("post", each.post_id))),
    ...accounts.map((each) => row("account", each.user_id, each, nameOf("account", each.user_id))),
    ...media.map((each) => row("media", each.account_media_id, each, creativeTypeName(each.creative_type))),
  ];
}

/** What an ad is called; by its id while nothing else is known. */
export const adName = ({ name, kind, shows }: Pick<AdRow, "name" | "kind" | "shows">): string =>
  name ?? `${AD_KINDS[kind]} ${shows}`;
