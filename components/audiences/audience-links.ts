import { type AccountRoute, accountHref, panelHref, searchHref } from "@/components/shell/dashboard-route";

/** The page that uploads people into an audience. */
export function uploadHref(place: AccountRoute, audienceId: string): string {
  return `${accountHref(place, "audiences")}/${encodeURIComponent(audienceId)}/upload`;
}

/** The list with one audience's panel open. */
export function audienceHref(place: AccountRoute, audienceId: string): string {
  return panelHref(place, "audiences", audienceId);
}

/** The sharing of one audience. */
export function sharingHref(place: AccountRoute, audienceId: string): string {
  return searchHref(place, "audiences/sharing", audienceId);
}

/** A campaign's panel in the campaign grid. */
export function campaignHref(place: AccountRoute, campaignId: string): string {
  return panelHref(place, "campaigns", campaignId);
}

/** The builder of flexible audiences, with a copy of the one with this name. */
export function flexibleHref(place: AccountRoute, copy?: string): string {
  const query = copy === undefined ? "" : `?copy=${encodeURIComponent(copy)}`;
  return `${accountHref(place, "audiences/new-flexible")}${query}`;
}
