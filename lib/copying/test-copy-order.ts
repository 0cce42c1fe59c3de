import { CAMPAIGN_NAME_MAX, create } from "@/lib/ads/endpoints/campaigns";
import { type CopiedTree, EMPTY_TREE, NO_MEANS } from "./copied-tree";
import { sameAmount } from "./copy-amounts";
import type { CopyModel, CopyNaming } from "./copy-names";
import type { CopyOrder } from "./plan-copies";

const NO_NAMES: ReadonlySet<string> = new Set();

/** For tests: names of campaigns where none is taken. */
export const CAMPAIGN_NAMES: CopyNaming<CopyModel> = {
  taken: () => NO_NAMES,
  one: "campaign",
  param: create.params.shape.name,
  max: CAMPAIGN_NAME_MAX,
};

/** For tests: an order of copies within an account, of campaigns in which there is what is given. */
export const sampleCopyOrder = (tree: Partial<CopiedTree> = {}): CopyOrder => ({
  tree: { ...EMPTY_TREE, ...tree },
  means: NO_MEANS,
  elsewhere: false,
  zone: "Europe/Berlin",
  now: Date.parse("2026-11-26T12:00:00Z"),
  days: 0,
  convert: sameAmount,
});
