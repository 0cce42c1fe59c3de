import { type AccountPlace, accountHref, panelHref } from "@/components/shell/place";

/** The page that uploads people into an audience. */
export function uploadHref(place: AccountPlace, audienceId: string): string {
  return `${accountHref(place, "audiences")}/${encodeURIComponent(audienceId)}/upload`;
}

/** The list with one audience's panel open. */
export function audienceHref(place: AccountPlace, audienceId: string): string {
  return panelHref(place, "audiences", audienceId);
}

/** The sharing of one audience. */
export function sharingHref(place: AccountPlace, audienceId: string): string {
  return `${accountHref(place, "audiences/sharing")}?q=${encodeURIComponent(audienceId)}`;
}

/** A campaign's panel in the campaign grid. */
export function campaignHref(place: AccountPlace, campaignId: string): string {
  return panelHref(place, "campaigns", campaignId);
}

/** The builder of flexible audiences, with a copy of one by its name. */
export function flexibleHref(place: AccountPlace, copy?: string): string {
  const query = copy === undefined ? "" : `?copy=${encodeURIComponent(copy)}`;
  return `${accountHref(place, "audiences/new-flexible")}${query}`;
}
