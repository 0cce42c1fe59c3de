import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import * as audiences from "@/lib/ads/endpoints/custom-audiences";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as polls from "@/lib/ads/endpoints/poll-cards";
import { isVisible, tidyIdentifier, tidyName } from "./visible-name";

/** Nothing of these is seen: blanks, formatting characters and fillers of all of Unicode. */
const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(character));

describe("a name", () => {
  it("cannot be made of invisible characters", () => {
    for (const character of unseen) {
      expect(isVisible(character), `U+${character.codePointAt(0)?.toString(16)}`).toBe(false);
      expect(tidyName(`${character} ${character}`)).toBe("");
    }
    expect(["a", "é", "中", "👩‍👩‍👧", "-", "हिन्दी", "‏שלום"].every(isVisible)).toBe(true);
  });

  it("loses invisible characters at its ends, and keeps visible ones", () => {
    const around = fc.array(
      fc.constantFrom(...unseen.filter((each) => !/[\ufe00-\ufe0f\u{e0020}-\u{e007f}]/u.test(each))),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(
        around,
        fc.constantFrom("Spring sale", "❤️", "👩‍👩‍👧", "می‌خواهم", "שלום, ‏עולם", "Été"),
        around,
        (before, name, after) => {
          expect(tidyName([...before, name, ...after].join(""))).toBe(name);
        },
      ),
    );
    expect(tidyName("Spri\u00adng \u200bsa\ufeffle")).toBe("Spring sale");
  });

  it("is refused by the catalogue when it cannot be seen, wherever a thing is named", () => {
    for (const { name } of [
      campaigns.create.params.shape,
      lineItems.create.params.shape,
      audiences.create.params.shape,
      polls.create.params.shape,
      cards.cardBody.shape,
    ]) {
      for (const hidden of [" ", "\u00a0", "\u200b", "\u3164"]) {
        expect(name.safeParse(hidden).success).toBe(false);
      }
      expect(name.safeParse("Spring").success).toBe(true);
    }
  });
});

it("reads identifiers without invisible characters", () => {
  expect(tidyIdentifier("\ufeff t76z\u200b2537\u00a0")).toBe("t76z2537");
});
