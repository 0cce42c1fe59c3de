import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import * as audiences from "@/lib/ads/endpoints/custom-audiences";
import * as drafts from "@/lib/ads/endpoints/draft-posts";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as media from "@/lib/ads/endpoints/media-library";
import * as polls from "@/lib/ads/endpoints/poll-cards";
import * as posts from "@/lib/ads/endpoints/posts";
import { POST_TYPES } from "@/lib/ads/endpoints/posts";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import { fundingTitle } from "@/lib/funding/words";

/** The sections of posts, which share one list. */
export const SECTION_OF_POSTS = {
  DRAFT: "drafts",
  SCHEDULED: "drafts/scheduled",
  PUBLISHED: "drafts/published",
} as const satisfies Readonly<Record<(typeof POST_TYPES)[number], string>>;

const sectionOfPosts: Readonly<Record<string, string>> = SECTION_OF_POSTS;

/** The possible names of a searched record. */
export interface SearchedRecord {
  readonly id?: string;
  readonly media_key?: string;
  readonly name?: string | null;
  readonly file_name?: string | null;
  readonly text?: string | null;
  readonly card_uri?: string | null;
  /** Of funding sources, which have no name of their own. */
  readonly type?: string;
  readonly description?: string | null;
  /** Of posts that were read by id. */
  readonly post_type?: string;
  readonly deleted?: boolean;
}

/** Every endpoint whose cached answers are searched for records of the open account, by the section of their page. */
export const SEARCHED_LISTS = [
  { section: "campaigns", list: campaigns.list },
  { section: "campaigns", list: campaigns.get },
  { section: "line-items", list: lineItems.list },
  { section: "line-items", list: lineItems.get },
  { section: "funding", list: fundingInstruments.list },
  { section: "cards", list: cards.list },
  { section: "polls", list: polls.list },
  { section: "conversations", list: conversationCards.image.list },
  { section: "conversations", list: conversationCards.video.list },
  { section: "drafts", list: drafts.list },
  { section: "drafts", list: drafts.get },
  { section: "drafts/scheduled", list: scheduled.list },
  { section: "drafts/scheduled", list: scheduled.get },
  ...POST_TYPES.map((type) => ({ section: SECTION_OF_POSTS[type], list: posts.list })),
  { section: "media", list: media.list },
  { section: "media", list: media.get },
  { section: "audiences", list: audiences.list },
] as const;

/** The id in the address of the record's panel. */
export const idOf = (record: SearchedRecord): string => record.media_key ?? record.id ?? "";

/** The label of a record: its name, else its file, its text, its funding source, or its id. */
export function nameOf(record: SearchedRecord): string {
  const { name, file_name: file, text, type, description = null } = record;
  return name || file || text || (type !== undefined && fundingTitle({ type, description })) || idOf(record);
}

/** Whether the page of a section lists a record. */
export const isOfSection = (section: string, { deleted, post_type: type }: SearchedRecord): boolean =>
  deleted !== true && (type === undefined || sectionOfPosts[type] === section);
