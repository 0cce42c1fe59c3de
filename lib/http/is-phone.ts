/**
 * Whether a request comes from a phone: by the browser's own header (`Sec-CH-UA-Mobile`), else by the word
 * that all browsers of phones have in their names. Where this errs, a list changes its form once its window is known.
 */
export function isPhone(headers: Headers): boolean {
  const said = headers.get("sec-ch-ua-mobile");
  return said === null ? /\bMobi/.test(headers.get("user-agent") ?? "") : said === "?1";
}
