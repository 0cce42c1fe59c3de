import type { BrowserContext } from "@playwright/test";

/**
 * Everything a browser complains about while a test runs: errors in the console, uncaught exceptions, breaches
 * of the content security policy, and requests that would leave this machine.
 */
export class BrowserComplaints {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Says that a test provokes this one, such as the 429 that the browser reports as a failed load. */
  expect(pattern: RegExp) {
    this.#expected.push(pattern);
  }

  unexpected() {
    return this.#complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  async watch(context: BrowserContext) {
    context.on("console", (message) => {
      if (message.type() === "error") this.#note(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) =>
      this.#note(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on("request", (request) => {
      if (!staysHere(request.url())) this.#note(`leaves this machine: ${request.method()} ${request.url()}`);
    });
    await context.addInitScript(() => {
      document.addEventListener(
        "securitypolicyviolation",
        ({ violatedDirective, blockedURI, sourceFile }) => {
          console.error(
            `content security policy: ${violatedDirective} refuses ${blockedURI} in ${sourceFile}`,
          );
        },
      );
    });
  }

  #note(text: string) {
    this.#complaints.push(text);
  }
}

function staysHere(address: string) {
  const { protocol, hostname } = new URL(address);
  return (
    ["data:", "blob:", "about:"].includes(protocol) || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  );
}
