/** Characters of the longest name of a column. */
const HEADING_MAX = 100;

/** Letters that Unicode does not take apart into one of the alphabet and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  æ: "ae",
  œ: "oe",
};

/**
 * The letters of a column's name, small and without accents, in every script: `Téléphone` is `telephone`. Signs, blanks
 * and digits are left out.
 */
export const headingLetters = (name: string): string =>
  name
    .slice(0, HEADING_MAX)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ßøłđıæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}]/gu, "");

/** The same without what is in parentheses, such as a currency: `Budget (EUR)`. */
export const headingWithoutAside = (name: string): string =>
  headingLetters(name.slice(0, HEADING_MAX).replace(/[([（][^()[\]（）]*[)\]）]/g, ""));
