/** Words as they begin a sentence: "Draft posts". */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
