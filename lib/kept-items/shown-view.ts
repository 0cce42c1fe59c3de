import * as z from "zod";
import type { SavedView } from "@/lib/grid/saved-views";
import type { Keepable } from "@/lib/lists/keepable";
import type { Keeping } from "./kept-list";

/** A saved view and where it is kept. */
export type ShownView = SavedView & Keepable;

const viewBody = z.object({ list: z.string(), query: z.string() });

/**
 * How the views of one list are kept.
 *
 * @param list the key of the list's views
 */
export const viewsKept = (list: string): Keeping<ShownView> => ({
  kind: "view",
  content: ({ name, query }) => ({ kind: "view", name, body: { list, query } }),
  read: ({ id, name, body }) => {
    const read = viewBody.safeParse(body).data;
    return read?.list === list ? { id, name, query: read.query } : undefined;
  },
});
