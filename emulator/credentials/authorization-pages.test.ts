import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../app";
import { TestBrowser } from "../testing/browser";
import { createTestClient, ORIGIN, pairsOf, type TokenPair } from "../testing/client";
import { CALLBACK, obtainRequestToken, tokenOf } from "../testing/sign-in";
import { DESKTOP_APPLICATION } from "./seed";

const MARA = { username: "mara_agency", password: "demo" };

let emulator: Emulator;
let call: ReturnType<typeof createTestClient>;
let browser: TestBrowser;

beforeEach(() => {
  emulator = createEmulator({ data: ":memory:", seed: "empty" });
  call = createTestClient(emulator.app);
  browser = new TestBrowser(emulator.app);
});
afterEach(() => emulator.close());

const authorize = (token: TokenPair, more = "") => `/oauth/authorize?oauth_token=${token.key}${more}`;
const authenticate = (token: TokenPair, more = "") => `/oauth/authenticate?oauth_token=${token.key}${more}`;

async function open(path: string): Promise<string> {
  const response = await browser.open(path);
  expect(response.status).toBe(200);
  return response.text();
}

const locationOf = (response: Response) => new URL(response.headers.get("location") ?? "");

/** Signs the browser in and grants the demo application, and exchanges the token so that the grant lasts. */
async function grant(username = "mara_agency", access: "read" | "write" = "write"): Promise<TokenPair> {
  const token = await obtainRequestToken(call, { form: { svc_auth_access_type: access } });
  const answer = await browser.answer(authorize(token, "&force_login=true"), "allow", username);
  const form = { oauth_verifier: locationOf(answer).searchParams.get("oauth_verifier") ?? "" };
  return tokenOf(await pairsOf(await call("/oauth/access_token", { token, form })));
}

const asks = (page: string) => page.includes('name="action" value="allow"');
const asksForPassword = (page: string) => page.includes('type="password"');

