import type { RefusedError } from "@/lib/ads/errors";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import type { CreationItem, CreationPlan } from "@/lib/creation/creation-plan";
import { creationRefusal } from "@/lib/creation/creation-refusal";
import { stepKey } from "@/lib/creation/creation-results";
import { madeFieldIn } from "@/lib/drafts/draft-form";
import { LINE_ITEM_FIELD_OF } from "@/lib/line-items/line-item-form";
import { CAMPAIGN_TO_BE, type GuidedDraft } from "./guided-draft";

/** The id of the campaign, once it exists. */
export function createdCampaignId({ id }: GuidedDraft, results: StoredOutcomes): string {
  const state = results.get(stepKey(id, CAMPAIGN_TO_BE));
  return state?.state === "done" ? (state.id ?? "") : "";
}

/** What keeps a draft from being created in full, each refusal at its field, at its step; undefined where all exists. */
export const guidedRefusal = (
  draft: GuidedDraft,
  plan: CreationPlan,
  results: StoredOutcomes,
): RefusedError | undefined =>
  creationRefusal(plan, results, {
    fieldOf: (item, parameter) => fieldOf(draft, item, parameter),
    rest: "review",
    again: "Create the rest",
  });

/** Where in the flow something is put right that is refused in one of its steps. */
function fieldOf(draft: GuidedDraft, { key }: CreationItem, parameter = ""): string {
  const [owner = "", part = ""] = key.slice(stepKey(draft.id, "").length).split("/");
  if (owner === CAMPAIGN_TO_BE) return `campaign/${parameter}`;
  const [name = ""] = parameter.split(".").slice(-1);
  const item = draft.items.find(({ id, ads }) => id === owner || ads.some((ad) => ad.id === owner));
  if (!item) return "review";
  if (owner !== item.id) {
    const ad = item.ads.find(({ id }) => id === owner);
    const field = part === "card" && ad?.kind === "new" ? madeFieldIn(ad.post, parameter) : name;
    return `ads/${item.id}/${owner}/post/${field}`;
  }
  if (part === "") return `line-items/${item.id}/${LINE_ITEM_FIELD_OF[name] ?? ""}`;
  return part.startsWith("ad") ? `ads/${item.id}/${part}` : `targeting/${item.id}/targeting`;
}
