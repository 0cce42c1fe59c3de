import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigurationError, readServerSettings } from "./env";
import { placeWords } from "./store-place";

const folder = () => mkdtempSync(path.join(tmpdir(), "flightdeck-env-"));
const secret = "kR7wq0ZtYb2mXc9vLd5hNf3jPg8sTa1e";

const service = {
  APP_URL: "https://ads.example.com",
  AUTH_URL: "https://auth.example.net",
  ADS_URL: "https://ads.example.net/",
  ADS_SANDBOX_URL: "https://sandbox.example.net",
  CONSUMER_KEY: "key",
  CONSUMER_SECRET: "hush",
  SESSION_SECRET: secret,
};

function problemsOf(source: Record<string, string | undefined>): string {
  try {
    readServerSettings(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return "";
}

describe("the configuration", () => {
  it("describes the emulator on this machine when nothing is set", () => {
    const env = readServerSettings({ DATA_DIR: folder(), PORT: "3100", ADS_URL: "" });
    expect(env).toMatchObject({
      APP_URL: "http://localhost:3100",
      AUTH_URL: "http://127.0.0.1:4010",
      ADS_SANDBOX_URL: "http://127.0.0.1:4010/sandbox",
      CONSUMER_KEY: "demo-consumer-key",
    });
  });

  it("lets the demo's owner call for the application, and with a service only who is named", () => {
    expect(readServerSettings({ DATA_DIR: folder() }).APPLICATION_OPERATORS).toEqual(["2200000001"]);
    expect(readServerSettings(service).APPLICATION_OPERATORS).toEqual([]);
    const named = readServerSettings({ ...service, APPLICATION_OPERATORS: "12, 345" });
    expect(named.APPLICATION_OPERATORS).toEqual(["12", "345"]);
    expect(problemsOf({ ...service, APPLICATION_OPERATORS: "mara_agency" })).toMatch(/numbers of users/);
  });

  it("makes a secret once and keeps it for its owner only", () => {
    const data = folder();
    const [first = ""] = readServerSettings({ DATA_DIR: data }).SESSION_SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readServerSettings({ DATA_DIR: data }).SESSION_SECRET).toEqual([first]);
    const file = path.join(data, "session-secret");
    expect(readFileSync(file, "utf8")).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("keeps a store in the data folder, on a server that is named, or nowhere", () => {
    const data = folder();
    const storeWith = (source: object) => readServerSettings({ DATA_DIR: data, ...source }).STORE;
    expect(storeWith({})).toEqual({ kind: "file", file: path.join(data, "store.db") });
    const url = "postgresql://ana:hush@db.example.net:5433/flightdeck?sslmode=require";
    expect(storeWith({ DATABASE_URL: url })).toEqual({ kind: "postgres", url });
    expect(storeWith({ STORE: "none" })).toEqual({ kind: "none" });
    expect(placeWords(storeWith({ DATABASE_URL: url }))).toBe("postgres://db.example.net:5433/flightdeck");
    expect(problemsOf({ DATABASE_URL: "postgres://ana:hush@/" })).not.toContain("hush");
  });

  it("reads the names that the service uses, and says what is wrong with them", () => {
    const dialect = path.resolve(import.meta.dirname, "../dialects/public.json");
    expect(readServerSettings({ ...service, SERVICE_DIALECT: dialect }).SERVICE_DIALECT).toMatchObject({
      words: { post: "tweet" },
    });
    expect(problemsOf({ ...service, SERVICE_DIALECT: "no-such-file.json" })).toMatch(
      /SERVICE_DIALECT must name a file of names: .*no-such-file/,
    );
    const other = path.join(folder(), "names.json");
    writeFileSync(other, '{"names":{"a":"c","b":"c"}}');
    expect(problemsOf({ ...service, SERVICE_DIALECT: other })).toContain("two names are said “c”");
  });

  it("takes a real service, addresses without the slash at the end, secrets in order", () => {
    const old = "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c";
    const env = readServerSettings({ ...service, SESSION_SECRET: `${secret}, ${old}` });
    expect(env).toMatchObject({
      ADS_URL: "https://ads.example.net",
      PLATFORM_URL: "https://auth.example.net",
      SESSION_SECRET: [secret, old],
    });
  });

  it("names every variable that is wrong, in one message", () => {
    const message = problemsOf({ ...service, PORT: "x", LOG_LEVEL: "loud", AUTH_URL: "nowhere" });
    for (const name of ["PORT", "LOG_LEVEL", "AUTH_URL"]) expect(message).toContain(name);
  });
});

describe("C08 what cannot be safe does not start", () => {
  it.each([
    ["http to another machine", { AUTH_URL: "http://auth.example.net" }, "AUTH_URL must be https"],
    ["a public dashboard without https", { APP_URL: "http://ads.example.com" }, "APP_URL must be https"],
    ["a dashboard in a folder", { APP_URL: "https://ads.example.com/x" }, "APP_URL must be an origin"],
    ["credentials in an address", { ADS_URL: "https://a:b@ads.example.net" }, "ADS_URL must be an origin"],
    ["a weak secret", { SESSION_SECRET: "short" }, "SESSION_SECRET each secret must have 32"],
    ["one weak secret among others", { SESSION_SECRET: `${secret},short` }, "SESSION_SECRET"],
    ["one letter again and again", { SESSION_SECRET: "a".repeat(64) }, "SESSION_SECRET repeats itself"],
    ["one word again and again", { SESSION_SECRET: "flightdeck".repeat(4) }, "SESSION_SECRET repeats itself"],
    ["such a secret among others", { SESSION_SECRET: `${secret},${"ab".repeat(16)}` }, "repeats itself"],
    ["an address of its own to guess", { APP_URL: undefined }, "APP_URL is required"],
    ["no secret", { SESSION_SECRET: undefined }, "SESSION_SECRET is required"],
    ["no key", { CONSUMER_KEY: undefined }, "CONSUMER_KEY is required"],
    ["half a service", { ADS_SANDBOX_URL: undefined }, "ADS_SANDBOX_URL is required"],
    ["another kind of database", { DATABASE_URL: "mysql://db.example.net/x" }, "DATABASE_URL must be"],
    ["a server without a database", { DATABASE_URL: "postgres://db.example.net" }, "DATABASE_URL must be"],
    ["another word for no store", { STORE: "off" }, "STORE must be none"],
    ["no store and one", { STORE: "none", DATABASE_URL: "postgres://db/x" }, "STORE is none, and"],
    ["the demo's key", { CONSUMER_KEY: "demo-consumer-key" }, "CONSUMER_KEY is the demo's"],
    ["the demo's secret", { CONSUMER_SECRET: "demo-consumer-secret" }, "CONSUMER_SECRET is the demo's"],
  ])("%s", (_, change, message) => {
    expect(problemsOf(service)).toBe("");
    expect(problemsOf({ ...service, ...change })).toContain(message);
  });

  it("a public dashboard over the emulator with a secret of its own making", () => {
    expect(problemsOf({ APP_URL: "https://ads.example.com", DATA_DIR: folder() })).toContain(
      "SESSION_SECRET",
    );
  });

  it("a public dashboard over the emulator with a secret that repeats itself", () => {
    const open = { APP_URL: "https://ads.example.com", DATA_DIR: folder() };
    expect(problemsOf({ ...open, SESSION_SECRET: "b".repeat(32) })).toContain("SESSION_SECRET");
  });

  it("a stored secret that was shortened by hand", () => {
    const data = folder();
    writeFileSync(path.join(data, "session-secret"), "abc");
    expect(problemsOf({ DATA_DIR: data })).toContain("SESSION_SECRET");
  });

  it("has the address of the emulator's pictures, and takes that of another service from MEDIA_ORIGINS", () => {
    const DATA_DIR = folder();
    expect(readServerSettings({ DATA_DIR }).MEDIA_ORIGINS).toEqual(["http://127.0.0.1:4010"]);
    expect(readServerSettings({ DATA_DIR, ADS_URL: "http://127.0.0.1:9/live" }).MEDIA_ORIGINS).toEqual([
      "http://127.0.0.1:9",
    ]);
    expect(readServerSettings(service).MEDIA_ORIGINS).toEqual([]);
    const MEDIA_ORIGINS = "https://a.example.net, https://b.example.net";
    expect(readServerSettings({ ...service, MEDIA_ORIGINS }).MEDIA_ORIGINS).toEqual(
      MEDIA_ORIGINS.split(", "),
    );
    for (const wrong of ["https://a.example.net/path", "http://a.example.net", "*", "https:"])
      expect(problemsOf({ ...service, MEDIA_ORIGINS: wrong })).toContain("MEDIA_ORIGINS");
  });
});
