import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { type Arrived, answerList, campaigns, type Handler, startForward } from "./test-forward";

let forward: Awaited<ReturnType<typeof startForward>>;

beforeAll(async () => {
  forward = await startForward();
});

afterAll(() => forward.stop());

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  // Holding and retrying depend on time, and not on how long this machine takes for 500 calls.
  vi.useFakeTimers({ toFake: ["Date"] });
  forward.arrived.length = 0;
  forward.answerWith(answerList);
});

const JSON_TYPE = { "content-type": "application/json" };
const inSeconds = (seconds: number) => String(Math.ceil(Date.now() / 1_000) + seconds);
const usedUp = (reset: string): Handler => {
  const headers = { "x-rate-limit-limit": "5", "x-rate-limit-remaining": "0", "x-rate-limit-reset": reset };
  return (_, response) =>
    void response
      .writeHead(429, { ...JSON_TYPE, ...headers })
      .end('{"errors":[{"code":"TOO_MANY_REQUESTS","message":"Slow down"}]}');
};
const overloaded: Handler = (_, response) =>
  void response.writeHead(503, JSON_TYPE).end('{"errors":[{"code":"SERVICE_UNAVAILABLE","message":"Down"}]}');

async function calls(count: number, path: string) {
  const headers = await forward.asMara();
  return Promise.all(Array.from({ length: count }, () => forward.call(path, { headers })));
}

const ofAccount = (id: string) => campaigns.replace("18ce54d4x5t", id);

describe("a service that refuses is left alone", () => {
  it("500 calls at a 429 come to at most 20, all answered with it and its headers", async () => {
    const reset = inSeconds(600);
    forward.answerWith(usedUp(reset));
    const answers = await calls(500, ofAccount("a1"));
    expect(forward.arrived.length).toBeLessThanOrEqual(20);
    for (const { status, headers, body } of answers) {
      expect([status, JSON.parse(body.toString()).errors[0].code]).toEqual([429, "TOO_MANY_REQUESTS"]);
      expect(headers["x-rate-limit-reset"]).toBe(reset);
    }
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(590);
  });

  it("calls that wait for their turn while the allowance is used up do not leave any more", async () => {
    const refuse = usedUp(inSeconds(600));
    const isOfJon = ({ headers }: Arrived) => headers.authorization?.includes("43-token") === true;
    const parked: (() => void)[] = [];
    forward.answerWith((request, response) => {
      if (isOfJon(request)) return answerList(request, response);
      parked.push(() => refuse(request, response));
    });
    const answers = calls(50, ofAccount("a9"));
    await eventually(() => expect(parked.length).toBeGreaterThan(5));
    // A later caller is answered after all of them are queued.
    await forward.call(ofAccount("a9").replace("mara", "jon"), { headers: await forward.asJon() });
    const left = parked.length;
    forward.answerWith(refuse);
    for (const answer of parked) answer();
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([429]));
    expect(forward.arrived.filter((request) => !isOfJon(request))).toHaveLength(left);
  });

  it("an answer that was on its way when the allowance was used up does not let other calls leave", async () => {
    const parked: (() => void)[] = [];
    forward.answerWith((request, response) => void parked.push(() => answerList(request, response)));
    const early = calls(1, ofAccount("a10"));
    await eventually(() => expect(parked).toHaveLength(1));
    forward.answerWith(usedUp(inSeconds(600)));
    await calls(1, ofAccount("a10"));
    for (const answer of parked) answer();
    expect((await early).map(({ status }) => status)).toEqual([200]);
    forward.arrived.length = 0;
    expect((await calls(1, ofAccount("a10"))).map(({ status }) => status)).toEqual([429]);
    expect(forward.arrived).toHaveLength(0);
  });

  it("holds only the allowance that is used up, and only until it is granted anew", async () => {
    forward.answerWith(usedUp(inSeconds(1)));
    const mara = { headers: await forward.asMara() };
    expect((await forward.call(ofAccount("a2"), mara)).status).toBe(429);
    forward.answerWith(answerList);
    expect((await forward.call(ofAccount("a2"), mara)).status).toBe(429);
    expect((await forward.call(ofAccount("a3"), mara)).status).toBe(200);
    const jon = { headers: await forward.asJon() };
    expect((await forward.call(ofAccount("a2").replace("mara", "jon"), jon)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await forward.call(ofAccount("a2"), mara)).status).toBe(200);
  });

  it.each(["1900000000000", "12", "NaN"])(
    "500 calls one by one at a 429 whose reset is %s are held after a few",
    async (reset) => {
      forward.answerWith(usedUp(reset));
      const mara = { headers: await forward.asMara() };
      for (let call = 0; call < 100; call += 1) {
        expect((await forward.call(ofAccount(`b${reset.length}`), mara)).status).toBe(429);
      }
      expect(forward.arrived.length).toBeLessThanOrEqual(20);
    },
  );

  it("500 calls at a 503 come to at most 20, tries included, and calls go on when it is well again", async () => {
    forward.answerWith(overloaded);
    const answers = await calls(500, ofAccount("a4"));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(forward.arrived.length).toBeLessThanOrEqual(20);
    forward.answerWith(answerList);
    // A page that is retried at once.
    const page = await calls(8, ofAccount("a4"));
    expect(page.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it("is not asked again before the time that its 503 asks for", async () => {
    forward.answerWith((_, response) => void response.writeHead(503, { "retry-after": "60" }).end());
    const answer = await forward.call(ofAccount("a5"), { headers: await forward.asMara() });
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "60"]);
    expect(forward.arrived).toHaveLength(1);
  });
});
