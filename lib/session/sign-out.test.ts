import { type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerList, campaigns, codeOf, type Handler, startForward } from "@/lib/forward/test-forward";
import { disconnect } from "./sign-out";

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  forward = await startForward();
});

afterAll(() => forward.stop());

const JSON_TYPE = { "content-type": "application/json" };
const unavailable: Handler = (_, response) => void response.writeHead(503, JSON_TYPE).end("{}");
const ofJon = campaigns.replace("mara", "jon");

/** The headers of a person who has connected mara and jon. */
async function asBoth() {
  const { storeHandle } = await import("./vault");
  const headers = await forward.asMara();
  const grant = { access: "write", token: "43-token", secret: "hush" } as const;
  const jon = await storeHandle({ personId: "42", userId: "43", handle: "jon", ...grant });
  return { ...headers, cookie: `${headers.cookie}; ${jon.split(";")[0]}` };
}

describe("B11 a handle that was disconnected", () => {
  it("is closed to copies of its cookie, though the service could not be reached, until it is connected again", async () => {
    const headers = await asBoth();
    expect((await forward.call(ofJon, { headers })).status).toBe(200);
    forward.answerWith(unavailable);
    await disconnect("jon", "/live", headers.cookie);
    forward.answerWith(answerList);
    const refused = await forward.call(ofJon, { headers });
    expect([refused.status, codeOf(refused)]).toEqual([401, "HANDLE_NOT_CONNECTED"]);
    expect((await forward.call(campaigns, { headers })).status).toBe(200);

    // A service may issue a token again whose revocation did not reach it.
    await connect("jon", "43-token", headers.cookie);
    expect((await forward.call(ofJon, { headers })).status).toBe(200);
  });

  it("is revoked once more where the connection to the service was cut off", async () => {
    const headers = await asBoth();
    forward.arrived.length = 0;
    forward.answerWith((_, response) => {
      forward.answerWith((_, next) => void next.writeHead(200, JSON_TYPE).end("{}"));
      response.destroy();
    });
    await disconnect("jon", "/live", headers.cookie);
    forward.answerWith(answerList);
    const revoking = forward.arrived.filter(({ headers: { authorization } }) =>
      authorization?.includes("43-token"),
    );
    expect(revoking).toHaveLength(2);
  });

  it("ends the streams that are open for it", async () => {
    const headers = await asBoth();
    const opened = new Promise<ServerResponse>((resolve) => {
      forward.answerWith((request, response) => {
        const { url } = request;
        if (url === "/oauth2/token") {
          response.writeHead(200, JSON_TYPE).end('{"token_type":"bearer","access_token":"AAAA"}');
        } else if (url.startsWith("/platform/2/activity/stream")) {
          response.writeHead(200, JSON_TYPE).write("\r\n");
          resolve(response);
        } else response.writeHead(200, JSON_TYPE).end("[]");
      });
    });
    const path = "/api/ads/live/mara/2/activity/stream";
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      send({ host: "127.0.0.1", port: forward.port, path, headers }, resolve).on("error", reject).end();
    });
    const service = await opened;
    await disconnect("mara", "/live", headers.cookie);
    service.write('{"data":{}}\r\n');
    await expect(text(answer)).rejects.toThrow();
  });
});

/** Steps 1 and 3 of connecting a handle, for which the service issues a token. */
async function connect(handle: string, token: string, cookie: string) {
  const { beginSignIn } = await import("./begin-sign-in");
  const { finishSignIn } = await import("./finish-sign-in");
  const { signInId } = await import("./sign-in");
  const says = (body: string) =>
    forward.answerWith((_, response) => void response.writeHead(200, JSON_TYPE).end(body));
  says("oauth_token=r&oauth_token_secret=s&oauth_callback_confirmed=true");
  const wish = { purpose: "connect", access: "write", mode: "callback", returnTo: "/live" } as const;
  const { cookies } = await beginSignIn(wish, cookie);
  says(`oauth_token=${token}&oauth_token_secret=hush&user_id=43&screen_name=${handle}`);
  const started = cookies.map((header) => header.split(";")[0]).join("; ");
  const finished = await finishSignIn(signInId("r"), "verifier", `${cookie}; ${started}`);
  forward.answerWith(answerList);
  expect(finished.location).toBe("/live");
}
