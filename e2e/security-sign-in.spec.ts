import { expect, test } from "./fixtures";
import { Visitor } from "./visitor";

const problemIn = (response: Response) =>
  new URL(response.headers.get("location") ?? "", "http://x").searchParams.get("problem");
const sessionOf = ({ cookies }: Visitor) => cookies.get("flightdeck-session");
const signInsOf = ({ cookies }: Visitor) =>
  [...cookies.keys()].filter((name) => name.startsWith("flightdeck-sign-in-"));

test("A01 a callback without the transaction's cookie is refused, and asks the service nothing", async ({
  servers,
  emulator,
}) => {
  const visitor = new Visitor(servers.dashboard.url);
  const before = (await emulator.requests()).length;
  const response = await visitor.get("/auth/callback?oauth_token=T&oauth_verifier=V");
  expect(problemIn(response)).toBe("not-started-here");
  expect(sessionOf(visitor)).toBeUndefined();
  expect(await emulator.requests()).toHaveLength(before);
});

test("A02, A03 a callback of one browser is refused in another", async ({ servers }) => {
  const [mara, jon] = [new Visitor(servers.dashboard.url), new Visitor(servers.dashboard.url)];
  const ofMara = await mara.decide(await mara.start(), "mara_agency");
  const ofJon = await jon.decide(await jon.start(), "jon_marketer");
  for (const [visitor, callback] of [
    [mara, ofJon],
    [jon, ofMara],
  ] as const) {
    expect(problemIn(await visitor.get(callback))).toBe("not-started-here");
    expect(sessionOf(visitor)).toBeUndefined();
  }
});

test("A04 a sign-in cannot be finished with another person's approval", async ({ servers }) => {
  const [attacker, victim] = [new Visitor(servers.dashboard.url), new Visitor(servers.dashboard.url)];
  const page = await attacker.start();
  const callback = new URL(await victim.decide(page, "mara_agency"));
  expect(problemIn(await victim.get(callback.href))).toBe("not-started-here");
  callback.searchParams.delete("oauth_verifier");
  expect(problemIn(await attacker.get(callback.href))).toBe("incomplete");
  expect(sessionOf(attacker)).toBeUndefined();
});

test("A05 a service that does not confirm the callback stops the sign-in", async ({ servers, emulator }) => {
  for (const confirmed of ["", "&oauth_callback_confirmed=false"]) {
    await emulator.fault({
      path: "/oauth/request_token",
      status: 200,
      body: `oauth_token=a&oauth_token_secret=b${confirmed}`,
      count: 1,
    });
    const visitor = new Visitor(servers.dashboard.url);
    expect(await visitor.start()).toContain("problem=unexpected");
    expect(signInsOf(visitor)).toEqual([]);
  }
});

test("A06 the verifier is required, and a wrong one gives no session", async ({ servers, emulator }) => {
  const visitor = new Visitor(servers.dashboard.url);
  const callback = new URL(await visitor.decide(await visitor.start(), "mara_agency"));
  callback.searchParams.set("oauth_verifier", "wrong");
  expect(problemIn(await visitor.get(callback.href))).toBe("not-accepted");
  expect(sessionOf(visitor)).toBeUndefined();
  const again = new URL(await visitor.decide(await visitor.start(), "mara_agency"));
  again.searchParams.delete("oauth_verifier");
  const before = (await emulator.requests()).length;
  expect(problemIn(await visitor.get(again.href))).toBe("incomplete");
  expect(await emulator.requests()).toHaveLength(before);
});

test("A07 two tabs can sign in at once, and finish in either order", async ({ servers }) => {
  const visitor = new Visitor(servers.dashboard.url);
  const first = await visitor.start({ return_to: "/live" });
  const second = await visitor.start({ return_to: "/sandbox" });
  const secondBack = await visitor.decide(second, "mara_agency");
  const firstBack = await visitor.decide(first, "mara_agency");
  expect((await visitor.get(secondBack)).headers.get("location")).toBe(`${servers.dashboard.url}/sandbox`);
  expect((await visitor.get(firstBack)).headers.get("location")).toBe(`${servers.dashboard.url}/live`);
});

