import { useQuery, useQueryClient } from "@tanstack/react-query";
import { get, update } from "idb-keyval";
import { useCallback } from "react";
import { useAccount } from "@/components/shell/account";

/** The curated category of a line item, as an answer of the service told of it. */
export interface KnownCategory {
  /** The association's own id, by which it is changed and taken out. */
  readonly id: string;
  readonly line_item_id: string;
  readonly curated_category_id: string;
}

/** By line item. */
type Index = Readonly<Record<string, KnownCategory>>;

const NOTHING: Index = {};

/**
 * Which curated category a line item has, as far as this browser was told: the service lists them nowhere. Undefined
 * until storage has answered, null when nothing is known.
 */
export function useCuratedIndex(lineItemId: string) {
  const { environment, accountId } = useAccount();
  const client = useQueryClient();
  const key = `curated categories ${environment} ${accountId}`;
  const index = useQuery({
    queryKey: [key],
    // Without storage it is known for as long as the page is open.
    queryFn: () =>
      get<Index>(key)
        .catch(() => client.getQueryData<Index>([key]))
        .then((kept) => kept ?? NOTHING),
    networkMode: "always",
  });
  const change = useCallback(
    async (next: (before: Index) => Index) => {
      await client.cancelQueries({ queryKey: [key] });
      client.setQueryData<Index>([key], (before = NOTHING) => next(before));
      await update<Index>(key, (before = NOTHING) => next(before)).catch(() => {});
    },
    [client, key],
  );
  return {
    known: index.data && (index.data[lineItemId] ?? null),
    keep: ({ id, line_item_id, curated_category_id }: KnownCategory) =>
      void change((before) => ({ ...before, [line_item_id]: { id, line_item_id, curated_category_id } })),
    forget: () => void change(({ [lineItemId]: _, ...others }) => others),
  };
}
