import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { explainError, fetchCodeWords } from "@/lib/ads/error-words";
import { RefusedError } from "@/lib/ads/errors";
import { pageClock, setPageZone } from "./page-clock";

beforeAll(fetchCodeWords);

afterEach(() => setPageZone(undefined));

const refused = (status: number, code: "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE", againAt?: Date) =>
  explainError(new RefusedError(status, [{ code, message: "-" }], [], againAt));

describe("when to try again", () => {
  it("is written on the clock of the account, in whole minutes that are not too early", () => {
    setPageZone("Asia/Tokyo");
    const at = new Date("2026-11-25T05:02:01Z");
    expect(refused(429, "TOO_MANY_REQUESTS", at).next).toBe("Try again at 14:03 (account time).");
    expect(refused(503, "SERVICE_UNAVAILABLE", at).next).toBe(
      "Try again at 14:03 (account time). Nothing was changed.",
    );
    expect(pageClock(new Date("2026-11-25T05:02:00Z"))).toBe("14:02 (account time)");
  });

  it("is written on the reader's own clock where no account is open", () => {
    expect(pageClock(new Date())).toMatch(/^\d\d:\d\d \(your time\)$/);
  });

  it("is a few minutes where no time was given", () => {
    expect(refused(429, "TOO_MANY_REQUESTS").next).toBe("Wait a few minutes and try again.");
  });
});

it("is the only clock of the screens beside the account's: none goes by the browser's alone", () => {
  const root = path.join(import.meta.dirname, "../../components");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const own = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\bformatDate\(|Intl\.DateTimeFormat/.test(readFileSync(path.join(root, file), "utf8")),
    );
  expect(own).toEqual([]);
});
