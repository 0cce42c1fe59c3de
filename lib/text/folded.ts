/** Case does not matter, and neither do accents that a keyboard may lack. */
export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A test for texts that hold every word of a search, in any order, case and accent. */
export function wordsTest(search: string): (text: string) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const among = folded(text);
    return words.every((word) => among.includes(word));
  };
}
