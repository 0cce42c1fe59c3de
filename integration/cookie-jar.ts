import { oncePerWorker } from "./once-per-worker";

/** The cookies of the test's browser: those of the server, which no script can read, and the document's own. */
class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Takes a `Set-Cookie` header as a browser would. */
  store(setCookie: string): void {
    const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(setCookie) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(setCookie)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /** The value of a request's `Cookie` header. */
  header(): string {
    return [...this.#cookies]
      .map((pair) => pair.join("="))
      .concat(document.cookie || [])
      .join("; ");
  }

  clear(): void {
    this.#cookies.clear();
    for (const pair of document.cookie.split("; ")) {
      // jsdom has no Cookie Store.
      Reflect.set(document, "cookie", `${pair}; max-age=0; path=/`);
    }
  }
}

export const jar = oncePerWorker("cookies", () => new CookieJar());
