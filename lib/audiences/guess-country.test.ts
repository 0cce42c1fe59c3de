import { expect, it } from "vitest";
import { guessCountry } from "./guess-country";

it("takes the country of most numbers that name one, else that of the account's zone", () => {
  const columns = ["email", "phone_number"] as const;
  const people = [
    ["a@b.example", "+46 70 123 45 67"],
    ["c@d.example", "+49 171 1234567"],
    ["e@f.example", "+46 70 123 45 68"],
    ["g@h.example", "0171 1234567"],
  ];
  expect(guessCountry(columns, people, "America/New_York")).toEqual({ country: "SE", from: "list" });
  expect(guessCountry(columns, [["a@b.example", "070 123"]], "Europe/Stockholm")).toEqual({
    country: "SE",
    from: "zone",
  });
  expect(guessCountry(columns, [], "Europe/Berlin")).toEqual({ country: "DE", from: "zone" });
  expect(guessCountry(columns, [], "Etc/UTC")).toEqual({ country: "", from: undefined });
});
