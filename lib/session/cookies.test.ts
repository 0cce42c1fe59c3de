import { beforeEach, describe, expect, it, vi } from "vitest";

const secret = "cookie-test-secret-of-forty-characters--";
const longest = {
  personId: "9".repeat(20),
  userId: "9".repeat(20),
  handle: "x".repeat(50),
  access: "write",
  token: "t".repeat(255),
  secret: "s".repeat(255),
} as const;

/** The modules of a new process with a configuration. */
async function configured(variables: Record<string, string>) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("flightdeck.open-sessions"));
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ SESSION_SECRET: secret, ...variables }))
    vi.stubEnv(name, value);
  const cookies = await import("./cookies");
  const vault = await import("./vault");
  const signIn = await import("./sign-in");
  const open = await import("./open-session");
  const token = await import("./session-token");
  return { ...cookies, ...vault, ...signIn, ...open, ...token };
}

const person = { id: "42", handle: "mara", name: "mara" };

/** What a browser stores of a Set-Cookie header. */
function cookieOf(header: string) {
  const [pair = "", ...attributes] = header.split("; ");
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: pair.slice(at + 1), pair, attributes };
}

beforeEach(() => {
  vi.useRealTimers();
});

describe("B01, B02, B03 cookies", () => {
  it("are __Host-, Secure, HttpOnly, Lax, for the whole site and without a domain, over https", async () => {
    const modules = await configured({ APP_URL: "https://ads.example.com" });
    const session = await modules.storeSession(modules.beginSession(person));
    const handle = await modules.storeHandle(longest);
    const [signIn = ""] = await modules.storeSignIn(signInOf("token"), new Map());
    for (const header of [session, handle, signIn]) {
      const { name, attributes } = cookieOf(header);
      expect(name).toMatch(/^__Host-flightdeck-/);
      expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]));
      expect(header).not.toContain("Domain");
    }
    expect(cookieOf(signIn).attributes).toContain("Max-Age=600");
  });

  it("leave prefix and Secure away on localhost, where Safari would refuse them", async () => {
    const modules = await configured({ APP_URL: "http://localhost:3000" });
    const header = await modules.storeSession(modules.beginSession(person));
    expect(header).toMatch(/^flightdeck-session=/);
    expect(header).not.toContain("Secure");
  });

  it("fit a browser with the longest tokens and names", async () => {
    const modules = await configured({ APP_URL: "https://ads.example.com" });
    const longestPath = `/live/${"h".repeat(50)}/x?${"f".repeat(1000)}`;
    const all = [
      await modules.storeHandle(longest),
      await modules.storeSession(
        modules.beginSession({ id: longest.userId, handle: longest.handle, name: longest.handle }),
      ),
      ...(await modules.storeSignIn(
        { ...signInOf("t".repeat(255)), secret: "s".repeat(255), returnTo: longestPath },
        new Map(),
      )),
    ];
    for (const header of all) expect(cookieOf(header).pair.length).toBeLessThanOrEqual(4096);
  });

  it("make room for a fifth sign-in by dropping the oldest", async () => {
    const modules = await configured({ APP_URL: "http://localhost:3000" });
    const jar = new Map<string, string>();
    for (let i = 0; i < 6; i += 1) {
      const headers = await modules.storeSignIn({ ...signInOf(`token-${i}`), startedAt: 1000 + i }, jar);
      for (const { name, value, attributes } of headers.map(cookieOf)) {
        if (attributes.includes("Max-Age=0")) jar.delete(name);
        else jar.set(name, value);
      }
    }
    expect(modules.cookiesOfKind(jar, "sign-in").map(([id]) => id)).toEqual(
      [2, 3, 4, 5].map((i) => modules.signInId(`token-${i}`)),
    );
  });
});

function signInOf(token: string) {
  return {
    token,
    secret: "hidden",
    purpose: "sign-in",
    access: "write",
    mode: "callback",
    returnTo: "/",
    startedAt: 1000,
  } as const;
}

async function signedIn(modules: Awaited<ReturnType<typeof configured>>) {
  const session = cookieOf(await modules.storeSession(modules.beginSession(person)));
  const handle = cookieOf(
    await modules.storeHandle({ ...longest, personId: person.id, userId: "42", handle: "mara" }),
  );
  return { session, handle, header: `${session.pair}; ${handle.pair}` };
}

