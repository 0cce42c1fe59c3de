import { randomUUID } from "node:crypto";
import * as webConversions from "@/lib/ads/endpoints/web-conversions";
import { manageCampaigns, mayUse } from "@/lib/ads/permissions";
import type { ServiceError } from "@/lib/ads/service-error";
import { Memberships } from "../../service/memberships";
import { notFound, Refusal, refusals } from "../../service/refusals";
import { type Call, route } from "../../service/route";

/** What matches a person only together with something else (public reference of version 12, Web conversions). */
const WEAK: readonly string[] = ["ip_address", "user_agent"];

/** The account whose website has the tag. Throws the refusal where the caller may not report its conversions. */
function accountOf({ store, params, environment, caller }: Call<typeof webConversions.send>): string {
  const unknown = new Refusal([notFound("Pixel", params.pixel_id, "pixel_id")]);
  const site = store.connection.one<{ account_id: string }>(
    "SELECT account_id FROM web_event_tags WHERE website_tag_id = ? LIMIT 1",
    [params.pixel_id],
  );
  if (!site) throw unknown;
  const membership = store.cache(Memberships).of(environment, site.account_id, caller.userId);
  if (!membership || membership.deleted) throw unknown;
  if (!mayUse(manageCampaigns, membership.permissions)) throw refusals.notPermitted(site.account_id);
  return site.account_id;
}

/** The identifier of an event that is written with or without that of the website. */
const eventOf = (written: string, pixelId: string) =>
  written.startsWith(`tw-${pixelId}-`) ? written.slice(`tw-${pixelId}-`.length) : written;

/** What is wrong with the identifiers of a conversion: an address or a browser alone identifies no one. */
function identifierErrors(given: readonly webConversions.WebIdentifiers[]): ServiceError[] {
  const names = new Set(given.flatMap((one) => Object.keys(one)));
  const strong = [...names].some((name) => !WEAK.includes(name));
  if (strong || names.size >= 2) return [];
  const message = "A second identifier must be provided with ip_address or user_agent";
  return [{ code: "INVALID_PARAMETER", message, parameter: "identifiers" }];
}

const foreign = (event: string): ServiceError => ({
  code: "NOT_FOUND",
  message: `event_id (${event}) does not belong to provided account`,
  parameter: "event_id",
});

export const webConversionRoutes = [
  route(webConversions.send, (call) => {
    const { params, body, store, now } = call;
    const accountId = accountOf(call);
    const known = new Set(
      store.connection
        .all<{ id: string }>("SELECT id FROM web_event_tags WHERE account_id = ? AND NOT deleted", [
          accountId,
        ])
        .map(({ id }) => id),
    );
    const events = body.conversions.map(({ event_id }) => eventOf(event_id, params.pixel_id));
    const unknown = body.conversions.filter((_, at) => !known.has(events[at] ?? ""));
    // A refusal is of one status.
    if (unknown.length > 0) throw new Refusal(unknown.map(({ event_id }) => foreign(event_id)));
    const errors = body.conversions.flatMap(({ identifiers }) => identifierErrors(identifiers));
    if (errors.length > 0) throw new Refusal(errors);
    store.write(() => {
      for (const id of new Set(events)) {
        store.connection.run("UPDATE web_event_tags SET last_tracked_at = ? WHERE id = ?", [now, id]);
      }
    });
    const processed = { conversions_processed: events.length, debug_id: randomUUID() };
    return {
      data: JSON.stringify(processed),
      request: JSON.stringify({ params: { account_id: accountId } }),
    };
  }),
];
