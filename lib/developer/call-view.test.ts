import { beforeAll, describe, expect, it } from "vitest";
import type { CallEnd, LoggedCall } from "@/lib/ads/call-log";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { fetchCodeWords } from "@/lib/ads/error-words";
import { NotAsPromisedError, RefusedError, UnreachableError } from "@/lib/ads/errors";
import {
  callDurationText,
  hasFailed,
  narrowCalls,
  outcomeWords,
  resourceName,
  resourcesIn,
} from "./call-view";

beforeAll(fetchCodeWords);

let number = 0;
function call(endpoint: AnyEndpoint, end: Partial<CallEnd> | undefined): LoggedCall {
  number += 1;
  return {
    number,
    endpoint,
    scope: { environment: "live", handle: "mara_agency" },
    request: { base: "ads", method: endpoint.method, path: `/12/call/${number}`, query: [] },
    startedAt: 0,
    ...(end && { end: { duration: 5, ...end } }),
  };
}

const refusal = new RefusedError(403, [{ code: "ACTION_NOT_ALLOWED", message: "No" }], []);
const read = call(campaigns.list, { status: 200 });
const refused = call(campaigns.update, { status: 403, error: refusal });
const lost = call(fundingInstruments.list, { error: new UnreachableError("Lost") });
const odd = call(campaigns.get, { status: 200, error: new NotAsPromisedError("Odd") });
const calledOff = call(campaigns.list, { error: new DOMException("Left", "AbortError") });
const open = call(campaigns.create, undefined);
const ALL = { search: "", failedOnly: false, writesOnly: false, resource: null } as const;
const calls = [read, refused, lost, odd, calledOff, open];

it("says what became of a call, and counts those canceled as no failure", () => {
  expect(calls.map(outcomeWords)).toEqual([
    "200",
    "403",
    "No answer",
    "200 not as promised",
    "Canceled",
    "Under way",
  ]);
  expect(calls.filter(hasFailed)).toEqual([refused, lost, odd]);
});

describe("narrowing", () => {
  it("stands newest first", () => {
    expect(narrowCalls(calls, ALL)).toEqual(calls.toReversed());
  });

  it("keeps failures, writes and a resource", () => {
    expect(narrowCalls(calls, { ...ALL, failedOnly: true })).toEqual([odd, lost, refused]);
    expect(narrowCalls(calls, { ...ALL, writesOnly: true })).toEqual([open, refused]);
    expect(narrowCalls(calls, { ...ALL, resource: "funding-instruments" })).toEqual([lost]);
  });

  it.each(["action_not_allowed", "403", "role may not", "put /12", "campaigns.update"])(
    "finds %s",
    (search) => {
      expect(narrowCalls(calls, { ...ALL, search })).toEqual([refused]);
    },
  );
});

it("puts resources and durations into words", () => {
  expect(resourcesIn(calls)).toEqual(["campaigns", "funding-instruments"]);
  expect(resourceName("funding-instruments")).toBe("Funding instruments");
  expect([84.4, 1234].map(callDurationText)).toEqual(["84 ms", "1.2 s"]);
});