describe("B04 what is sealed", () => {
  it("opens as it was sealed", async () => {
    const modules = await configured({});
    const { header } = await signedIn(modules);
    await expect(modules.openSession(header)).resolves.toMatchObject({
      person,
      handles: [{ handle: "mara" }],
    });
  });

  it("does not open when any byte of it is changed, and never fails in another way", async () => {
    const modules = await configured({});
    const { session, handle } = await signedIn(modules);
    for (let at = 0; at < session.value.length; at += 1) {
      const flipped = flip(session.value, at);
      await expect(modules.openSession(`${session.name}=${flipped}`), `byte ${at}`).resolves.toBeUndefined();
    }
    for (let at = 0; at < handle.value.length; at += 1) {
      const opened = await modules.openSession(`${session.pair}; ${handle.name}=${flip(handle.value, at)}`);
      expect(opened?.handles, `byte ${at}`).toEqual([]);
    }
  });

  it("does not open in another spelling: bits at the end of base64 that decoding drops count as well", async () => {
    const modules = await configured({});
    const { session, handle } = await signedIn(modules);
    for (const spelled of otherSpellings(session.value, ".")) {
      await expect(modules.openSession(`${session.name}=${spelled}`), spelled).resolves.toBeUndefined();
    }
    for (const spelled of otherSpellings(handle.value, "*")) {
      const opened = await modules.openSession(`${session.pair}; ${handle.name}=${spelled}`);
      expect(opened?.handles, spelled).toEqual([]);
    }
  });

  it("does not open when it is cut, empty or nonsense", async () => {
    const modules = await configured({});
    const { session } = await signedIn(modules);
    for (const value of [
      "",
      "x",
      "Fe26.2**",
      session.value.slice(0, -1),
      session.value.slice(5),
      `${session.value}A`,
    ]) {
      await expect(modules.openSession(`${session.name}=${value}`)).resolves.toBeUndefined();
    }
  });

  it("still opens when a secret is put in front, and no longer when it is taken away", async () => {
    const { header } = await signedIn(await configured({ SESSION_SECRET: secret }));
    const newer = "n".repeat(40);
    const rotated = await configured({ SESSION_SECRET: `${newer},${secret}` });
    await expect(rotated.openSession(header)).resolves.toMatchObject({
      person,
      handles: [{ handle: "mara" }],
    });
    const { header: later } = await signedIn(rotated);
    const finished = await configured({ SESSION_SECRET: newer });
    await expect(finished.openSession(header)).resolves.toBeUndefined();
    await expect(finished.openSession(later)).resolves.toMatchObject({ handles: [{ handle: "mara" }] });
  });

  it("opens only as what it was sealed for, and a handle only for its own person", async () => {
    const modules = await configured({});
    const { session, handle } = await signedIn(modules);
    await expect(modules.openSession(`${session.name}=${handle.value}`)).resolves.toBeUndefined();
    const foreign = cookieOf(await modules.storeHandle({ ...longest, personId: "someone else" }));
    expect((await modules.openSession(`${session.pair}; ${foreign.pair}`))?.handles).toEqual([]);
  });
});

/** The text with the last character of each of its parts spelled in another way that decodes to the same bytes. */
function otherSpellings(sealed: string, between: string): string[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const parts = sealed.split(between);
  const spelled = parts.flatMap((part, at) =>
    [...letters]
      .map((letter) => part.slice(0, -1) + letter)
      .filter((other) => other !== part && bytesOf(other).equals(bytesOf(part)))
      .map((other) => parts.with(at, other).join(between)),
  );
  expect(spelled.length).toBeGreaterThan(0);
  return spelled;
}

const bytesOf = (base64: string) => Buffer.from(base64, "base64url");

function flip(text: string, at: number): string {
  const other = text[at] === "A" ? "B" : "A";
  return text.slice(0, at) + other + text.slice(at + 1);
}

describe("B05, B10 sessions", () => {
  it("have another id at every sign-in", async () => {
    const modules = await configured({});
    expect(modules.beginSession(person).id).not.toBe(modules.beginSession(person).id);
  });

  it("end after a day without use, and live on when they are renewed", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ["Date"] });
    const modules = await configured({});
    const { header, handle } = await signedIn(modules);
    vi.setSystemTime(Date.UTC(2026, 0, 1, 23, 59));
    const session = await modules.openSession(header);
    const renewed = session && (await modules.renewSession(session));
    expect(renewed).toBeDefined();
    vi.setSystemTime(Date.UTC(2026, 0, 2, 0, 1));
    await expect(modules.openSession(header)).resolves.toBeUndefined();
    const later = `${cookieOf(renewed ?? "").pair}; ${handle.pair}`;
    await expect(modules.openSession(later)).resolves.toMatchObject({ id: session?.id });
  });

  it("end after seven days however much they are used", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ["Date"] });
    const modules = await configured({});
    let { header } = await signedIn(modules);
    for (let hours = 12; hours < 7 * 24; hours += 12) {
      vi.setSystemTime(Date.UTC(2026, 0, 1, hours));
      const session = await modules.openSession(header);
      header = cookieOf((session && (await modules.renewSession(session))) ?? "").pair;
    }
    vi.setSystemTime(Date.UTC(2026, 0, 7, 23, 59));
    await expect(modules.openSession(header)).resolves.toBeDefined();
    vi.setSystemTime(Date.UTC(2026, 0, 8, 0, 1));
    await expect(modules.openSession(header)).resolves.toBeUndefined();
  });

  it("A08 give a sign-in ten minutes", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ["Date"] });
    const modules = await configured({});
    const [header = ""] = await modules.storeSignIn(signInOf("token"), new Map());
    const jar = new Map([[cookieOf(header).name, cookieOf(header).value]]);
    const id = modules.signInId("token");
    vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 9));
    await expect(modules.openSignIn(jar, id)).resolves.toMatchObject({ token: "token" });
    vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 12));
    await expect(modules.openSignIn(jar, id)).resolves.toBeUndefined();
  });

  it("A02 do not let one sign-in's cookie pass for another's", async () => {
    const modules = await configured({});
    const [header = ""] = await modules.storeSignIn(signInOf("mine"), new Map());
    const other = modules.signInId("theirs");
    const jar = new Map([[modules.cookieName("sign-in", other), cookieOf(header).value]]);
    await expect(modules.openSignIn(jar, other)).resolves.toBeUndefined();
  });
});
