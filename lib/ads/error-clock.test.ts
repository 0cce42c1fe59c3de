import { afterEach, describe, expect, it } from "vitest";
import { errorClock, tellErrorTimesIn } from "./error-clock";
import { explainError } from "./error-words";
import { RefusedError } from "./errors";

afterEach(() => tellErrorTimesIn(undefined));

const refused = (status: number, code: "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE", againAt?: Date) =>
  explainError(new RefusedError(status, [{ code, message: "-" }], [], againAt));

describe("when to try again", () => {
  it("is told on the clock of the account, in whole minutes that are not too early", () => {
    tellErrorTimesIn("Asia/Tokyo");
    const at = new Date("2026-11-25T05:02:01Z");
    expect(refused(429, "TOO_MANY_REQUESTS", at).next).toBe("Try again at 14:03 (account time).");
    expect(refused(503, "SERVICE_UNAVAILABLE", at).next).toBe(
      "Try again at 14:03 (account time). Nothing was changed.",
    );
    expect(errorClock(new Date("2026-11-25T05:02:00Z"))).toBe("14:02 (account time)");
  });

  it("is told on the reader's own clock where no account is open", () => {
    expect(errorClock(new Date())).toMatch(/^\d\d:\d\d \(your time\)$/);
  });

  it("is a few minutes where no time was told", () => {
    expect(refused(429, "TOO_MANY_REQUESTS").next).toBe("Wait a few minutes and try again.");
  });
});
