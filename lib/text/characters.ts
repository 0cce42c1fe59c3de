/** The beginning of a text, so many characters of it: no emoji is cut in two. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join("");

/** Words as they begin a sentence: "Draft posts". */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Words as they are written within a sentence: "draft posts". Abbreviations keep their capitals. */
export const withinSentence = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

/** Case does not matter, and neither do accents that a keyboard may lack. */
export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A test for texts that hold every word of a search, in any order, case and accent. */
export function wordsTest(search: string): (text: string) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (text) => {
    const among = folded(text);
    return words.every((word) => among.includes(word));
  };
}

/** A code of the service in words: `ONLINE_SERVICES` → "Online services". */
export function codeInWords(code: string): string {
  return capital(code.toLowerCase().replaceAll("_", " "));
}
