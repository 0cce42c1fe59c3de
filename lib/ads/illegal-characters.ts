/** Control characters and halves of surrogate pairs: no parameter may hold them. */
const ILLEGAL = /[\p{Cc}\p{Cs}]/u;
const EACH_ILLEGAL = new RegExp(ILLEGAL, "gu");
/** The same where a text may have several lines. */
const ILLEGAL_IN_LINES = /(?![\n\r])[\p{Cc}\p{Cs}]/u;

/** Whether the service refuses a parameter for a character in it; `lines` for texts that may have several. */
export const hasIllegalCharacters = (text: string, { lines = false }: { lines?: boolean } = {}): boolean =>
  (lines ? ILLEGAL_IN_LINES : ILLEGAL).test(text);

/** A text without them. */
export const withoutIllegalCharacters = (text: string): string => text.replace(EACH_ILLEGAL, "");

/** What a person reads at a field with such a character, which comes with a paste from a spreadsheet, say. */
export const ILLEGAL_CHARACTERS_ADVICE =
  "It holds a tab or another invisible character that is not allowed. Remove it.";
