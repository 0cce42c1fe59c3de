import { expect, it } from "vitest";
import type { SavedAs } from "@/lib/lists/savable";
import { criterion } from "@/lib/targeting/criteria";
import { SET_CRITERIA_MAX } from "@/lib/targeting/targeting-set-body";
import { replacedSet, SET_FORMAT, setProblem, setsOnDevice } from "./saved-targeting";

const france = criterion("LOCATION", "fr", { name: "France", location_type: "COUNTRIES" });
const savedAs = (whose: SavedAs["whose"]): SavedAs => ({
  ...{ whose, maker: "mara_agency", own: true, madeAt: 1, version: 1 },
});
const runners = { id: "r", name: "Runners", criteria: [france] };

it("a set is the same after it was stored and read again, in the store and on the device", () => {
  const { name, body } = SET_FORMAT.content(runners);
  expect(SET_FORMAT.read({ id: "r", name, body })).toEqual(runners);
  expect(setsOnDevice(JSON.parse(JSON.stringify([runners])))).toEqual([runners]);
});

it("unknown fields are left out", () => {
  const unknown = { criteria: [{ ...france, targeting_type: "MOOD" }] };
  expect(SET_FORMAT.read({ id: "r", name: "Moody", body: unknown })).toBeUndefined();
  expect(setsOnDevice([{ ...runners, ...unknown }, 7])).toEqual([]);
  expect(setsOnDevice(undefined)).toEqual([]);
});

it("replaces a set of the same name that is as much one's own or the account's, and no other", () => {
  const sets = [
    { ...runners, savedAs: savedAs("mine") },
    { ...runners, id: "account", savedAs: savedAs("account") },
    { ...runners, id: "device" },
  ];
  expect(replacedSet(sets, { name: " Runners ", whose: "mine" })?.id).toBe("r");
  expect(replacedSet(sets, { name: "Runners", whose: "account" })?.id).toBe("account");
  expect(replacedSet(sets, { name: "Runners", whose: undefined })?.id).toBe("device");
  expect(replacedSet(sets, { name: "runners", whose: "mine" })).toBeUndefined();
});

it("says why criteria are not saved", () => {
  expect(setProblem("Runners", [france])).toBeUndefined();
  expect(setProblem(" ", [france])).toBe("Give it a name first.");
  expect(
    setProblem(
      "Runners",
      Array.from({ length: SET_CRITERIA_MAX + 1 }, () => france),
    ),
  ).toBe("A set holds up to 400 criteria.");
});
