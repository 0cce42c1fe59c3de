import type { Hono } from "hono";
import { ORIGIN } from "./client";

/** A browser for the emulator's pages: stores cookies and sends forms, without scripts. */
export class TestBrowser {
  readonly #cookies = new Map<string, string>();

  constructor(private readonly app: Hono) {}

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie !== "") headers.set("cookie", cookie);
    const response = await this.app.request(new URL(path, ORIGIN).href, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  /** Fills the page's only form in and presses one of its buttons. */
  async submit(
    page: string,
    action: "allow" | "deny",
    filled: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const target = /<form method="post" action="([^"]*)"/.exec(page)?.[1] ?? "";
    const fields = [...page.matchAll(/<input\b[^>]*>/g)].map(([input]) => ({
      name: /\bname="([^"]*)"/.exec(input)?.[1] ?? "",
      value: /\bvalue="([^"]*)"/.exec(input)?.[1] ?? "",
    }));
    const values = new Map(fields.map(({ name, value }) => [name, filled[name] ?? value]));
    return this.open(target, {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams([...values, ["action", action]]).toString(),
    });
  }

  /** Opens an authorization page, signs in where it asks, and answers; gives what the browser ends at. */
  async answer(path: string, action: "allow" | "deny", username = "mara_agency"): Promise<Response> {
    const response = await this.open(path);
    if (response.status !== 200) return response;
    return this.submit(await response.text(), action, { username, password: "demo" });
  }
}
