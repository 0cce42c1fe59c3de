/** An industry of the service in words: `ONLINE_SERVICES` → "Online services". */
export function industryName(type: string): string {
  const words = type.toLowerCase().replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
