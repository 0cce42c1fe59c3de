import { describe, expect, it } from "vitest";
import { CredentialAnswerError, CredentialRefusedError, type Outgoing } from "./credential-service";
import { serviceAnswering } from "./test-service";
import { accessToken, authorizationAddress, invalidateToken, OUT_OF_BAND, requestToken } from "./three-legs";

const field = (request: Outgoing | undefined, name: string) =>
  decodeURIComponent(new RegExp(`${name}="([^"]*)"`).exec(request?.headers.authorization ?? "")?.[1] ?? "");

const granted = "oauth_token=t&oauth_token_secret=s&oauth_callback_confirmed=true";

describe("step 1, the request token", () => {
  it("sends the callback in the header and gives token and secret", async () => {
    const { service, sent } = serviceAnswering({ body: granted });
    const callback = "https://app.example/auth/callback?a=1";
    await expect(requestToken(service, { callback, access: "write" })).resolves.toEqual({
      token: "t",
      secret: "s",
    });
    expect(sent[0]).toMatchObject({ method: "POST", address: "https://auth.example/oauth/request_token" });
    expect(field(sent[0], "oauth_callback")).toBe(callback);
  });

  it("asks for read-only access where that is wished, and for a PIN", async () => {
    const { service, sent } = serviceAnswering({ body: granted });
    await requestToken(service, { callback: OUT_OF_BAND, access: "read" });
    expect(sent[0]?.address).toBe("https://auth.example/oauth/request_token?svc_auth_access_type=read");
    expect(field(sent[0], "oauth_callback")).toBe("oob");
  });

  it("names what it asks for as the service does", async () => {
    const { service, sent } = serviceAnswering({ body: granted });
    const wireName = (name: string) => name.replace(/^svc_/, "x_");
    await requestToken({ ...service, wireName }, { callback: OUT_OF_BAND, access: "read" });
    expect(sent[0]?.address).toMatch(/\?x_auth_access_type=read$/);
  });

  it.each([
    "oauth_token=t&oauth_token_secret=s",
    "oauth_token=t&oauth_token_secret=s&oauth_callback_confirmed=false",
    "oauth_token=&oauth_token_secret=s&oauth_callback_confirmed=true",
    "<html>",
  ])("A05 stops unless the callback is confirmed: %s", async (body) => {
    const { service } = serviceAnswering({ body });
    await expect(requestToken(service, { callback: "https://a.example", access: "write" })).rejects.toThrow(
      CredentialAnswerError,
    );
  });

  it("describes a refusal by status and code", async () => {
    const { service } = serviceAnswering({ status: 401, body: '{"errors":[{"code":32,"message":"no"}]}' });
    const refused = requestToken(service, { callback: "https://a.example", access: "write" });
    await expect(refused).rejects.toMatchObject({ status: 401, code: "32" });
    await expect(refused).rejects.toThrow(CredentialRefusedError);
  });
});

describe("step 2, the service's page", () => {
  it("carries the token and never the callback or a secret", () => {
    const service = { authUrl: "https://auth.example" };
    expect(authorizationAddress(service, "authenticate", { token: "a b" })).toBe(
      "https://auth.example/oauth/authenticate?oauth_token=a%20b",
    );
    expect(authorizationAddress(service, "authorize", { token: "t", forceLogin: true, handle: "mara" })).toBe(
      "https://auth.example/oauth/authorize?oauth_token=t&force_login=true&screen_name=mara",
    );
  });
});

describe("step 3, the access token", () => {
  it("A06 sends the verifier, and gives token, secret and who it is", async () => {
    const { service, sent } = serviceAnswering({
      body: "oauth_token=a&oauth_token_secret=b&user_id=42&screen_name=mara_agency",
    });
    await expect(accessToken(service, { token: "t", secret: "s" }, "1234567")).resolves.toEqual({
      token: "a",
      secret: "b",
      userId: "42",
      handle: "mara_agency",
    });
    expect(field(sent[0], "oauth_verifier")).toBe("1234567");
    expect(field(sent[0], "oauth_token")).toBe("t");
  });

  it.each(["user_id=abc&screen_name=m", "user_id=1&screen_name=", "user_id=1&screen_name=../x"])(
    "refuses an answer that names no user: %s",
    async (who) => {
      const { service } = serviceAnswering({ body: `oauth_token=a&oauth_token_secret=b&${who}` });
      await expect(accessToken(service, { token: "t", secret: "s" }, "1")).rejects.toThrow(
        CredentialAnswerError,
      );
    },
  );
});

describe("A15 clock skew", () => {
  const skewed = {
    status: 401,
    body: '{"errors":[{"code":135,"message":"Timestamp out of bounds."}]}',
    date: new Date(Date.UTC(2026, 0, 1, 0, 10)).toUTCString(),
  };

  it("A14 takes the service's time over and tries once more, with a fresh nonce and timestamp", async () => {
    const { service, sent } = serviceAnswering(skewed, { body: granted });
    await requestToken(service, { callback: "https://a.example", access: "write" });
    expect(field(sent[0], "oauth_nonce")).not.toBe(field(sent[1], "oauth_nonce"));
    expect(Number(field(sent[1], "oauth_timestamp")) - Number(field(sent[0], "oauth_timestamp"))).toBe(600);
    // Later calls start out right.
    expect(service.clock.seconds()).toBe(Date.UTC(2026, 0, 1, 0, 10, 1) / 1000);
  });

  it("takes the time over of any 401 whose Date is far off, whatever its code, and of no other", async () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toUTCString();
    const refusedAt = (date: string) => ({ status: 401, body: '{"title":"Unauthorized"}', date });
    const far = serviceAnswering(refusedAt(at(10)), { body: granted });
    await requestToken(far.service, { callback: "https://a.example", access: "write" });
    expect(far.sent).toHaveLength(2);
    const near = serviceAnswering(refusedAt(at(4)));
    await expect(
      requestToken(near.service, { callback: "https://a.example", access: "write" }),
    ).rejects.toMatchObject({ status: 401 });
    expect(near.sent).toHaveLength(1);
  });

  it("tries no third time, and not without a Date", async () => {
    const twice = serviceAnswering(skewed, skewed);
    await expect(invalidateToken(twice.service, { token: "t", secret: "s" })).rejects.toMatchObject({
      code: "135",
    });
    expect(twice.sent).toHaveLength(2);
    const dateless = serviceAnswering({ ...skewed, date: undefined });
    await expect(invalidateToken(dateless.service, { token: "t", secret: "s" })).rejects.toMatchObject({
      status: 401,
    });
    expect(dateless.sent).toHaveLength(1);
  });
});
