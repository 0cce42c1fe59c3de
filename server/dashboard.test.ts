import { createServer, type IncomingHttpHeaders, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { connectionLimits, limitConnections } from "./connections";
import { dashboard } from "./dashboard";
import type { Answerer } from "./front-door";
import { OPENED_LINKS } from "./link-limit";

let stop: () => void = () => undefined;
let stopping = false;

beforeEach(() => {
  vi.stubEnv("APP_URL", "http://localhost:3000");
  vi.stubEnv("LOG_LEVEL", "silent");
  stopping = false;
});

afterEach(() => {
  stop();
  vi.unstubAllEnvs();
});

/** Starts a dashboard whose pages are `pages`; its port. */
async function start(pages: Answerer, ...patience: Parameters<typeof limitConnections>[1][]) {
  const server = createServer(connectionLimits, dashboard(pages, { stopping: () => stopping }));
  limitConnections(server, ...patience);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return (server.address() as AddressInfo).port;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks at the dashboard's own address, with the path exactly as it is given. */
function askAt(port: number, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  return new Promise<Received>((resolve, reject) => {
    const all = { host: "localhost:3000", ...headers };
    const sent = send({ host: "127.0.0.1", port, path, method, headers: all }, async (response) => {
      const said = text(response);
      said.then(
        (whole) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole }),
        reject,
      );
    });
    sent.on("error", reject).end(body);
  });
}

const ask = async (path: string, pages: Answerer, asked?: Asked) => askAt(await start(pages), path, asked);

/** Everything that a connection answers to `sent`, until it is closed. */
async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  return text(socket);
}

const page: Answerer = async (request, response) => void response.end(`a page: ${request.url}`);

it("brings calls of the forward to it", async () => {
  const response = await ask("/api/ads/live/mara/12/no-such-endpoint", page);
  expect(response.status).toBe(404);
  expect(JSON.parse(response.body)).toMatchObject({ errors: [{ code: "FORWARD_NO_SUCH_ENDPOINT" }] });
});

it.each(["/", "/sign-in", "/api/approvals", "/api/adsorb", "/elsewhere/api/ads/live"])(
  "leaves %s to Next",
  async (path) => {
    expect((await ask(path, page)).body).toBe(`a page: ${path}`);
  },
);

it.each(["/api/ads/live/mara/12/no-such-endpoint", "/live/"])(
  "gives the answer to %s the headers that Next gives to all others",
  async (path) => {
    // Next sets them on pages, and forgets them where it puts an address right.
    const { headers } = await ask(path, async (_, response) => void response.writeHead(308).end());
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"]).toBeUndefined();
  },
);

it("asks browsers that came over https to stay there", async () => {
  const { headers } = await ask("/api/ads/live/mara/12/x", page, {
    headers: { "x-forwarded-proto": "https" },
  });
  expect(headers["strict-transport-security"]).toContain("max-age=63072000");
});

it("says that it failed when a page fails, and breaks off an answer that had begun", async () => {
  const failing: Answerer = () => Promise.reject(new Error("out of order"));
  expect((await ask("/", failing)).status).toBe(500);
  stop();
  const breaking: Answerer = async (_, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    throw new Error("out of order");
  };
  await expect(ask("/", breaking)).rejects.toThrow();
});

describe("health", () => {
  it("is answered without Next, and announces that the process was asked to end", async () => {
    const port = await start(() => Promise.reject(new Error("not asked for")));
    expect(await askAt(port, "/api/health")).toMatchObject({
      status: 200,
      body: '{"status":"ok","store":{"kind":"none","state":"off"}}',
    });
    stopping = true;
    expect(await askAt(port, "/api/health")).toMatchObject({
      status: 503,
      body: expect.stringContaining('"status":"stopping"'),
    });
    expect((await askAt(port, "/api/health", { method: "POST" })).status).toBe(405);
  });
});

describe("other names of this machine", () => {
  it.each(["127.0.0.1:3000", "[::1]:3000", "localhost:3999"])(
    "%s leads to its own in one step",
    async (host) => {
      const { status, headers } = await ask("/sign-in?problem=denied", page, { headers: { host } });
      expect([status, headers.location]).toEqual([307, "http://localhost:3000/sign-in?problem=denied"]);
    },
  );

  it.each([
    ["/sign-in", "ads.example.com", "GET"],
    ["/auth/start", "127.0.0.1:3000", "POST"],
    ["//elsewhere.example/x", "127.0.0.1:3000", "GET"],
    ["/_next/static/x.js", "127.0.0.1:3000", "GET"],
    ["/api/approvals", "127.0.0.1:3000", "GET"],
  ])("%s of %s, asked for by %s, is answered where it was asked for", async (path, host, method) => {
    expect((await ask(path, page, { headers: { host }, method })).body).toBe(`a page: ${path}`);
  });
});