describe.each([
  ["authorize", authorize],
  ["authenticate", authenticate],
])("/oauth/%s", (_, address) => {
  test("asks a visitor who they are and whether they allow, in a form that needs no script", async () => {
    const page = await open(address(await obtainRequestToken(call)));
    expect(page).toContain('<label for="username">');
    expect(page).toContain('<label for="password">');
    expect(page).toContain('<button type="submit" name="action" value="allow">');
    expect(page).toContain('<button type="submit" name="action" value="deny" formnovalidate="">');
    expect(page).toContain("Authorize Flightdeck (demo)?");
    expect(page).not.toContain("<script");
  });

  test("screen_name prefills the username, as text", async () => {
    const page = await open(address(await obtainRequestToken(call), "&screen_name=%22%3E%3Cb%3Ejon"));
    expect(page).toMatch(/name="username" value="&quot;&gt;&lt;b&gt;jon"/);
  });

  test("a wrong password keeps the username and says what to do", async () => {
    const page = await open(address(await obtainRequestToken(call)));
    const again = await browser.submit(page, "allow", { username: "mara_agency", password: "wrong" });
    expect(again.status).toBe(401);
    const text = await again.text();
    expect(text).toContain('value="mara_agency"');
    expect(text).toContain("That username and password do not match.");
    expect(text).toContain('role="alert"');
    expect(text).not.toContain("wrong<");
    const allowed = await browser.submit(text, "allow", MARA);
    expect(locationOf(allowed).searchParams.has("oauth_verifier")).toBe(true);
  });

  test("deny leads back with denied=<request token> only, and ends the token", async () => {
    const token = await obtainRequestToken(call, { callback: `${CALLBACK}?from=a` });
    const page = await open(address(token));
    const denied = await browser.submit(page, "deny");
    expect(denied.status).toBe(302);
    expect(denied.headers.get("location")).toBe(`${CALLBACK}?from=a&denied=${token.key}`);
    expect((await browser.open(address(token))).status).toBe(400);
    expect((await call("/oauth/access_token", { token, form: { oauth_verifier: "x" } })).status).toBe(401);
  });

  test("force_login asks for the password although a user is signed in", async () => {
    await grant();
    const page = await open(address(await obtainRequestToken(call), "&force_login=true"));
    expect(asksForPassword(page)).toBe(true);
    const answer = await browser.submit(page, "allow", { username: "JON_Marketer", password: "demo" });
    expect(answer.status).toBe(302);
  });

  test.each([
    ["unknown", "nonsense"],
    ["missing", ""],
  ])("an %s request token is a page that says what to do", async (_name, key) => {
    const response = await browser.open(address({ key, secret: "" }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Go back to the application and start again.");
  });

  test("an expired request token is refused, on the page and in its form", async () => {
    const token = await obtainRequestToken(call);
    const page = await open(address(token));
    emulator.clock.advance(15 * 60_000);
    expect((await browser.open(address(token))).status).toBe(400);
    expect((await browser.submit(page, "allow", MARA)).status).toBe(400);
  });

  test("a form sent from another site is refused", async () => {
    const token = await obtainRequestToken(call);
    const page = await open(address(token));
    const forged = page.replace(/name="form_token" value="[^"]*"/, 'name="form_token" value="guessed"');
    expect((await browser.submit(forged, "allow", MARA)).status).toBe(403);
    const other = new TestBrowser(emulator.app);
    expect((await other.submit(page, "allow", MARA)).status).toBe(403);
    for (const site of ["cross-site", "same-site", "none"])
      expect((await browser.submit(page, "allow", MARA, { "sec-fetch-site": site })).status).toBe(403);
    const own = await other.submit(page, "allow", MARA, { "sec-fetch-site": "same-origin" });
    expect(own.status).toBe(302);
  });

  test("its answers are cached nowhere, cannot be framed and leak no token to another site", async () => {
    const { headers } = await browser.open(address(await obtainRequestToken(call)));
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:* http://127.0.0.1:*");
    expect(headers.getSetCookie()[0]).toMatch(
      /^emulator_browser=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test("a form sent twice leads to the same place twice", async () => {
    const page = await open(address(await obtainRequestToken(call)));
    const first = await browser.submit(page, "allow", MARA);
    const second = await browser.submit(page, "allow", MARA);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
  });
});

describe("who is asked again", () => {
  test("authorize always asks, without the password once signed in", async () => {
    await grant();
    const page = await open(authorize(await obtainRequestToken(call)));
    expect(asks(page)).toBe(true);
    expect(asksForPassword(page)).toBe(false);
    expect(page).toContain("@mara_agency");
    expect(page).toContain("Use another account");
    expect((await browser.submit(page, "allow")).status).toBe(302);
  });

  test("authenticate leads straight back when the application was granted before", async () => {
    await grant();
    const token = await obtainRequestToken(call);
    const answer = await browser.open(authenticate(token));
    expect(answer.status).toBe(302);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const form = { oauth_verifier: locationOf(answer).searchParams.get("oauth_verifier") ?? "" };
    expect(await pairsOf(await call("/oauth/access_token", { token, form }))).toMatchObject({
      screen_name: "mara_agency",
    });
  });

  test("authenticate asks when only read access was granted and write is wanted, and not the other way", async () => {
    await grant("mara_agency", "read");
    expect(asks(await open(authenticate(await obtainRequestToken(call))))).toBe(true);
    const readOnly = await obtainRequestToken(call, { form: { svc_auth_access_type: "read" } });
    expect((await browser.open(authenticate(readOnly))).status).toBe(302);
  });

  test("authenticate asks again after the last token was invalidated", async () => {
    const token = await grant();
    await call("/1.1/oauth/invalidate_token", { token });
    expect(asks(await open(authenticate(await obtainRequestToken(call))))).toBe(true);
  });

  test("authenticate always asks for an application without the sign-in setting", async () => {
    const { consumerKey: key, consumerSecret: secret } = DESKTOP_APPLICATION;
    const desktop = createTestClient(emulator.app, { key, secret });
    for (let i = 0; i < 2; i++) {
      const token = await obtainRequestToken(desktop, { callback: "flightdeck-desktop://back" });
      const page = await open(authenticate(token));
      expect(asks(page)).toBe(true);
      const answer = await browser.submit(page, "allow", MARA);
      expect(answer.headers.get("location")).toMatch(/^flightdeck-desktop:\/\/back\?oauth_token=/);
    }
  });
});

describe("PIN mode", () => {
  test("authenticate is not for it", async () => {
    const token = await obtainRequestToken(call, { callback: "oob" });
    const response = await browser.open(authenticate(token));
    expect(response.status).toBe(403);
    const page = (await open(authorize(token))).replaceAll("/oauth/authorize", "/oauth/authenticate");
    expect((await browser.submit(page, "allow", MARA)).status).toBe(403);
  });

  test("deny says that nothing was shared", async () => {
    const token = await obtainRequestToken(call, { callback: "oob" });
    const denied = await browser.submit(await open(authorize(token)), "deny");
    expect(denied.status).toBe(200);
    expect(await denied.text()).toContain("You denied Flightdeck (demo)");
  });
});

test("a request token that one user allowed is not another's to use", async () => {
  const token = await obtainRequestToken(call);
  await browser.answer(authorize(token), "allow");
  const other = await new TestBrowser(emulator.app).answer(authorize(token), "allow", "jon_marketer");
  expect(other.status).toBe(403);
});

test("signing in gives a new session id, and ends the one before", async () => {
  await grant();
  const before = browser.cookie("emulator_session");
  await grant("jon_marketer");
  expect(browser.cookie("emulator_session")).toMatch(/^[\w-]{32}$/);
  expect(browser.cookie("emulator_session")).not.toBe(before);
  const replayed = await emulator.app.request(`${ORIGIN}/account`, {
    headers: { cookie: `emulator_session=${before}` },
  });
  expect(await replayed.text()).toContain("Sign in to the emulator");
});

test("two tabs at once both finish, in either order", async () => {
  const tokens = [await obtainRequestToken(call), await obtainRequestToken(call)];
  const pages: string[] = [];
  for (const token of tokens) pages.push(await open(authenticate(token)));
  for (const at of [1, 0]) {
    const answer = await browser.submit(pages[at] ?? "", "allow", MARA);
    expect(locationOf(answer).searchParams.get("oauth_token")).toBe(tokens[at]?.key);
  }
});

test("a page that asked one user asks again when another has signed in since", async () => {
  await grant();
  const page = await open(authorize(await obtainRequestToken(call)));
  await grant("jon_marketer");
  const again = await browser.submit(page, "allow");
  expect(again.status).toBe(200);
  expect(await again.text()).toContain("@jon_marketer");
});

describe("/account", () => {
  const send = async (page: string, fields: Record<string, string>) =>
    browser.open("/account", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        form_token: /name="form_token" value="([^"]*)"/.exec(page)?.[1] ?? "",
        ...fields,
      }).toString(),
    });

  test("a user signs in, sees what they allowed, takes it back and signs out", async () => {
    const wrong = await send(await open("/account"), {
      action: "sign-in",
      username: "mara_agency",
      password: "x",
    });
    expect(wrong.status).toBe(401);
    await send(await wrong.text(), { action: "sign-in", ...MARA });
    expect(await open("/account")).toContain("None. They appear here");

    const token = await grant();
    const page = await open("/account");
    expect(page).toContain("Revoke Flightdeck (demo)");
    const who = () => call("/1.1/account/verify_credentials.json", { method: "GET", token });
    expect((await who()).status).toBe(200);
    await send(page, { action: "revoke", application_id: "10000001" });
    const refused = await who();
    expect([refused.status, (await refused.json()).errors[0].code]).toEqual([401, 89]);

    const signedOut = await send(await open("/account"), { action: "sign-out" });
    expect(signedOut.status).toBe(303);
    expect(await open("/account")).toContain("Sign in to the emulator");
  });

  test("a form of another browser changes nothing", async () => {
    const page = await (await new TestBrowser(emulator.app).open("/account")).text();
    expect((await send(page, { action: "sign-in", ...MARA })).status).toBe(403);
  });
});
