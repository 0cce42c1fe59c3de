/** Control characters and halves of surrogate pairs: not allowed in any parameter. */
const ILLEGAL = /[\p{Cc}\p{Cs}]/u;
const EACH_ILLEGAL = new RegExp(ILLEGAL, "gu");
/** The same where a text may have several lines. */
const ILLEGAL_IN_LINES = /(?![\n\r])[\p{Cc}\p{Cs}]/u;

/** Whether the service refuses a parameter because of a character; `lines` for multi-line texts. */
export const hasIllegalCharacters = (text: string, { lines = false }: { lines?: boolean } = {}): boolean =>
  (lines ? ILLEGAL_IN_LINES : ILLEGAL).test(text);

/** A text without them. */
export const withoutIllegalCharacters = (text: string): string => text.replace(EACH_ILLEGAL, "");

/** The message at a field with such a character, for example pasted from a spreadsheet. */
export const ILLEGAL_CHARACTERS_ADVICE =
  "It holds a tab or another invisible character that is not allowed. Remove it.";
