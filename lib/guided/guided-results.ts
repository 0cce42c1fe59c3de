import { RefusedError } from "@/lib/ads/errors";
import type { KeptOutcomes } from "@/lib/bulk/kept-job";
import { NEEDS_ANOTHER } from "@/lib/creation/creation-order";
import type { CreationItem, CreationPlan } from "@/lib/creation/creation-plan";
import { stepKey } from "@/lib/creation/creation-results";
import { LINE_ITEM_FIELD_OF } from "@/lib/line-items/line-item-form";
import { CAMPAIGN_TO_BE, type GuidedDraft } from "./guided-draft";

/** The id of the campaign, once it exists. */
export function createdCampaignId({ id }: GuidedDraft, results: KeptOutcomes): string {
  const state = results.get(stepKey(id, CAMPAIGN_TO_BE));
  return state?.state === "done" ? (state.id ?? "") : "";
}

/**
 * What keeps a draft from being created in full, each refusal at the field that it is about, at its step; undefined
 * where all of it exists. What merely waits for something that was refused has nothing to say.
 */
export function guidedRefusal(
  draft: GuidedDraft,
  plan: CreationPlan,
  results: KeptOutcomes,
): RefusedError | undefined {
  const open = plan.filter(({ key }) => results.get(key)?.state !== "done");
  if (open.length === 0) return undefined;
  const errors = open.flatMap((item) => {
    const state = results.get(item.key);
    if (state?.state !== "failed") {
      const message = `It is not known whether the ${item.noun} “${item.name}” exists. Create the rest: it is looked for first.`;
      return state?.state === "unknown" ? [{ code: "UNKNOWN", message, parameter: "review" }] : [];
    }
    return state.errors
      .filter(({ code }) => code !== NEEDS_ANOTHER)
      .map(({ code, message, parameter }) => ({
        code,
        message,
        parameter: fieldOf(draft, item, parameter),
      }));
  });
  const stopped = { code: "STOPPED", message: "Not all of it was sent.", parameter: "review" };
  return new RefusedError(400, errors.length > 0 ? errors : [stopped], []);
}

/** Where in the flow something is put right that is refused in one of its steps. */
function fieldOf(draft: GuidedDraft, { key }: CreationItem, parameter = ""): string {
  const [owner = "", part = ""] = key.slice(stepKey(draft.id, "").length).split("/");
  if (owner === CAMPAIGN_TO_BE) return `campaign/${parameter}`;
  const [name = ""] = parameter.split(".").slice(-1);
  const item = draft.items.find(({ id, ads }) => id === owner || ads.some((ad) => ad.id === owner));
  if (!item) return "review";
  if (owner !== item.id) return `ads/${item.id}/${owner}/${part}/${name}`;
  if (part === "") return `line-items/${item.id}/${LINE_ITEM_FIELD_OF[name] ?? ""}`;
  return part.startsWith("ad") ? `ads/${item.id}/${part}` : `targeting/${item.id}/targeting`;
}
