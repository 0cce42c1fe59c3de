import * as z from "zod";
import type { SavedView } from "@/lib/grid/saved-views";
import type { Savable } from "@/lib/lists/savable";
import type { SavedFormat } from "./saved-list";

/** A saved view and where it is stored. */
export type ShownView = SavedView & Savable;

const viewBody = z.object({ list: z.string(), query: z.string() });

/**
 * How the views of one list are stored.
 *
 * @param list the key of the list's views
 */
export const viewFormat = (list: string): SavedFormat<ShownView> => ({
  kind: "view",
  content: ({ name, query }) => ({ kind: "view", name, body: { list, query } }),
  read: ({ id, name, body }) => {
    const read = viewBody.safeParse(body).data;
    return read?.list === list ? { id, name, query: read.query } : undefined;
  },
});
