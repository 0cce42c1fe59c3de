import { expect, it } from "vitest";
import { ARRIVALS_MAX, aboutArrival, addArrival, arrivalWords, NO_ARRIVALS } from "./arrivals";

const event = JSON.stringify({
  data: { event_uuid: "e1", event_type: "profile.update.bio", filter: {}, tag: "ours", payload: {} },
});

it("keeps the newest, and counts them all", () => {
  let arrivals = NO_ARRIVALS;
  for (let at = 0; at < ARRIVALS_MAX + 2; at += 1) arrivals = addArrival(arrivals, event, at);
  expect(arrivals.latest).toHaveLength(ARRIVALS_MAX);
  expect(arrivals.latest[0]).toEqual({ number: ARRIVALS_MAX + 2, at: ARRIVALS_MAX + 1, text: event });
  expect(arrivalWords(arrivals, true)).toBe("Listening. 102 events so far; the newest 100 are shown.");
});

it("says how it stands with a stream", () => {
  const one = addArrival(NO_ARRIVALS, event, 0);
  expect(arrivalWords(NO_ARRIVALS, true)).toMatch(/^Listening\. An event arrives when/);
  expect(arrivalWords(NO_ARRIVALS, false)).toBe("It ended, and nothing had arrived.");
  expect(arrivalWords(one, true)).toBe("Listening. 1 event so far, the newest first.");
  expect(arrivalWords(one, false)).toBe("It ended after 1 event, the newest first.");
});

it("names an event, and says nothing about an unknown one", () => {
  const about = (text: string) => aboutArrival({ number: 1, at: 0, text });
  expect(about(event)).toEqual({ type: "profile.update.bio", tag: "ours" });
  expect(about("[1]")).toEqual({});
});
