/** The beginning of a text, so many characters of it: no emoji is cut in two. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join("");
