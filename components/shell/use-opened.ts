import type * as z from "zod";
import type { Opened } from "@/components/ui/record-panel";
import { type AdsList, useAdsQuery } from "@/lib/ads/client";
import type { Endpoint, InputOf, RecordOf } from "@/lib/ads/endpoint";
import type { ListView } from "./use-list-view";

interface Listed {
  readonly id: string;
}

type PanelView = Pick<ListView<never>, "panel" | "openPanel">;

/** The record in the address, from a complete list: a missing one is gone. */
export function openedIn<Row extends Listed>(
  list: Omit<AdsList<Row>, "updatedAt">,
  { panel, openPanel }: PanelView,
): Opened<Row> {
  const record = list.records.find(({ id }) => id === panel);
  return {
    id: panel,
    record,
    asked: { error: list.error, refetch: list.resume },
    // A new record is included in the next reading.
    gone: list.complete && !list.fetching && record === undefined,
    onClose: () => openPanel(null),
  };
}

/** The same for a list that leaves some out, such as deleted ones: a missing one is read. */
export function useOpened<E extends Endpoint<z.ZodObject, z.ZodType | undefined, z.ZodType<Listed>>>(
  list: AdsList<RecordOf<E>>,
  view: PanelView,
  get: E,
  input: (id: string) => InputOf<E>,
): Opened<RecordOf<E>> {
  const { id, record, onClose } = openedIn(list, view);
  const asked = useAdsQuery(get, input(id ?? "none"), {
    enabled: id !== null && record === undefined && (list.complete || list.error !== null),
  });
  const [found] = [asked.data?.data].flat() as RecordOf<E>[];
  return { id, record: record ?? (id === null ? undefined : found), asked, onClose };
}
