import { stepKey } from "@/lib/creation/creation-results";
import { CAMPAIGN_TO_BE, type GuidedDraft } from "./guided-draft";
import { itemTitle, postTitle } from "./guided-plan";

/** What the step of a draft creates, by its key, as a person calls it. */
export function stepNames(draft: GuidedDraft): (key: string) => string {
  const base = stepKey(draft.id, "").length;
  return (key) => {
    const [owner = "", part = ""] = key.slice(base).split("/");
    if (owner === CAMPAIGN_TO_BE) return `Campaign ${draft.campaign.name}`;
    const item = draft.items.find(({ id }) => id === owner);
    const ads = draft.items.flatMap((each) => each.ads);
    const adCalled = (id: string) => {
      const ad = ads.find((each) => each.id === id);
      return ad === undefined ? "a post" : ad.kind === "new" ? postTitle(ad) : ad.name;
    };
    if (!item) return part === "card" ? `Card of ${adCalled(owner)}` : `Post ${adCalled(owner)}`;
    if (part === "") return itemTitle(draft, item);
    if (part.startsWith("ad")) return `${adCalled(part)} in ${itemTitle(draft, item)}`;
    const [, , ...value] = part.split(" ");
    const named = item.targeting.find(({ targeting_value }) => targeting_value === value.join(" "));
    return `Targeting ${named?.name ?? value.join(" ")}`;
  };
}
