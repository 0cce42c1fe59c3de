import { type AccountPlace, accountHref } from "@/components/shell/place";
import type { HistoryEntity } from "@/lib/history/entities";

/** Where the history of one thing stands. */
export function historyHref(place: AccountPlace, entity: HistoryEntity, id: string): string {
  return `${accountHref(place, "history")}?entity=${entity}&id=${encodeURIComponent(id)}`;
}
