"use client";

import { useParams, usePathname } from "next/navigation";
import { type Environment, readEnvironment } from "@/lib/ads/endpoint";
import type { Finding } from "@/lib/finding";
import type { HistoryEntity } from "@/lib/history/entities";
import { homeSection, sectionOf } from "./sections";
import { useSession } from "./session";

/** The address of the page in its parts. */
export interface Place {
  readonly environment: Environment;
  readonly handle?: string;
  readonly accountId?: string;
  /** What follows the account: `campaigns`, `audiences/sharing`. */
  readonly section?: string;
}

export type AccountPlace = Required<Pick<Place, "environment" | "handle" | "accountId">>;

const decoded = (param: string | string[] | undefined) =>
  typeof param === "string" ? decodeURIComponent(param) : undefined;

/** Where the person is. */
export function usePlace(): Place {
  // Both are null under pages/ only, where nothing is drawn.
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

/** The account that is open through a handle which is connected; undefined elsewhere. */
export function useOpenPlace(): AccountPlace | undefined {
  const { environment, handle, accountId } = usePlace();
  const { handles } = useSession();
  if (handle === undefined || accountId === undefined) return undefined;
  return handles.some((each) => each.handle === handle) ? { environment, handle, accountId } : undefined;
}

/** The address of an account's section. */
export function accountHref({ environment, handle, accountId }: AccountPlace, section = "campaigns"): string {
  return `/${environment}/${encodeURIComponent(handle)}/${encodeURIComponent(accountId)}/${section}`;
}

/** Where an account opens for somebody with these permissions. */
export function homeHref(place: AccountPlace, permissions: Finding<readonly string[]>): string {
  return accountHref(place, homeSection(permissions).section);
}

/** The address of a section with the panel of one thing open; `narrowed` is what else its address says. */
export function panelHref(
  place: AccountPlace,
  section: string,
  id: string,
  narrowed: Readonly<Record<string, string>> = {},
): string {
  return `${accountHref(place, section)}?${new URLSearchParams({ ...narrowed, panel: id })}`;
}

/** Where the history of one thing stands. */
export function historyHref(place: AccountPlace, entity: HistoryEntity, id: string): string {
  return `${accountHref(place, "history")}?entity=${entity}&id=${encodeURIComponent(id)}`;
}