describe("bodies of pages", () => {
  it.each(["/sign-in", "/nope", "/auth/start", "/_next/static/x.js"])(
    "are refused at %s before they reach Next: too long, or without a length",
    async (path) => {
      const port = await start(() => Promise.reject(new Error("not asked for")));
      const head = `POST ${path} HTTP/1.1\r\nhost: localhost:3000\r\n`;
      const refused = /^HTTP\/1.1 413 [\s\S]*connection: close/i;
      expect(await exchange(port, `${head}content-length: 16385\r\n\r\nx`)).toMatch(refused);
      expect(await exchange(port, `${head}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n`)).toMatch(refused);
    },
  );

  it("may have the length of a form", async () => {
    const reads: Answerer = async (request, response) => void response.end(await text(request));
    const body = "x".repeat(16_384);
    const headers = { "content-length": "16384" };
    expect((await ask("/auth/start", reads, { method: "POST", headers, body })).body).toBe(body);
  });
});

describe("what HTTP allows", () => {
  const asked = (first: string, more = "") => `${first} HTTP/1.1\r\nhost: localhost:3000\r\n${more}\r\n`;
  const closing = "connection: close\r\n";

  it("OPTIONS * is about the server", async () => {
    const port = await start(page);
    expect(await exchange(port, asked("OPTIONS *", closing))).toMatch(/^HTTP\/1.1 204 [\s\S]*allow: GET/);
  });

  it("a whole address means its path", async () => {
    const port = await start(page);
    const answer = await exchange(port, asked("GET http://localhost:3000/sign-in?a=b", closing));
    expect(answer).toContain("a page: /sign-in?a=b");
  });

  it("what is neither a path nor an address is refused", async () => {
    const port = await start(page);
    expect(await exchange(port, asked("GET x:y"))).toMatch(/^HTTP\/1.1 400 /);
  });

  it("an offer of HTTP/2 is left alone and answered in HTTP/1.1", async () => {
    const port = await start(page);
    const offer =
      "connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAA\r\n";
    const socket = connect(port, "127.0.0.1");
    socket.write(asked("GET /sign-in", offer));
    const [answer] = await new Promise<Buffer[]>((resolve) => socket.once("data", (data) => resolve([data])));
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });
});

