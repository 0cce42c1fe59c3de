/** Of store A: a number (advertising specification, Creatives: card POST body). */
export const STORE_A_IDENTIFIER = /^\d{1,19}$/;
/** Of store B: a package name, names parted by dots of which each begins with a letter. */
export const STORE_B_IDENTIFIER = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;

export type AppStore = "a" | "b";

const FORMS: Readonly<Record<AppStore, RegExp>> = { a: STORE_A_IDENTIFIER, b: STORE_B_IDENTIFIER };

/**
 * The identifier in what was pasted of an app: the address of its page in a store (`…/id333903271`,
 * `…?id=com.example.app`) or `id333903271`. Undefined where there is none; what is an identifier already has none
 * to be taken out.
 */
export function appIdentifierIn(store: AppStore, pasted: string): string | undefined {
  const text = pasted.trim().slice(0, 2_048);
  const found =
    store === "a" ? /(?:^|[/?&=])id(\d{1,19})(?=$|[/?#&])/i.exec(text) : /[?&]id=([\w.]+)/.exec(text);
  const identifier = found?.[1];
  return identifier !== undefined && FORMS[store].test(identifier) ? identifier : undefined;
}
