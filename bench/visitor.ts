import { DEMO_PASSWORD } from "../lib/demo-users";

/** A browser without a screen: follows redirects, keeps cookies of each origin, fills in the service's page. */
export class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Signs in to a dashboard through the service's own pages. */
  async signIn(dashboard: string, handle: string): Promise<void> {
    const page = await this.#post(`${dashboard}/auth/start`, { purpose: "sign-in" });
    const form = readForm(await page.text());
    await this.#post(new URL(form.action, page.url).href, {
      ...form.fields,
      username: handle,
      password: DEMO_PASSWORD,
      action: "allow",
    });
  }

  /** The Cookie header for an origin. */
  cookie(address: string): string {
    const jar = this.#cookies.get(new URL(address).origin) ?? new Map<string, string>();
    return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #post(address: string, fields: Record<string, string>) {
    return this.#follow(address, {
      method: "POST",
      headers: { origin: new URL(address).origin, "sec-fetch-site": "same-origin" },
      body: new URLSearchParams(fields),
    });
  }

  async #follow(address: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", this.cookie(address));
    const response = await fetch(address, { ...init, headers, redirect: "manual" });
    this.#keep(address, response.headers.getSetCookie());
    const next = response.headers.get("location");
    if (next === null && !response.ok) throw new Error(`${address} answered ${response.status}`);
    return next === null ? response : this.#follow(new URL(next, address).href, { method: "GET" });
  }

  #keep(address: string, lines: readonly string[]) {
    const { origin } = new URL(address);
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }
}

function readForm(html: string) {
  const action = /<form[^>]* action="([^"]*)"/.exec(html)?.[1] ?? "";
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "";
  const hidden = inputs.filter((input) => attribute(input, "type") === "hidden");
  return {
    action,
    fields: Object.fromEntries(hidden.map((input) => [attribute(input, "name"), attribute(input, "value")])),
  };
}
