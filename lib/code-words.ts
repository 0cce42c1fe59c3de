/** A code of the service in words: `ONLINE_SERVICES` → "Online services". */
export function codeInWords(code: string): string {
  const words = code.toLowerCase().replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
