import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../app";
import { TestBrowser } from "../testing/browser";
import { createTestClient, pairsOf, type TokenPair } from "../testing/client";

const CALLBACK = "http://localhost:3000/auth/callback?from=sign-in";

let emulator: Emulator;
let call: ReturnType<typeof createTestClient>;

beforeEach(() => {
  emulator = createEmulator({ data: ":memory:", seed: "empty" });
  call = createTestClient(emulator.app);
});
afterEach(() => emulator.close());

async function requestToken(callback = CALLBACK, form: Record<string, string> = {}): Promise<TokenPair> {
  const response = await call("/oauth/request_token", { oauth: { oauth_callback: callback }, form });
  const { oauth_token = "", oauth_token_secret = "" } = await pairsOf(response);
  return { key: oauth_token, secret: oauth_token_secret };
}

test.each(["authorize", "authenticate"])("a user signs in through /oauth/%s", async (page) => {
  const step1 = await call("/oauth/request_token", { oauth: { oauth_callback: CALLBACK } });
  expect(step1.status).toBe(200);
  expect(step1.headers.get("content-type")).toBe("text/html;charset=utf-8");
  const issued = await pairsOf(step1);
  expect(issued).toEqual({
    oauth_token: expect.stringMatching(/^[A-Za-z0-9]{27,43}$/),
    oauth_token_secret: expect.any(String),
    oauth_callback_confirmed: "true",
  });

  const answer = await new TestBrowser(emulator.app).answer(
    `/oauth/${page}?oauth_token=${issued.oauth_token}`,
    "allow",
  );
  expect(answer.status).toBe(302);
  const callback = new URL(answer.headers.get("location") ?? "");
  expect(callback.origin + callback.pathname).toBe("http://localhost:3000/auth/callback");
  expect(callback.searchParams.get("from")).toBe("sign-in");
  expect(callback.searchParams.get("oauth_token")).toBe(issued.oauth_token);

  const step3 = await call("/oauth/access_token", {
    query: { oauth_verifier: callback.searchParams.get("oauth_verifier") ?? "" },
    token: { key: issued.oauth_token ?? "", secret: issued.oauth_token_secret ?? "" },
  });
  expect(step3.status).toBe(200);
  const granted = await pairsOf(step3);
  expect(granted).toEqual({
    oauth_token: expect.stringMatching(/^2200000001-[A-Za-z0-9]{40}$/),
    oauth_token_secret: expect.stringMatching(/^[A-Za-z0-9]{40,45}$/),
    user_id: "2200000001",
    screen_name: "mara_agency",
  });

  const who = await call("/1.1/account/verify_credentials.json", {
    method: "GET",
    token: { key: granted.oauth_token ?? "", secret: granted.oauth_token_secret ?? "" },
  });
  expect(await who.json()).toMatchObject({ id_str: "2200000001", screen_name: "mara_agency" });
});

test("in PIN mode the page shows seven digits, which are the verifier", async () => {
  const token = await requestToken("oob");
  const page = await new TestBrowser(emulator.app).answer(
    `/oauth/authorize?oauth_token=${token.key}`,
    "allow",
  );
  expect(page.status).toBe(200);
  const pin = /<output id="pin">(\d{7})<\/output>/.exec(await page.text())?.[1];
  const exchanged = await call("/oauth/access_token", { token, form: { oauth_verifier: pin ?? "" } });
  expect(await pairsOf(exchanged)).toMatchObject({ screen_name: "mara_agency" });
});
