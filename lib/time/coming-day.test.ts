import { expect, it } from "vitest";
import { writtenWithYear } from "./coming-day";

const NOW = Date.parse("2026-11-27T23:30:00Z");
const written = (text: string, zone = "UTC") => writtenWithYear(text, zone, NOW);

it("gives a day the year in which it comes", () => {
  expect(written("1 Dec")).toBe("1 Dec 2026");
  expect(written("27 november")).toBe("27 november 2026");
  expect(written("26 Nov")).toBe("26 Nov 2027");
  expect(written("Dec 24, 18:00")).toBe("24 Dec 2026, 18:00");
  expect(written("29 Feb")).toBe("29 Feb 2028");
});

it("reads today and tomorrow on the clocks of the zone", () => {
  expect(written("today")).toBe("2026-11-27");
  expect(written("tomorrow 9:00", "Europe/Paris")).toBe("2026-11-29 9:00");
});

it("leaves everything else as it is", () => {
  for (const text of ["2026-12-24", "24.12.2026", "31 Foo", "soon", ""]) {
    expect(written(text)).toBe(text === "31 Foo" ? "31 Foo 2026" : text);
  }
});
