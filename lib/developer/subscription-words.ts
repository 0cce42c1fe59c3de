import { listPlain } from "@/lib/format/lists";

interface Filter {
  readonly user_id?: string | undefined;
  readonly keyword?: string | undefined;
  readonly direction?: string | undefined;
}

/** What a subscription lets through, "of @mara_agency, with “sale”". */
export function listensTo(
  { user_id: userId, keyword, direction }: Filter,
  handleOf: (userId: string) => string | undefined,
): string {
  const handle = userId === undefined ? undefined : handleOf(userId);
  return listPlain([
    ...(userId === undefined ? [] : [handle === undefined ? `of user ${userId}` : `of @${handle}`]),
    ...(keyword === undefined ? [] : [`with “${keyword}”`]),
    ...(direction === undefined ? [] : [direction === "both" ? "sent and received" : direction]),
  ]);
}
