import type { ShownView } from "@/lib/kept-items/kept-views";

/** Whose a view is, and who made it where that is somebody else. */
export function whoseWords({ kept }: ShownView): string {
  if (!kept) return "This device";
  if (kept.whose === "mine") return "Mine";
  return kept.own ? "Account, made by you" : `Account, made by @${kept.maker}`;
}
