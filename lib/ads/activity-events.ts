/**
 * Events of the activity service by their current names: those that the advertising specification lists, and the
 * further ones of the same kind that replace its deprecated names.
 */
export const ACTIVITY_EVENTS = [
  "profile.update.bio",
  "profile.update.profile_picture",
  "profile.update.banner_picture",
  "profile.update.screenname",
  "profile.update.geo",
  "profile.update.url",
  "profile.update.verified",
  "profile.update.affiliate",
  "dm.received",
  "dm.sent",
  "dm.read",
  "dm.indicate_typing",
  "spaces.start",
  "spaces.end",
] as const;
export type ActivityEvent = (typeof ACTIVITY_EVENTS)[number];

/** Names deprecated on 2026-03-18 (advertising specification, Events). */
export const DEPRECATED_EVENTS = {
  ProfileBioUpdate: "profile.update.bio",
  ProfilePictureUpdate: "profile.update.profile_picture",
  ProfileBannerUpdate: "profile.update.banner_picture",
  ProfileGeoUpdate: "profile.update.geo",
  ProfileUrlUpdate: "profile.update.url",
} as const satisfies Record<string, ActivityEvent>;

/** Names in the public documentation, where the specification's differ. */
export const EVENT_ALIASES = {
  "profile.update.handle": "profile.update.screenname",
  "profile.update.verified_badge": "profile.update.verified",
  "profile.update.affiliate_badge": "profile.update.affiliate",
} as const satisfies Record<string, ActivityEvent>;

const OTHER_NAMES: ReadonlyMap<string, ActivityEvent> = new Map([
  ...Object.entries(DEPRECATED_EVENTS),
  ...Object.entries(EVENT_ALIASES),
]);

/** The current name of an event; undefined for an unknown one. */
export function currentEventName(name: string): ActivityEvent | undefined {
  return ACTIVITY_EVENTS.find((one) => one === name) ?? OTHER_NAMES.get(name);
}

/** Whether an event has a deprecated name, which the service still accepts. */
export const isDeprecatedEvent = (name: string): name is keyof typeof DEPRECATED_EVENTS =>
  Object.hasOwn(DEPRECATED_EVENTS, name);

export const DIRECTIONS = ["sent", "received", "both"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Names in the public documentation. */
const OTHER_DIRECTIONS: Readonly<Record<string, Direction>> = { outbound: "sent", inbound: "received" };

/** A direction by its current or deprecated word; undefined for an unknown one. */
export function currentDirection(word: string): Direction | undefined {
  return DIRECTIONS.find((one) => one === word) ?? OTHER_DIRECTIONS[word];
}

/** Direct messages: only these have a direction, and require the user's consent. */
export const isMessageEvent = (event: ActivityEvent) => event.startsWith("dm.");

/** The direction of an event that can have only one; undefined where both are possible. */
export function fixedDirection(event: ActivityEvent): "sent" | "received" | undefined {
  if (event === "dm.sent") return "sent";
  return event === "dm.received" ? "received" : undefined;
}
