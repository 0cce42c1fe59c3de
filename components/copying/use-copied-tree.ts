import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, list } from "@/lib/ads/endpoints/line-items";
import type { CallError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import {
  type CopiedTree,
  type CopyMeans,
  EMPTY_TREE,
  NO_MEANS,
  readMeans,
  readTree,
  readTreeOf,
} from "@/lib/copying/copied-tree";

/** The records to copy: campaigns with their contents, or line items. */
export type CopiedRecords =
  | { readonly kind: "campaigns"; readonly campaigns: readonly Campaign[] }
  | { readonly kind: "line-items"; readonly items: readonly LineItem[] };

export interface CopyReading {
  readonly tree: CopiedTree;
  readonly means: CopyMeans;
}

/**
 * Reads the contents of the records to copy, and what copies can use in the target account.
 *
 * @param whole false to copy records without their contents: nothing is read then
 */
export function useCopiedTree(
  copied: CopiedRecords,
  accountId: string,
  { into, whole }: { into: string; whole: boolean },
) {
  const scope = useScope();
  const records = copied.kind === "campaigns" ? copied.campaigns : copied.items;
  const key = [...adsKey(list, scope), "copied", accountId, copied.kind, records.map(({ id }) => id)];
  const tree = useQuery<CopiedTree, CallError>({
    queryKey: key,
    queryFn: ({ signal }) => {
      const from = { scope, accountId, signal };
      return copied.kind === "campaigns" ? readTreeOf(from, copied.campaigns) : readTree(from, copied.items);
    },
    enabled: whole,
    refetchOnWindowFocus: false,
  });
  const means = useQuery<CopyMeans, CallError>({
    queryKey: [...key, "into", into],
    queryFn: ({ signal }) => readMeans({ scope, accountId: into, signal }, tree.data ?? EMPTY_TREE),
    enabled: whole && tree.data !== undefined,
    refetchOnWindowFocus: false,
  });
  const error = tree.error ?? means.error;
  const reading = useMemo<CopyReading | undefined>(
    () => (whole ? tree.data && means.data && { tree: tree.data, means: means.data } : NOTHING),
    [whole, tree.data, means.data],
  );
  return { reading, error, retry: () => void (tree.error ? tree.refetch() : means.refetch()) };
}

const NOTHING: CopyReading = { tree: EMPTY_TREE, means: NO_MEANS };
