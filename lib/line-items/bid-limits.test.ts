import { expect, it } from "vitest";
import { bidLimitsInWords, bidProblem } from "./bid-limits";

const euro = {
  currency: "EUR",
  minimum_cpe_bid_local_micro: "10000",
  maximum_cpe_bid_local_micro: "50000000",
  minimum_denomination: "10000",
};
const yen = {
  currency: "JPY",
  minimum_cpe_bid_local_micro: "10000000",
  maximum_cpe_bid_local_micro: "5000000000",
  minimum_denomination: "10000000",
};

it("gives the limits of a bid, in the decimals of the currency", () => {
  expect(bidLimitsInWords(euro)).toBe("0.01–50.00 EUR, in steps of 0.01");
  expect(bidLimitsInWords(yen)).toBe("10–5,000 JPY, in steps of 10");
});

it("takes the lowest bid, the highest and whole steps between them", () => {
  for (const micros of ["10000", "1250000", "50000000"]) expect(bidProblem(micros, euro)).toBeUndefined();
  expect(bidProblem("20000000", yen)).toBeUndefined();
});

it("says what to enter instead of anything else", () => {
  expect(bidProblem("9999", euro)).toBe("The lowest bid is 0.01 EUR. Enter at least that.");
  expect(bidProblem("50010000", euro)).toBe("The highest bid is 50.00 EUR. Enter at most that.");
  expect(bidProblem("15000000", yen)).toBe("Bids go in steps of 10 JPY. Enter a multiple of it.");
});
