/**
 * An address, or undefined for what is none. Not `URL.canParse`: once Node 20 has optimised a call of it, it refuses
 * every address with a letter such as ü.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

const ADDRESS_MAX = 2_000;

/** A host as people type it, `shop.example/sale`: words with dots between them, and what follows. */
const BARE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u;

/** A web address as it is typed, with `https://` in front where only that is missing. */
export function webAddress(typed: string): string {
  const address = typed.trim();
  return address.length <= ADDRESS_MAX && BARE.test(address) ? `https://${address}` : address;
}
