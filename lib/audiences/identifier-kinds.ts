/** Kinds of identifier in the order in which the service's own records list them. */
export const KINDS = [
  "email",
  "device_id",
  "handle",
  "service_user_id",
  "phone_number",
  "partner_user_id",
] as const;

export type IdentifierKind = (typeof KINDS)[number];

/** The common name of each kind. */
export const KIND_NAMES: Readonly<Record<IdentifierKind, string>> = {
  email: "E-mail",
  device_id: "Device id",
  handle: "Handle",
  service_user_id: "Service user id",
  phone_number: "Phone",
  partner_user_id: "Partner's user id",
};

/** Only the partner's own id is sent unhashed. */
export const isHashedKind = (kind: IdentifierKind) => kind !== "partner_user_id";
