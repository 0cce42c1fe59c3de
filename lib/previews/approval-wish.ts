import * as z from "zod";
import { postViewSchema } from "./view";

/** Where a page asks for an approval link, with POST: app/api/approvals. */
export const APPROVALS_PATH = "/api/approvals";

/** Days that an approval link may stay open. */
export const APPROVAL_DAYS = [1, 7, 30] as const;
/** Drafts that one link, or one contact sheet, shows. */
const SHEET_MAX = 6;
/** Longest request for a link, in bytes; a link of six large posts is shorter. */
export const APPROVAL_REQUEST_MAX = 200_000;

/** How far a shared post is: readers see the published ones. A draft has none. */
const POST_STAGES = ["scheduled", "published"] as const;
export type PostStage = (typeof POST_STAGES)[number];

/** What a page asks for: drawings, and for how long. */
export const approvalWish = z.strictObject({
  days: z.literal(APPROVAL_DAYS),
  /** IANA name of the account's zone, in which its times are shown. */
  zone: z.string().max(64).optional(),
  posts: z
    .array(
      z.strictObject({
        name: z.string().max(120),
        view: postViewSchema,
        stage: z.enum(POST_STAGES).optional(),
      }),
    )
    .min(1)
    .max(SHEET_MAX),
});

export type ApprovalWish = z.output<typeof approvalWish>;

/** The answer with a link. */
export const approvalAnswer = z.object({ url: z.string(), until: z.string() });
