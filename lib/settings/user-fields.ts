import type * as z from "zod";
import { type EMAIL_TYPES, type get, update } from "@/lib/ads/endpoints/user-settings";
import type { FormReading } from "@/lib/forms/form-reading";
import { readTouched } from "./touched-fields";

const { notification_email, contact_phone, contact_phone_extension } = update.params.shape;

/** What a person sets for themselves, as the service takes it. */
export const userShape = { notification_email, contact_phone, contact_phone_extension };
type UserField = keyof typeof userShape;

export const USER_FIELDS = [
  { field: "notification_email", label: "E-mail for notices", type: "email" },
  { field: "contact_phone", label: "Phone", type: "tel" },
  { field: "contact_phone_extension", label: "Extension", type: "tel" },
] as const satisfies readonly { field: UserField; label: string; type: "email" | "tel" }[];

export const userFieldLabel = (field: string): string =>
  USER_FIELDS.find((each) => each.field === field)?.label ?? field;

export type OwnSettings = z.output<typeof get.data>;

/** The form of them. */
export type UserTyped = {
  [Name in UserField]: string;
} & {
  /** Null leaves them as they are: which are chosen is never shown. */
  subscribe_email_types: (typeof EMAIL_TYPES)[number][] | null;
};

export const userTyped = (settings: Pick<OwnSettings, UserField>): UserTyped => ({
  notification_email: settings.notification_email ?? "",
  contact_phone: settings.contact_phone ?? "",
  contact_phone_extension: settings.contact_phone_extension ?? "",
  subscribe_email_types: null,
});

/** What a form changes of settings that are known. */
export function readUserSettings(typed: UserTyped, known: UserTyped) {
  const { subscribe_email_types: mails, ...texts } = typed;
  const { change, problems } = readTouched<UserField>(userShape, texts, (field) => known[field]);
  return {
    problems,
    input: { ...change, ...(mails && { subscribe_email_types: mails }) },
  } satisfies FormReading<UserField, object>;
}

/**
 * Why no account admin, even with another role besides, may change their own settings here: the service refuses it.
 * Undefined for all other users.
 */
export function closedToAdmins(held: readonly string[]): string | undefined {
  return held.includes("ACCOUNT_ADMIN")
    ? "Account admins can’t have these; other roles set their own."
    : undefined;
}
