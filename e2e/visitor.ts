/**
 * A client with a browser's cookies and none of its checks: follows no redirect and sends any request.
 * For tests of requests that a page would never send.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #service = new Map<string, string>();

  constructor(
    readonly dashboard: string,
    /** The origin that the dashboard takes for its own. */
    readonly origin = dashboard,
  ) {}

  get cookieHeader(): string {
    return joined(this.cookies);
  }

  /** Another visitor with a copy of the cookies. */
  copy(): Visitor {
    const copy = new Visitor(this.dashboard, this.origin);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#store(await request(this.cookies, new URL(path, this.dashboard), { headers }));
  }

  /** Posts a form as one of the dashboard's own pages would. */
  async post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    return this.#store(
      await request(this.cookies, new URL(path, this.dashboard), {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { origin: this.origin, ...headers },
      }),
    );
  }

  /** One call through the forward. */
  call(
    path: string,
    {
      method = "GET",
      headers = {},
      body,
      signal,
    }: {
      method?: string;
      headers?: Record<string, string>;
      body?: string;
      signal?: AbortSignal;
    } = {},
  ) {
    return request(this.cookies, new URL(`/api/ads/${path}`, this.dashboard), {
      method,
      headers: { "x-forward": "1", ...headers },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  }

  /** Step 1: the address of the service's page, or of ours that asks for the PIN. */
  async start(fields: Record<string, string> = {}): Promise<string> {
    const response = await this.post("/auth/start", { purpose: "sign-in", ...fields });
    return response.headers.get("location") ?? "";
  }

  /** Step 2, on the service's own page. Gives the address to go back to, or the PIN. */
  async decide(page: string, username: string, action: "allow" | "deny" = "allow"): Promise<string> {
    const form = await request(this.#service, new URL(page));
    take(this.#service, form);
    const already = form.headers.get("location");
    if (already) return already;
    const { target, hidden } = formIn(await form.text(), page);
    const answer = await request(this.#service, target, {
      method: "POST",
      body: new URLSearchParams({ ...hidden, username, password: "demo", action }),
      headers: { origin: new URL(page).origin },
    });
    take(this.#service, answer);
    return answer.headers.get("location") ?? /id="pin"[^>]*>\s*(\d+)/.exec(await answer.text())?.[1] ?? "";
  }

  async signIn(username: string, fields: Record<string, string> = {}): Promise<Response> {
    return this.get(await this.decide(await this.start(fields), username));
  }

  #store(response: Response): Response {
    take(this.cookies, response);
    return response;
  }
}

const joined = (jar: ReadonlyMap<string, string>) => [...jar].map((pair) => pair.join("=")).join("; ");

function request(jar: ReadonlyMap<string, string>, url: URL, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: "manual", ...init, headers: { cookie: joined(jar), ...init.headers } });
}

function take(jar: Map<string, string>, response: Response): void {
  for (const header of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(header) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(header)) jar.delete(name);
    else jar.set(name, value);
  }
}

/** Where the form of a page goes, and what it sends of itself. */
export function formIn(html: string, page: string): { target: URL; hidden: Record<string, string> } {
  const target = attribute(/<form[^>]*>/.exec(html)?.[0] ?? "", "action") || page;
  const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    attribute(input, "name"),
    attribute(input, "value"),
  ]);
  return { target: new URL(target, page), hidden: Object.fromEntries(hidden) };
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
