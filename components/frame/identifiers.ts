/** The forms that identifiers of the service have. */
type IdentifierForm = "short" | "number" | "media" | "card";

const FORMS: Readonly<Record<IdentifierForm, RegExp>> = {
  /** Campaigns, line items, cards, audiences, accounts: letters and digits mixed. Short words look the same. */
  short: /^[0-9a-z]{5,12}$/,
  /** Of posts, and of cards. */
  number: /^\d{13,19}$/,
  /** Of files. */
  media: /^\d{1,2}_\d{10,19}$/,
  /** A card's address. */
  card: /^card:\/\/\d+$/,
};

const KINDS = ["number", "media", "card", "short"] as const satisfies readonly IdentifierForm[];

/** The form of identifier that a text has; undefined for other text. */
export const kindOfIdentifier = (text: string): IdentifierForm | undefined =>
  KINDS.find((kind) => FORMS[kind].test(text));
