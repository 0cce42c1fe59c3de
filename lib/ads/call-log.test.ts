import { afterEach, expect, it, vi } from "vitest";
import { callEndpoint } from "./call";
import { ANSWER_MAX, CALLS_MAX, callStore, clearCalls } from "./call-log";
import * as accounts from "./endpoints/accounts";
import * as customAudiences from "./endpoints/custom-audiences";
import * as userSettings from "./endpoints/user-settings";
import { RefusedError } from "./errors";

const scope = { environment: "live", handle: "mara_agency" } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  clearCalls();
});

function answer(body: string, init: ResponseInit = {}) {
  vi.stubGlobal("fetch", async () => new Response(body, init));
}

const call = (...args: Parameters<typeof callEndpoint>) => callEndpoint(...args).catch(() => undefined);
const last = () => callStore.get().at(-1);

it("keeps what was asked and what came back, while it is under way too", async () => {
  answer('{"data":[],"next_cursor":null}', { headers: { "x-current-api-version": "12" } });
  const numbers: number[] = [];
  const under = call(accounts.list, scope, { count: 7 }, { onNoted: (number) => numbers.push(number) });
  expect(last()).toMatchObject({ endpoint: accounts.list, scope, request: { query: [["count", "7"]] } });
  expect(last()?.end).toBeUndefined();
  clearCalls();
  await under;
  expect(last()?.number).toBe(numbers[0]);
  expect(last()?.end).toMatchObject({
    status: 200,
    answer: '{"data":[],"next_cursor":null}',
    error: undefined,
  });
  expect(last()?.end?.headers?.get("x-current-api-version")).toBe("12");
});

it("keeps why a call failed", async () => {
  answer('{"errors":[{"code":"NOT_FOUND","message":"No such account"}]}', { status: 404 });
  await call(accounts.get, scope, { account_id: "a" });
  expect(last()?.end).toMatchObject({ status: 404, error: expect.any(RefusedError) });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  await call(accounts.get, scope, { account_id: "a" });
  expect(last()?.end).toMatchObject({ status: undefined, error: { name: "UnreachableError" } });
});

it("keeps nothing of what is personal", async () => {
  const hash = "0".repeat(64);
  answer(`{"data":{"success_count":1,"total_count":1,"echo":"${hash}"}}`);
  await call(customAudiences.uploadUsers, scope, {
    account_id: "a",
    custom_audience_id: "b",
    body: [{ operation_type: "Update", params: { users: [{ email: [hash] }] } }],
  });
  await call(userSettings.update, scope, { account_id: "a", user_id: "1", contact_phone: "+49 30 1" });
  const logged = JSON.stringify(callStore.get());
  expect(logged).not.toContain(hash);
  expect(logged).not.toContain("+49 30 1");
  expect(last()?.request.query).toEqual([["contact_phone", "[not recorded]"]]);
});

it("keeps the beginning of long answers, and the last calls", async () => {
  answer(`"${"é".repeat(ANSWER_MAX)}"`);
  await call(accounts.get, scope, { account_id: "a" });
  expect(last()?.end?.answer).toHaveLength(ANSWER_MAX);
  expect(last()?.end?.answerLength).toBe(ANSWER_MAX + 2);
  const heard = vi.fn();
  const stop = callStore.subscribe(heard);
  answer("{}");
  for (let sent = 0; sent < CALLS_MAX; sent += 1) await call(accounts.get, scope, { account_id: `n${sent}` });
  stop();
  expect(callStore.get()).toHaveLength(CALLS_MAX);
  expect(callStore.get()[0]?.request.path).toBe("/12/accounts/n0");
  expect(heard).toHaveBeenCalledTimes(2 * CALLS_MAX);
});
