import { update } from "@/lib/ads/endpoints/user-settings";

const { notification_email, contact_phone, contact_phone_extension } = update.params.shape;

/** What a person sets for themselves, as the service takes it. */
export const userShape = { notification_email, contact_phone, contact_phone_extension };
export type UserField = keyof typeof userShape;

export const USER_FIELDS = [
  { field: "notification_email", label: "E-mail for notices", type: "email" },
  { field: "contact_phone", label: "Phone", type: "tel" },
  { field: "contact_phone_extension", label: "Extension", type: "tel" },
] as const satisfies readonly { field: UserField; label: string; type: "email" | "tel" }[];

/** The setting that a parameter of the service belongs to. */
export const userFieldOf = (parameter: string): UserField | undefined =>
  USER_FIELDS.find(({ field }) => field === parameter)?.field;

/**
 * Why nobody who is an account admin, be it beside another role, may change settings of their own here. The service
 * closes them: undefined for everybody else.
 */
export function closedToAdmins(held: readonly string[]): string | undefined {
  return held.includes("ACCOUNT_ADMIN")
    ? "Account admins can’t have these; other roles set their own."
    : undefined;
}
