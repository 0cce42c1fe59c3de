import { vi } from "vitest";

/** What pages and React write into the console as an error while a test runs. */
export class Complaints {
  readonly #complaints: string[] = [];
  // The script of the theme runs before React does, from the HTML of the server.
  readonly #expected: RegExp[] = [/^Encountered a script tag/];
  readonly #spy = vi.spyOn(console, "error").mockImplementation((...given: unknown[]) => {
    this.#complaints.push(given.map(String).join(" "));
  });

  /** Says that a test provokes this one. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  end(): void {
    this.#spy.mockRestore();
  }
}