describe("connections", () => {
  it("are closed on which nothing is asked, or of which no body comes that the answer did not wait for", async () => {
    const port = await start(page, { head: 50, rest: 50 });
    expect(await exchange(port, "")).toBe("");
    const post = "POST /api/approvals HTTP/1.1\r\nhost: localhost:3000\r\ncontent-length: 10\r\n\r\nx";
    expect(await exchange(port, post)).toMatch(/^HTTP\/1.1 200 /);
  });

  it("stay open while an answer takes its time", async () => {
    const slow: Answerer = (_, response) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(void response.end("at last")), 200);
      });
    const port = await start(slow, { head: 50, rest: 50 });
    expect((await askAt(port, "/live")).body).toBe("at last");
  });

  it("are usable after an answer that did not wait for the body", async () => {
    const port = await start(async (request, response) => {
      // As a reader does that has seen enough.
      if (request.method === "POST") request.once("data", () => request.pause());
      response.writeHead(request.method === "POST" ? 413 : 200).end();
    });
    const body = "x".repeat(400_000);
    const post = `POST /api/approvals HTTP/1.1\r\nhost: localhost:3000\r\ntransfer-encoding: chunked\r\n\r\n`;
    const chunked = `${post}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const next = "GET /sign-in HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n";
    const answers = await exchange(port, chunked + next);
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });
});

describe("pages behind links", () => {
  const open = (port: number, path: string, from: string) =>
    askAt(port, path, { headers: { "x-forwarded-for": from } });

  it("are opened so many times a minute from one address; others open them, and everything else opens", async () => {
    const port = await start(page);
    const paths = ["/reports/a", "/approve/b?c", "/%72eports/a", "//reports/a"];
    for (let at = 0; at < OPENED_LINKS.count; at += 1) {
      const path = paths[at % paths.length] ?? "";
      expect((await open(port, path, "203.0.113.7")).status).toBe(200);
    }
    for (const path of paths) {
      const { status, headers, body } = await open(port, path, "198.51.100.1, 203.0.113.7");
      expect([status, headers["cache-control"]]).toEqual([429, "no-store"]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(body).toContain("Wait a minute");
    }
    expect((await open(port, "/reports/a", "203.0.113.7, 203.0.113.8")).status).toBe(200);
    expect((await open(port, "/live", "203.0.113.7")).status).toBe(200);
  });
});

describe("the sign-in page", () => {
  /** Pages as Next renders them: with their own nonce in policy and text; also counts the renderings. */
  function counted() {
    let count = 0;
    const pages: Answerer = async (request, response) => {
      count += 1;
      response.setHeader("content-security-policy", `script-src 'nonce-rendered${count}'`);
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", vary: "rsc" });
      response.write(`<script nonce="rendered${count}">`);
      response.end(`</script>${request.url} “${count}”`);
    };
    return { pages, count: () => count };
  }

  it("is rendered once for all who have no session, and has another nonce each time", async () => {
    const { pages, count } = counted();
    const port = await start(pages);
    const first = await askAt(port, "/sign-in");
    const more = await Promise.all(Array.from({ length: 20 }, () => askAt(port, "/sign-in")));
    expect(count()).toBe(1);
    const nonces = [first, ...more].map(({ headers, body }) => {
      const nonce = /'nonce-([\w+/]+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
      expect(body).toBe(`<script nonce="${nonce}"></script>/sign-in “1”`);
      expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", vary: "rsc" });
      return nonce;
    });
    expect(new Set(nonces).size).toBe(21);
  });

  it("is kept as text, which Next would compress for browsers", async () => {
    const { pages } = counted();
    const port = await start(async (request, response) => {
      if (request.headers["accept-encoding"]) response.setHeader("content-encoding", "gzip");
      return pages(request, response);
    });
    const asked = () => askAt(port, "/sign-in", { headers: { "accept-encoding": "gzip" } });
    for (const { headers, body } of [await asked(), await asked()]) {
      expect(headers["content-encoding"]).toBeUndefined();
      expect(body).toContain("/sign-in “1”");
    }
  });

  it("is rendered by one of those who ask at once", async () => {
    const { pages, count } = counted();
    const port = await start(pages);
    await Promise.all(Array.from({ length: 20 }, () => askAt(port, "/sign-in")));
    expect(count()).toBe(1);
  });

  it.each([
    ["another address", "/sign-in?problem=denied", {}],
    ["a browser with a session", "/sign-in", { cookie: "flightdeck-session=x" }],
    ["a part of the page", "/sign-in", { rsc: "1" }],
    ["another page", "/live", {}],
  ])("is not given for %s", async (_, path, headers) => {
    const { pages } = counted();
    const port = await start(pages);
    await askAt(port, "/sign-in");
    expect((await askAt(port, path, { headers })).body).toContain(`${path} “2”`);
  });

  it("is rendered again after one that failed", async () => {
    let status = 500;
    const port = await start(async (_, response) => {
      response.setHeader("content-security-policy", "script-src 'nonce-x'");
      response.writeHead(status).end("a page");
    });
    expect((await askAt(port, "/sign-in")).status).toBe(500);
    status = 200;
    expect((await askAt(port, "/sign-in")).status).toBe(200);
  });
});

describe("pages asked for all at once", () => {
  it("are rendered a few at a time, and those of another person do not wait behind them", async () => {
    const finish: (() => void)[] = [];
    let begun = 0;
    const port = await start((request, response) => {
      if (request.url === "/auth/pin") return page(request, response);
      begun += 1;
      return new Promise((resolve) => {
        finish.push(() => resolve(void response.end("a page")));
      });
    });
    const asked = Array.from({ length: 40 }, () => askAt(port, "/approve/x"));
    await eventually(() => expect(begun).toBe(6));
    // Steps of signing in render nothing.
    expect((await askAt(port, "/auth/pin")).status).toBe(200);
    expect(begun).toBe(6);
    for (let done = 0; done < 40; done += 1) {
      await eventually(() => expect(finish.length).toBeGreaterThan(0));
      finish.shift()?.();
    }
    expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  });
});