test("A08 a transaction is used once, and its cookie goes with success, denial and error", async ({
  servers,
}) => {
  const visitor = new Visitor(servers.dashboard.url);
  const callback = await visitor.decide(await visitor.start(), "mara_agency");
  const saved = visitor.copy();
  await visitor.get(callback);
  expect(signInsOf(visitor)).toEqual([]);
  expect(problemIn(await visitor.get(callback))).toBe("used-already");
  expect(sessionOf(visitor)).toBeDefined();
  // Also with a copy of the cookie that was deleted.
  expect(problemIn(await saved.get(callback))).toBe("used-already");
  expect(sessionOf(saved)).toBeUndefined();

  const denied = new Visitor(servers.dashboard.url);
  await denied.get(await denied.decide(await denied.start(), "jon_marketer", "deny"));
  expect(signInsOf(denied)).toEqual([]);

  const failed = new Visitor(servers.dashboard.url);
  const back = new URL(await failed.decide(await failed.start(), "jon_marketer"));
  back.searchParams.set("oauth_verifier", "wrong");
  await failed.get(back.href);
  expect(signInsOf(failed)).toEqual([]);
});

test("A10 a callback may land on another instance than the start", async ({ servers }) => {
  const other = await servers.startAnother();
  const visitor = new Visitor(servers.dashboard.url);
  const callback = new URL(await visitor.decide(await visitor.start(), "mara_agency"));
  const response = await visitor.get(other.url + callback.pathname + callback.search);
  expect(problemIn(response)).toBeNull();
  const { status } = await visitor.call("live/mara_agency/12/accounts?count=1");
  expect(status).toBe(200);
});

test("A15 a clock that is ten minutes off is corrected, for reads and changes", async ({
  servers,
  emulator,
}) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  await emulator.advance(10 * 60_000);
  const { status } = await visitor.call("live/mara_agency/12/accounts?count=3");
  expect(status).toBe(200);
  const late = new Visitor(servers.dashboard.url);
  await late.signIn("jon_marketer");
  expect(sessionOf(late)).toBeDefined();
});

test("A19 signing out revokes the token at the service", async ({ servers, emulator }) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  expect((await visitor.post("/auth/sign-out")).headers.get("location")).toContain("/sign-in");
  const revocations = (await emulator.requests()).filter(({ path }) =>
    path.startsWith("/1.1/oauth/invalidate_token"),
  );
  expect(revocations.map(({ status }) => status)).toEqual([200]);
  expect((await visitor.get("/live")).headers.get("location")).toContain("/sign-in");
});

test("A token that was revoked elsewhere is recognised, so that the handle can be connected again", async ({
  servers,
  emulator,
}) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  await emulator.fault({
    path: "/live/12/accounts",
    status: 401,
    body: { errors: [{ code: 89, message: "Invalid or expired token." }] },
    count: 1,
  });
  const response = await visitor.call("live/mara_agency/12/accounts?count=4");
  expect([response.status, (await response.json()).errors[0].code]).toEqual([401, "HANDLE_REVOKED"]);
});

test("another handle can be connected read-only, and disconnected", async ({ servers }) => {
  const visitor = new Visitor(servers.dashboard.url);
  await visitor.signIn("mara_agency");
  const authorize = await visitor.start({ purpose: "connect", access: "read", return_to: "/live" });
  expect(authorize).toContain("/oauth/authorize?");
  expect(authorize).toContain("force_login=true");
  await visitor.get(await visitor.decide(authorize, "jon_marketer"));
  expect((await visitor.call("live/jon_marketer/12/accounts?count=1")).status).toBe(200);
  expect((await visitor.call("live/mara_agency/12/accounts?count=1")).status).toBe(200);
  const write = await visitor.call("sandbox/jon_marketer/12/accounts", { method: "POST" });
  expect(write.status).toBe(403);
  await visitor.post("/auth/disconnect", { handle: "jon_marketer", return_to: "/live" });
  expect((await visitor.call("live/jon_marketer/12/accounts?count=1")).status).toBe(401);
  expect((await visitor.call("live/mara_agency/12/accounts?count=1")).status).toBe(200);
});
