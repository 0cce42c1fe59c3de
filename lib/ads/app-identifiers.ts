/** Of store A: a number (advertising specification, Creatives: card POST body). */
export const STORE_A_IDENTIFIER = /^\d{1,19}$/;
/** Of store B: a package name, names separated by dots, each starting with a letter. */
export const STORE_B_IDENTIFIER = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;

export type AppStore = "a" | "b";

const FORMS: Readonly<Record<AppStore, RegExp>> = { a: STORE_A_IDENTIFIER, b: STORE_B_IDENTIFIER };

/**
 * Extracts the identifier from a pasted address of an app's page in a store (`…/id333903271`, `…?id=com.example.app`)
 * or from `id333903271`. Undefined where there is none, and for a plain identifier.
 */
export function appIdentifierIn(store: AppStore, pasted: string): string | undefined {
  const text = pasted.trim().slice(0, 2_048);
  const found =
    store === "a" ? /(?:^|[/?&=])id(\d{1,19})(?=$|[/?#&])/i.exec(text) : /[?&]id=([\w.]+)/.exec(text);
  const identifier = found?.[1];
  return identifier !== undefined && FORMS[store].test(identifier) ? identifier : undefined;
}
