import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as z from "zod";
import { nowSeconds } from "@/lib/session/lifetimes";
import { seal, unseal } from "@/lib/session/seal";
import { type ApprovalWish, approvalWish } from "./approval-wish";
import { APPROVAL_WORDS } from "./approval-words";

/** Addresses that are longer are cut by some mail programs and refused by some servers. */
export const APPROVAL_TOKEN_MAX = 7_000;
const UNPACKED_MAX = 400_000;
const DAY = 86_400;
/** After its end a link is still recognized as expired, instead of broken. */
const GRACE = 30 * DAY;
const LONGEST = 30 * DAY + GRACE;

const sealedApproval = z.strictObject({ kind: z.literal("approval"), packed: z.string() });

const content = approvalWish.pick({ posts: true, zone: true }).extend({
  sharedBy: z.string().min(1).max(100),
  /** Seconds since 1970. */
  until: z.number().int(),
});

type Approval = z.output<typeof content>;

/** A link's token, or undefined when what is shown does not fit into an address. */
export async function makeApproval(
  { days, posts, zone }: ApprovalWish,
  sharedBy: string,
): Promise<{ token: string; until: number } | undefined> {
  const until = nowSeconds() + days * DAY;
  const text = JSON.stringify({
    posts,
    sharedBy,
    until,
    ...(zone !== undefined && { zone }),
  } satisfies Approval);
  const packed = deflateRawSync(text, { level: 9, dictionary: APPROVAL_WORDS }).toString("base64url");
  const token = toAddress(await seal({ kind: "approval", packed }, days * DAY + GRACE));
  return token.length > APPROVAL_TOKEN_MAX ? undefined : { token, until };
}

type OpenedApproval =
  | { readonly state: "open"; readonly approval: Approval }
  | { readonly state: "ended"; readonly until: number }
  | { readonly state: "unreadable" };

/** Opens a link's token. Whatever was forged, changed or cut, or sealed for another purpose, is unreadable. */
export async function openApproval(token: string): Promise<OpenedApproval> {
  if (token.length > APPROVAL_TOKEN_MAX || !/^[\w.-]+$/.test(token)) return { state: "unreadable" };
  const opened = await unseal(sealedApproval, fromAddress(token), LONGEST);
  const approval = opened && unpack(opened.packed);
  if (!approval) return { state: "unreadable" };
  if (approval.until <= nowSeconds()) return { state: "ended", until: approval.until };
  return { state: "open", approval };
}

function unpack(packed: string): Approval | undefined {
  try {
    const text = inflateRawSync(Buffer.from(packed, "base64url"), {
      maxOutputLength: UNPACKED_MAX,
      dictionary: APPROVAL_WORDS,
    });
    return content.safeParse(JSON.parse(text.toString("utf8"))).data;
  } catch {
    // Sealed by an earlier version of the dashboard, in another form.
    return undefined;
  }
}

const START = "Fe26.2*";
const END = "~2";

/** Without the signs that chat programs take for markup: `*` and `~` are what iron puts between its parts. */
function toAddress(sealed: string): string {
  if (!sealed.startsWith(START) || !sealed.endsWith(END)) throw new Error("The seal has another form");
  return sealed.slice(START.length, -END.length).replaceAll("*", ".");
}

const fromAddress = (token: string) => START + token.replaceAll(".", "*") + END;
