import { describe, expect, it } from "vitest";
import { createBearerToken } from "./bearer";
import { serviceAnswering } from "./test-service";

describe("the application's bearer token", () => {
  const bearer = { body: '{"token_type":"bearer","access_token":"AAAA%2Fb"}' };

  it("is fetched once for everybody, with Basic credentials", async () => {
    const { service, sent } = serviceAnswering(bearer);
    const token = createBearerToken(service);
    await expect(Promise.all([token.get(), token.get()])).resolves.toEqual(["AAAA%2Fb", "AAAA%2Fb"]);
    await token.get();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.authorization).toBe(`Basic ${Buffer.from("key:secret").toString("base64")}`);
    expect(sent[0]?.body).toBe("grant_type=client_credentials");
  });

  it("is revoked with its value sent as it is, and fetched anew afterwards", async () => {
    const { service, sent } = serviceAnswering(bearer, { body: "{}" }, bearer);
    const token = createBearerToken(service);
    await token.get();
    await token.revoke({ token: "owner", secret: "hush" });
    expect(sent[1]?.address).toBe("https://auth.example/oauth2/invalidate_token?access_token=AAAA%252Fb");
    await token.get();
    expect(sent).toHaveLength(3);
  });

  it("is fetched anew once the service accepts it no more, however many learn of it", async () => {
    const second = { body: '{"token_type":"bearer","access_token":"BBBB"}' };
    const { service, sent } = serviceAnswering(bearer, second);
    const token = createBearerToken(service);
    await token.get();
    token.forget("AAAA%2Fb");
    const asked = token.get();
    token.forget("AAAA%2Fb");
    await expect(Promise.all([asked, token.get()])).resolves.toEqual(["BBBB", "BBBB"]);
    token.forget("AAAA%2Fb");
    await expect(token.get()).resolves.toBe("BBBB");
    expect(sent).toHaveLength(2);
  });

  it.each([{ status: 403, body: '{"errors":[{"code":99,"message":"slow down"}]}' }, { body: "<html>" }])(
    "is asked for again after a failure: %o",
    async (failure) => {
      const { service } = serviceAnswering(failure, bearer);
      const token = createBearerToken(service);
      await expect(token.get()).rejects.toThrow();
      await expect(token.get()).resolves.toBe("AAAA%2Fb");
    },
  );
});
