import { readUrl } from "@/lib/http/web-address";

/** The parameters by which websites recognize where visitors came from. */
export const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content"] as const;
type UtmName = (typeof UTM_NAMES)[number];

/** Their values in an address; empty ones for those that are not there, undefined for what is no address. */
export function readParameters(url: string): Readonly<Record<UtmName, string>> | undefined {
  const address = readUrl(url.trim());
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  const read = (name: UtmName) => address.searchParams.get(name) ?? "";
  return {
    utm_source: read("utm_source"),
    utm_medium: read("utm_medium"),
    utm_campaign: read("utm_campaign"),
    utm_content: read("utm_content"),
  };
}

/** The address with a parameter of this value, or without it for an empty one; the rest stays as it was written. */
export function withParameter(url: string, name: UtmName, value: string): string {
  const [, base = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url.trim()) ?? [];
  const others = query.split("&").filter((pair) => pair !== "" && pair.split("=")[0] !== name);
  const place = query.split("&").findIndex((pair) => pair.split("=")[0] === name);
  const pair = `${name}=${encodeURIComponent(value).replaceAll("%20", "+")}`;
  if (value !== "") others.splice(place < 0 ? others.length : place, 0, pair);
  return `${base}${others.length > 0 ? `?${others.join("&")}` : ""}${fragment}`;
}
