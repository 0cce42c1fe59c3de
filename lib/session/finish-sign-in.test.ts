import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startForward } from "@/lib/forward/test-forward";

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  forward = await startForward();
});

afterAll(() => forward.stop());

/** What a browser sends after these Set-Cookie headers. */
function cookiesAfter(
  before: ReadonlyMap<string, string>,
  setCookies: readonly string[],
): Map<string, string> {
  const cookies = new Map(before);
  for (const header of setCookies) {
    const [pair = ""] = header.split(";");
    const at = pair.indexOf("=");
    if (/Max-Age=0\b/.test(header)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return cookies;
}

const headerOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

const NOBODY = new Map<string, string>();

async function modules() {
  return {
    ...(await import("./begin-sign-in")),
    ...(await import("./finish-sign-in")),
    ...(await import("./sign-in")),
    ...(await import("./open-session")),
  };
}

/**
 * A browser that started a sign-in with a request token, for which the service issues another one; returns its cookies
 * and the id of the sign-in.
 */
async function started(
  token: string,
  {
    granted = `${token}-access`,
    userId = "42",
    before = NOBODY,
    purpose = "sign-in" as "sign-in" | "connect",
  } = {},
) {
  const { beginSignIn, signInId } = await modules();
  forward.answerWith((_, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`oauth_token=${token}&oauth_token_secret=s&oauth_callback_confirmed=true`),
  );
  const wish = { purpose, access: "write", mode: "callback", returnTo: "/live" } as const;
  const { cookies } = await beginSignIn(wish, headerOf(before));
  forward.answerWith((_, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`oauth_token=${granted}&oauth_token_secret=s&user_id=${userId}&screen_name=mara`),
  );
  return { id: signInId(token), cookies: cookiesAfter(before, cookies) };
}

describe("a callback that is opened again", () => {
  it("is called used in the browser that used it, which stays signed in", async () => {
    const { finishSignIn, openSession } = await modules();
    const { id, cookies } = await started("again");
    const first = await finishSignIn(id, "verifier", headerOf(cookies));
    expect(first.location).toBe("/live");
    const after = cookiesAfter(cookies, first.cookies);
    const again = await finishSignIn(id, "verifier", headerOf(after));
    expect(again).toEqual({ location: "/sign-in?problem=used-already", cookies: [] });
    expect((await openSession(headerOf(after)))?.person.handle).toBe("mara");
    // Opened twice at once, the second time before the answer of the first.
    expect((await finishSignIn(id, "verifier", headerOf(cookies))).location).toBe(
      "/sign-in?problem=used-already",
    );
  });

  it("is called used after it was denied, and after it failed", async () => {
    const { abandonSignIn, finishSignIn } = await modules();
    const denied = await started("denied");
    const afterwards = cookiesAfter(
      denied.cookies,
      (await abandonSignIn(denied.id, headerOf(denied.cookies))).cookies,
    );
    expect((await abandonSignIn(denied.id, headerOf(afterwards))).location).toContain("used-already");
    const failed = await started("failed");
    const left = cookiesAfter(
      failed.cookies,
      (await finishSignIn(failed.id, "", headerOf(failed.cookies))).cookies,
    );
    expect((await finishSignIn(failed.id, "verifier", headerOf(left))).location).toContain("used-already");
  });

  it("is called another browser's by one that never started it, signed in or not", async () => {
    const { finishSignIn } = await modules();
    const other = await started("other");
    const own = await started("own");
    const signedIn = cookiesAfter(
      own.cookies,
      (await finishSignIn(own.id, "verifier", headerOf(own.cookies))).cookies,
    );
    for (const cookies of [NOBODY, signedIn])
      expect((await finishSignIn(other.id, "verifier", headerOf(cookies))).location).toContain(
        "not-started-here",
      );
  });
});

describe("a token that no cookie keeps any more", () => {
  /** The cookies of a browser after a sign-in in it. */
  async function signedIn(...of: Parameters<typeof started>) {
    const { finishSignIn } = await modules();
    const { id, cookies } = await started(...of);
    return cookiesAfter(cookies, (await finishSignIn(id, "verifier", headerOf(cookies))).cookies);
  }

  /** The access tokens that the service was asked to revoke. */
  const revoked = () =>
    forward.arrived
      .filter(({ url }) => url.includes("invalidate_token"))
      .map(({ headers }) => /oauth_token="([^"]*)"/.exec(headers.authorization ?? "")?.[1]);

  it("is revoked when another person signs in over a session, with all of its handles", async () => {
    const mara = await signedIn("l9-mara");
    const both = await signedIn("l9-jon", { userId: "43", before: mara, purpose: "connect" });
    const asked = revoked().length;
    await signedIn("l9-ines", { userId: "44", before: both });
    expect(revoked().slice(asked).sort()).toEqual(["l9-jon-access", "l9-mara-access"]);
  });

  it("is revoked when the same person signs in or connects again, and others stay", async () => {
    const mara = await signedIn("again-mara");
    const both = await signedIn("again-jon", { userId: "43", before: mara, purpose: "connect" });
    const asked = revoked().length;
    const later = await signedIn("again-mara-later", { before: both });
    await signedIn("again-jon-later", { userId: "43", before: later, purpose: "connect" });
    expect(revoked().slice(asked)).toEqual(["again-mara-access", "again-jon-access"]);
  });

  it("is kept when the service grants the very same again", async () => {
    const mara = await signedIn("same-mara");
    const asked = revoked().length;
    await signedIn("same-later", { granted: "same-mara-access", before: mara });
    expect(revoked().slice(asked)).toEqual([]);
  });
});
