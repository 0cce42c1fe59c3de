import { expect, it } from "vitest";
import { BRANDS } from "../seed/brands";
import { createCalendar } from "../seed/calendar";
import { createRandom, RANDOM_SEED, type Random } from "../seed/random";
import { planAccount, planApps } from "./accounts/seed";
import { planBelow } from "./campaigns/below-account";
import { DRAWN, isWrittenLater, RESERVED_NUMBERS } from "./written-later";

/** Chance that counts what is drawn. */
function counting() {
  const { below, chance, skip } = createRandom(RANDOM_SEED);
  let drawn = 0;
  const counted = <Args extends readonly unknown[], Drawn>(draw: (...args: Args) => Drawn) => {
    return (...args: Args) => {
      drawn += 1;
      return draw(...args);
    };
  };
  const next = counted(below);
  const random: Random = {
    below: next,
    between: (first, last) => first + next(last - first + 1),
    chance: counted(chance),
    pick: (items) => items[next(items.length)] ?? items[0],
    skip,
  };
  return { random, drawn: () => drawn };
}

it("leaves out of the demo's chance and places what the largest account draws and has", () => {
  const { random, drawn } = counting();
  const chance = { random, calendar: createCalendar(Date.UTC(2026, 10, 27)) };
  const taken = { handles: new Set<string>(), businesses: new Map<string, string>() };
  const later = BRANDS.findIndex(isWrittenLater);
  BRANDS.slice(0, later + 1).forEach((brand, index) => {
    const { id } = planAccount(brand, index, "live", taken, chance);
    const before = drawn();
    const { campaigns } = planBelow({ id, brand, index }, chance);
    if (index === later) {
      expect({ before, forCampaigns: drawn() - before }).toEqual(DRAWN);
      expect(campaigns).toHaveLength(RESERVED_NUMBERS);
    }
    planApps(id, brand, chance);
  });
  expect.assertions(2);
});

it("is about one account of the demo: chance and places are left for one", () => {
  expect(BRANDS.filter(isWrittenLater)).toHaveLength(1);
});
