/** The forms that identifiers of the service have. */
type IdentifierForm = "short" | "number" | "media" | "card";

const FORMS: Readonly<Record<IdentifierForm, RegExp>> = {
  /** Of campaigns, line items, cards, audiences, accounts: letters and digits in one. Short words look the same. */
  short: /^[0-9a-z]{5,12}$/,
  /** Of posts, and of cards. */
  number: /^\d{13,19}$/,
  /** Of files. */
  media: /^\d{1,2}_\d{10,19}$/,
  /** A card's address. */
  card: /^card:\/\/\d+$/,
};

const KINDS = ["number", "media", "card", "short"] as const satisfies readonly IdentifierForm[];

/** Which form of an identifier a text has, whatever it is; undefined where it is none. */
export const kindOfIdentifier = (text: string): IdentifierForm | undefined =>
  KINDS.find((kind) => FORMS[kind].test(text));
