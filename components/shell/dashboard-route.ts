"use client";

import { useParams, usePathname } from "next/navigation";
import { type Environment, readEnvironment } from "@/lib/ads/endpoint";
import { EVERYTHING, type HistoryEntity } from "@/lib/history/entities";
import type { RemoteData } from "@/lib/remote-data";
import type { DayRange } from "@/lib/statistics/day-ranges";
import type { Day } from "@/lib/time/calendar";
import { homeSection, sectionOf } from "./sections";
import { useSession } from "./session";

/** The address of the page in its parts. */
interface DashboardRoute {
  readonly environment: Environment;
  readonly handle?: string;
  readonly accountId?: string;
  /** The path after the account: `campaigns`, `audiences/sharing`. */
  readonly section?: string;
}

export type AccountRoute = Required<Pick<DashboardRoute, "environment" | "handle" | "accountId">>;

const decoded = (param: string | string[] | undefined) =>
  typeof param === "string" ? decodeURIComponent(param) : undefined;

/** Where the person is. */
export function useDashboardRoute(): DashboardRoute {
  // Both are null under pages/ only, where nothing is rendered.
  const params = useParams() ?? {};
  const section = sectionOf(usePathname()?.split("/").slice(4) ?? []);
  const handle = decoded(params.handle);
  const accountId = decoded(params.accountId);
  return {
    environment: readEnvironment(decoded(params.environment)) ?? "live",
    ...(handle !== undefined && { handle }),
    ...(accountId !== undefined && { accountId }),
    ...(section !== undefined && { section }),
  };
}

/** A part of the page's address, by its name in the route: `draftId`. */
export function useAddressPart(name: string): string {
  return decoded(useParams()?.[name]) ?? "";
}

/** The open account, through a connected handle; undefined elsewhere. */
export function useOpenRoute(): AccountRoute | undefined {
  const { environment, handle, accountId } = useDashboardRoute();
  const { handles } = useSession();
  if (handle === undefined || accountId === undefined) return undefined;
  return handles.some((each) => each.handle === handle) ? { environment, handle, accountId } : undefined;
}

/** The address of an account's section. */
export function accountHref({ environment, handle, accountId }: AccountRoute, section = "campaigns"): string {
  return `/${environment}/${encodeURIComponent(handle)}/${encodeURIComponent(accountId)}/${section}`;
}

/** The start page of an account for a person with these permissions. */
export function homeHref(place: AccountRoute, permissions: RemoteData<readonly string[]>): string {
  return accountHref(place, homeSection(permissions).section);
}

/** The address of a section with the panel of one record open; `narrowed` is the rest of its query. */
export function panelHref(
  place: AccountRoute,
  section: string,
  id: string,
  narrowed: Readonly<Record<string, string>> = {},
): string {
  return `${accountHref(place, section)}?${new URLSearchParams({ ...narrowed, panel: id })}`;
}

/** The address of the line items of some campaigns, by their ids. */
export const lineItemsHref = (place: AccountRoute, campaigns: readonly string[]): string =>
  `${accountHref(place, "line-items")}?${new URLSearchParams({ campaign: campaigns.join(",") })}`;

/** The address of the ads of some line items or campaigns, by their ids. */
export const adsHref = (place: AccountRoute, of: "item" | "campaign", ids: readonly string[]): string =>
  `${accountHref(place, "ads")}?${new URLSearchParams({ [of]: ids.join(",") })}`;

/** The address of the campaigns that do not serve for one reason, by its code. */
export const notServingHref = (place: AccountRoute, why: string): string =>
  `${accountHref(place)}?${new URLSearchParams({ status: "not-serving", why })}`;

/** The address of the campaigns far behind or ahead of plan, with their planned spend. */
export const pacingHref = (place: AccountRoute, pace: `far-${"behind" | "ahead"}`): string =>
  `${accountHref(place)}?${new URLSearchParams({
    pace,
    columns: "name,status,daily,total,spend,pace,projected",
    sort: `pace-${pace === "far-behind" ? "asc" : "desc"}`,
  })}`;

/** The address of the builder of a section that starts with a copy of one record; `more` are further parameters. */
export function copyHref(
  place: AccountRoute,
  section: string,
  id: string,
  more: Readonly<Record<string, string>> = {},
): string {
  return `${accountHref(place, `${section}/new`)}?${new URLSearchParams({ from: id, ...more })}`;
}

/** The address of the composer: with an attachment, or for a time on the account's clocks. */
export const newPostHref = (
  place: AccountRoute,
  begins: { readonly card: string } | { readonly media: string } | { readonly at: string },
): string => `${accountHref(place, "drafts/new")}?${new URLSearchParams({ ...begins })}`;

/** The builder of cards or polls with a file, by its media key. */
export const newCardHref = (place: AccountRoute, kind: "cards" | "polls", media: string): string =>
  `${accountHref(place, `${kind}/new`)}?${new URLSearchParams({ media })}`;

/** The address of a section with a search of its list. */
export const searchHref = (place: AccountRoute, section: string, words: string): string =>
  `${accountHref(place, section)}?${new URLSearchParams({ q: words })}`;

/** The page with everything that was done in the account through the dashboard. */
export const accountLogHref = (place: AccountRoute, days: DayRange): string =>
  `${accountHref(place, "history")}?${new URLSearchParams({ entity: EVERYTHING, ...inDays(days) })}`;

/**
 * The history page of one entity.
 *
 * @param day only this day
 */
export function historyHref(place: AccountRoute, entity: HistoryEntity, id: string, day?: Day): string {
  const days = day && inDays({ from: day, to: day });
  return `${accountHref(place, "history")}?${new URLSearchParams({ entity, id, ...days })}`;
}

const inDays = ({ from, to }: DayRange) => ({ period: "days", from, to });
