import { describe, expect, it } from "vitest";
import { CALLING_CODES, NUMBERING_PLANS } from "./calling-codes";
import { automatonStateAfter, NUMBER_FORMS } from "./number-forms";
import { PlainScanner } from "./plain-scanner";
import { quickPlan } from "./quick-plan";
import type { Scanner, ScanSettings } from "./scanner";
import { WasmScanner } from "./wasm-scanner";

/** Deterministic: a linear congruential generator. */
let seed = 7;
function random(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

/** A valid national number of a calling code. */
function validNumber(code: string): string {
  let digits = "";
  for (let step = 2 * automatonStateAfter(code); ; ) {
    const next = Array.from({ length: 10 }, (_, digit) => digit).filter(
      (digit) => NUMBER_FORMS[10 * (step >> 1) + digit],
    );
    if (next.length === 0 || ((step & 1) === 1 && random(3) === 0)) return digits;
    const digit = next[random(next.length)] ?? 0;
    digits += digit;
    step = NUMBER_FORMS[10 * (step >> 1) + digit] ?? 0;
  }
}

function scan(scanner: Scanner, text: string, country: string | null) {
  const settings: ScanSettings = {
    delimiter: ",",
    columns: ["phone_number"],
    country,
    leftOut: [],
    operation: "Update",
    effectiveAt: null,
    expiresAt: null,
    usersPerOperation: 1,
    operationsPerRequest: 2_500,
  };
  scanner.begin(settings, { line: 1, tableSlots: 1 << 12 });
  scanner.feed(new TextEncoder().encode(text), true);
  const bodies: string[] = [];
  for (;;) {
    const step = scanner.next();
    if (step.kind !== "batch") break;
    bodies.push(new TextDecoder().decode(step.body));
  }
  const problems = scanner.takeProblems().toSorted((a, b) => a.line - b.line);
  return { bodies, problems, columns: scanner.columns() };
}

const compiled = new WasmScanner();
const plain = new PlainScanner();

describe("both scanners read the same phone numbers", () => {
  it("of every country, with and without what is dialled before them, and with one digit wrong", () => {
    for (const { country, code } of NUMBERING_PLANS) {
      const lines = Array.from({ length: 60 }, () => {
        const number = validNumber(String(code));
        const at = random(number.length);
        const broken = number.slice(0, at) + random(10) + number.slice(at + random(2));
        const before = ["", "0", "8", "1", "06", "00", String(code), `+${code}`, `+${code}0`, "+"][
          random(10)
        ];
        return `${before}${random(2) === 0 ? number : broken}${random(8) === 0 ? ".0" : ""}`;
      });
      const text = lines.join("\n");
      expect({ country, ...scan(compiled, text, country) }).toEqual({
        country,
        ...scan(plain, text, country),
      });
    }
  });

  it("of every calling code without a country", () => {
    const lines = [...CALLING_CODES.keys()].flatMap((code) =>
      Array.from({ length: 20 }, () => `+${code}${validNumber(String(code))}`),
    );
    const text = lines.join("\n");
    expect(scan(compiled, text, null)).toEqual(scan(plain, text, null));
  });

  it("and the compiled one leaves out the trunk prefix of most countries by itself", () => {
    const quick = NUMBERING_PLANS.filter((plan) => quickPlan(plan).trunk !== "");
    expect(quick.map(({ country }) => country)).toEqual(
      expect.arrayContaining(["DE", "US", "GB", "FR", "IN", "NL", "SE"]),
    );
    const brazil = NUMBERING_PLANS.find(({ country }) => country === "BR");
    expect(brazil && quickPlan(brazil)).toMatchObject({ trunk: "", dialled: 0b10_0000_0001 });
  });
});
