import { useGroupCommands } from "@/components/shell/use-group-commands";
import { LINE_ITEM_GROUPING_WORDS } from "@/lib/line-items/line-item-groups";
import type { LineItemsView } from "./use-line-items-view";

/** What the palette offers about groups of line items. */
export function GroupCommands({ group, setGroup }: Pick<LineItemsView, "group" | "setGroup">) {
  useGroupCommands({ page: "line-items", words: LINE_ITEM_GROUPING_WORDS, group, onGroup: setGroup });
  return null;
}
