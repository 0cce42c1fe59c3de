import { describe, expect, it } from "vitest";
import { readYesNo } from "./read-cells";

describe("yes and no in a cell", () => {
  it.each(
    "TRUE WAHR VRAI VERDADERO VERO WAAR VERDADEIRO PRAWDA ИСТИНА SANT SAND TOSI IGAZ PRAVDA DOĞRU ja oui sí sim tak да t y 1 はい 是".split(
      " ",
    ),
  )("%s is yes", (word) => {
    expect(readYesNo(word)).toBe(true);
    expect(readYesNo(` ${word.toLowerCase()}\u00a0`)).toBe(true);
  });

  it.each(
    "FALSE FALSCH FAUX FALSO ONWAAR FAŁSZ ЛОЖЬ FALSKT FALSK EPÄTOSI HAMIS NEPRAVDA YANLIŞ nein non no não nie нет f n 0 いいえ 否".split(
      " ",
    ),
  )("%s is no", (word) => {
    expect(readYesNo(word)).toBe(false);
    expect(readYesNo(` ${word.toLowerCase()}\u00a0`)).toBe(false);
  });

  it.each(["", "maybe", "10", "true story"])("%j is neither", (word) => {
    expect(readYesNo(word)).toBeUndefined();
  });

  it("a word of any length is neither", () => {
    expect(readYesNo("x".repeat(100_000))).toBeUndefined();
  });
});
