/** The beginning of a text, so many characters of it: no emoji is cut in two. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join("");

/** Words as they begin a sentence: "Draft posts". */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
