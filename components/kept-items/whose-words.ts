import type { Keepable } from "@/lib/lists/keepable";

/** Whose an item is, and who made it where that is another person. */
export function whoseWords({ kept }: Keepable): string {
  if (!kept) return "This device";
  if (kept.whose === "mine") return "Mine";
  return kept.own ? "Account, made by you" : `Account, made by @${kept.maker}`;
}
